// The legal actions by what one points at to do them. What may be done comes from the server; this
// only sorts it.
import type { Move } from './types';

/** One thing to point at, and all that may be done by pointing at it. */
export interface Target {
  id: string;
  group: Group;
  moves: Move[];
}
export type Group = 'draw' | 'act' | 'benefit' | 'tile' | 'trade' | 'end';

const GROUPS: { [act: string]: Group } = {
  draw: 'draw',
  place: 'draw',
  bank: 'act',
  arc: 'act',
  move: 'act',
  look: 'act',
  take: 'act',
  bonus: 'benefit',
  honour: 'benefit',
  score: 'benefit',
  use: 'tile',
  use_end: 'tile',
  buy: 'trade',
  sell: 'trade',
  pass: 'end',
  finish: 'end',
};
/** The groups that are listed; tiles, trade and the end of the turn have places of their own. */
export const LISTED: Group[] = ['draw', 'act', 'benefit'];

/** The place on the table of an action: `landmarks` are those that stand already. */
function placeOf({ parts }: Move, landmarks: { [landmark: string]: string }): string {
  switch (parts.act) {
    case 'draw':
      return `stack-${parts.stack}`;
    case 'place':
      return `district-${parts.district}`;
    case 'bank':
      return `bank-${parts.district}`;
    case 'move':
      return parts.landmark && !landmarks[parts.landmark]
        ? `bring-${parts.district}`
        : `space-${parts.to}`;
    case 'bonus':
      return `track-${parts.tile}`;
    case 'score':
      return `prize-${parts.district}`;
    case 'use':
      return `tile-${parts.tile}`;
    case 'use_end':
      return `end-${parts.end}`;
    case 'take':
      return `take-${parts.end}`;
    case 'buy':
    case 'sell':
    case 'honour':
      return `${parts.act}-${parts.token}`;
    default:
      return parts.act;
  }
}

/** How dear an action is: francs first, then tiles spent, so that the cheapest way stands first. */
function price({ parts, effect }: Move): number {
  const change = effect.change ?? {};
  const spent = Object.entries(change).reduce(
    (sum, [name, n]) => sum + (name === 'points' ? -n : name === 'francs' ? -n * 2 : -n * 5),
    0,
  );
  return spent + (parts.with?.length ?? 0) * 100 + (parts.value ?? 0) / 100;
}

export function targetsOf(
  moves: Move[],
  landmarks: { [landmark: string]: string },
): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const move of moves) {
    const id = placeOf(move, landmarks);
    const target = found.get(id) ?? { id, group: GROUPS[move.parts.act] ?? 'act', moves: [] };
    target.moves.push(move);
    found.set(id, target);
  }
  for (const { moves: ways } of found.values()) ways.sort((a, b) => price(a) - price(b));
  return found;
}
