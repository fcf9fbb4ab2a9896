// The log of a turn as steps: what was done, and what each step cost and gave. Pure.
import type { Entry, Event } from '../../lib/protocol';
import type { Counts, Fact, Parts } from './types';

export interface Step {
  seat: number;
  /** The number of actions before it: going back to it takes this step back. */
  ply: number;
  /** The action in the form of a legal one; null where the event says more. */
  parts: Parts | null;
  event: Event;
  change: Counts;
  /** Something was turned up or looked at: it cannot simply be taken back. */
  final: boolean;
}

export function together(changes: Counts[]): Counts {
  const out: Counts = {};
  for (const change of changes)
    for (const [name, n] of Object.entries(change)) out[name] = (out[name] ?? 0) + n;
  return Object.fromEntries(Object.entries(out).filter(([, n]) => n !== 0));
}

/** The event that a step is told by, first of those that it has. */
const MAIN = [
  'moved',
  'fetched',
  'used',
  'turned',
  'placed',
  'banked',
  'arc',
  'advanced',
  'honoured',
  'scoring',
  'bought',
  'sold',
  'end_used',
  'looked',
  'took',
  'passed',
];

function partsOf(event: Event, all: Event[]): Parts | null {
  const { kind, district, token, number, prize, end, origin, to, with_tile } = event as Fact;
  switch (kind) {
    case 'moved': {
      const tiles = all.filter((one) => one.kind === 'used').map((one) => Number(one.number));
      return { act: 'move', from: origin, to, district, with: tiles };
    }
    case 'banked':
      return { act: 'bank', district };
    case 'arc':
      return { act: 'arc' };
    case 'advanced':
      return { act: 'bonus', tile: number };
    case 'honoured':
      return { act: 'honour', token };
    case 'scoring':
      return { act: 'score', prize, district };
    case 'bought':
      return { act: 'buy', token };
    case 'sold':
      return { act: 'sell', token };
    case 'fetched':
      return { act: 'use', tile: with_tile, take: number };
    case 'used': {
      const stands = all.filter((one) => one.kind === 'stands').map((one) => String(one.token));
      return { act: 'use', tile: number, tokens: stands };
    }
    case 'end_used':
      return end ? { act: 'use_end', end } : null;
    case 'took':
      return end ? { act: 'take', end } : null;
    default:
      return null;
  }
}

/**
 * An action with everything that it and chance after it brought; null for one that only hands over.
 */
function stepOf(ply: number, seat: number, events: Event[], chance: boolean): Step | null {
  const of = (kind: string): Event | undefined => events.find((one) => one.kind === kind);
  const event = MAIN.map(of).find((one) => one !== undefined);
  if (!event) return null;
  return {
    seat,
    ply,
    parts: partsOf(event, events),
    event,
    change: together(events.map(({ change }) => (change ?? {}) as Counts)),
    final: chance || of('looked') !== undefined,
  };
}

/**
 * The steps up to `ply`: those of the turn of `seat`, and while it has none, what everybody has
 * done since its last
 * turn; with no seat, the latest turn that has any.
 */
export function turnOf(log: Entry[], upTo: number, seat: number | null): Step[] {
  const found: Step[] = [];
  let after: Event[] = [];
  let chance = false;
  for (const { ply, kind, seat: actor, events } of log.toReversed()) {
    if (ply === null || ply > upTo || (kind !== 'act' && kind !== 'chance')) continue;
    if (kind === 'chance') {
      after = [...events, ...after];
      chance = true;
      continue;
    }
    const last = found.at(-1);
    const own = found[0]?.seat === seat;
    const another = last !== undefined && actor !== last.seat;
    if (another && (own || actor === seat || seat === null)) break;
    const step = stepOf(ply - 1, actor ?? 0, [...events, ...after], chance);
    [after, chance] = [[], false];
    if (step) found.push(step);
    if (found.length === 0 && actor === seat && seat !== null) break;
  }
  return found.reverse();
}

/**
 * The number of actions before the latest step of a seat, up to `ply`: going back to it takes that
 * step back.
 */
export function latestOf(log: Entry[], upTo: number, seat: number | null): number | null {
  const found = log.findLast(
    (one) =>
      one.kind === 'act' &&
      one.seat === seat &&
      one.ply !== null &&
      one.ply <= upTo &&
      stepOf(one.ply, seat ?? 0, one.events, false) !== null,
  );
  return found ? found.ply! - 1 : null;
}
