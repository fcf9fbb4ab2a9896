// The log of Paris Connection: what one turn did is one sentence, and what happens to all of them
// is said once.
import type { Event, Value } from '../../lib/protocol';

/** A word of the game, a hex or a company, in the language of the reader. */
type Word = (name: string, id: string) => string;

const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Value | undefined): number => (typeof value === 'number' ? value : 0);

/** Where a build has come to, and what that place pays. */
function place({ hex, points }: Event, word: Word): string {
  const name = word('hex', text(hex));
  return points ? `${name} +${number(points)}` : name;
}

/** What follows `last` and is told in the same sentence; null when it begins one of its own. */
function joined(last: Event, next: Event, word: Word): Event | null {
  const list = (last.each ?? []) as string[];
  const same = last.seat === next.seat;
  const building = last.kind === 'building' && same && last.company === next.company;
  if (building && next.kind === 'laid') return { ...last, each: [...list, place(next, word)] };
  if (building && next.kind === 'reached') {
    const each = [...list, place(next, word)];
    const points = number(last.points) + number(next.points);
    return { ...last, each, points, value: next.value ?? 0 };
  }
  if (building && next.kind === 'built') return last;
  if (last.kind === 'returned' && next.kind === 'took' && same)
    return { ...next, kind: 'trade', given: text(last.company) };
  if (last.kind === 'station_many' && next.kind === 'station')
    return { ...last, each: [...list, stationOf(next, word)] };
  if (last.kind === 'drawn_own' && next.kind === 'dealt' && same && next.company) {
    const counts = { ...(last.counted as { [company: string]: number }) };
    const company = text(next.company);
    counts[company] = number(counts[company]) + 1;
    return drawn(next, counts, word);
  }
  if (last.kind === 'drawn_all' && next.kind === 'dealt' && !next.company) {
    const counts = [...(last.counts as number[])];
    counts[number(next.seat)] = number(counts[number(next.seat)]) + 1;
    return { ...last, counts };
  }
  if (last.kind === 'shown_all' && next.kind === 'shown') {
    const scores = [...(last.scores as number[])];
    scores[number(next.seat)] = number(next.points);
    return { ...last, scores };
  }
  return null;
}

const stationOf = ({ company, hex }: Event, word: Word): string =>
  `${word('company', text(company))} – ${word('hex', text(hex))}`;
function drawn({ seat }: Event, counted: { [company: string]: number }, word: Word): Event {
  const each = Object.entries(counted).map(([id, n]) => `${n} × ${word('company', id)}`);
  return { kind: 'drawn_own', seat: seat ?? null, each, counted };
}

/** An event as the beginning of a sentence that more may join. */
function begun(event: Event, seats: number, word: Word): Event {
  const { kind, seat, company } = event;
  const none = Array<number>(seats).fill(0);
  if (kind === 'chosen') return { ...event, kind: 'building', each: [] };
  if (kind === 'laid' || kind === 'reached')
    return joined({ kind: 'building', seat: seat!, company: company!, each: [] }, event, word)!;
  if (kind === 'station') return { kind: 'station_many', each: [stationOf(event, word)] };
  if (kind === 'dealt' && company) return drawn(event, { [text(company)]: 1 }, word);
  if (kind === 'dealt')
    return { kind: 'drawn_all', counts: none.map((_, i) => (i === seat ? 1 : 0)) };
  if (kind === 'shown')
    return {
      kind: 'shown_all',
      scores: none.map((_, i) => (i === seat ? number(event.points) : 0)),
    };
  return event;
}

/** What happened, told as people tell it; `seats` is how many play. */
export function story(events: Event[], seats: number, word: Word): Event[] {
  const out: Event[] = [];
  for (const event of events) {
    const at = out.findLastIndex((last) => joined(last, event, word) !== null);
    if (at < 0) out.push(begun(event, seats, word));
    else out[at] = joined(out[at]!, event, word)!;
  }
  return out.map((event) => {
    if (event.kind !== 'building') return event;
    const { each, ...bare } = event;
    if ((each as string[]).length === 0) return { ...bare, kind: 'chosen' };
    return event.value === undefined ? event : { ...event, kind: 'building_paid' };
  });
}
