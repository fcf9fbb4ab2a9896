// In which order the rows of a table stand.
import type { Thing } from '../lib/protocol';

export const COLUMNS = ['name', 'n', 'wins', 'points', 'own'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Order {
  by: Column;
  down: boolean;
}

/** The order at first: what was done most, but the order of play by itself. */
export function first(topic: string): Order {
  return topic === 'seat' ? { by: 'name', down: false } : { by: 'n', down: true };
}

/** The order after a press on the head of a column: names rise at first, numbers fall. */
export function pressed(order: Order, by: Column): Order {
  return order.by === by ? { by, down: !order.down } : { by, down: by !== 'name' };
}

/** The things in an order; equal ones stay as they were, and those without a value come last. */
export function sorted(
  things: Thing[],
  order: Order,
  nameOf: (one: Thing) => string,
  lang: string,
): Thing[] {
  const { by } = order;
  const way = order.down ? -1 : 1;
  const names = new Intl.Collator(lang, { numeric: true });
  if (by === 'name')
    return [...things].sort((one, other) => way * names.compare(nameOf(one), nameOf(other)));
  const value = (one: Thing): number | null => (by === 'n' ? one.n : (one[by]?.value ?? null));
  return [...things].sort((one, other) => {
    const a = value(one);
    const b = value(other);
    return a === null || b === null ? Number(a === null) - Number(b === null) : way * (a - b);
  });
}

/** Up to what share bars reach: past the widest interval, in whole tenths. */
export function reach(things: Thing[], usual: number): number {
  const most = Math.max(usual, ...things.map(({ wins }) => wins?.high ?? 0));
  return Math.min(1, Math.ceil(most * 10 + 0.2) / 10);
}
