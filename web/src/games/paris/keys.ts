// The keys on the board as things that stay the same while they move from place to place.
import type { ParisView } from './types';

export interface OnBoard {
  id: number;
  seat: number;
  /** "arc", "bank-chaillot", "chaillot-5". */
  place: string;
}

/** Every place where a seat has a key, one entry a key. */
function placesOf(view: ParisView, colour: string): string[] {
  const { arc, banks, at } = view.keys[colour] ?? { arc: false, banks: [], at: {} };
  return [
    ...(arc ? ['arc'] : []),
    ...banks.map((district) => `bank-${district}`),
    ...Object.entries(at).flatMap(([space, n]) => Array<string>(n).fill(space)),
  ];
}

/**
 * The keys of `view`: each that still stands where it stood is the same, and one that left a place
 * went to a new one.
 */
export function follow(before: OnBoard[], view: ParisView, next: () => number): OnBoard[] {
  return view.seats.flatMap(({ seat, colour }) => {
    const wanted = placesOf(view, colour);
    const free: OnBoard[] = [];
    const kept: OnBoard[] = [];
    for (const key of before.filter((one) => one.seat === seat)) {
      const at = wanted.indexOf(key.place);
      if (at < 0) free.push(key);
      else {
        wanted.splice(at, 1);
        kept.push(key);
      }
    }
    const moved = wanted.map((place) => ({ id: free.shift()?.id ?? next(), seat, place }));
    return [...kept, ...moved].sort((a, b) => a.id - b.id);
  });
}
