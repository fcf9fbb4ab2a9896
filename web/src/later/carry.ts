// Pieces that move: what lies elsewhere after a change than before it is seen to go there.

/** Makes a change, moves what it moved, and gives what ends the movement at once. */
export function carry(change: () => void, _ms: number): () => void {
  change();
  return () => {};
}
