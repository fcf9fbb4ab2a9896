// Where track has been laid between two views.
import type { ConnectionView } from './types';

export const news = (before: ConnectionView, now: ConnectionView): string[] =>
  Object.entries(now.map)
    .filter(([hex, here]) => here.length > (before.map[hex]?.length ?? 0))
    .map(([hex]) => hex);
