// What is in hand and what is lit up: the drawing's own.

/** What is about to be put on the board. */
export interface Item {
  kind: 'tile' | 'piece' | 'on' | 'side';
  /** The piece, or the postcard that needs none. */
  name: string;
  colour: string;
  card: string | null;
  tile?: number;
}

/** What a score line lights up: spaces, a postcard, the reserve of a colour. */
export interface Shine {
  key: string;
  cells: string[];
  card: string | null;
  reserve: string | null;
}
