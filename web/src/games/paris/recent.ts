// What has come to the board between two views, by the id of its place.
import type { ParisView } from './types';

export function arrived(before: ParisView, now: ParisView): string[] {
  const out: string[] = [];
  for (const [colour, { arc, banks, at }] of Object.entries(now.keys)) {
    const old = before.keys[colour];
    if (arc && !old?.arc) out.push('arc');
    out.push(...banks.filter((id) => !old?.banks.includes(id)).map((id) => `bank-${id}`));
    for (const [space, n] of Object.entries(at))
      if (n > (old?.at[space] ?? 0)) out.push(`space-${space}`);
  }
  for (const space of Object.keys(now.buildings))
    if (!before.buildings[space]) out.push(`space-${space}`);
  for (const district of Object.keys(now.prizes))
    if (!before.prizes[district]) out.push(`prize-${district}`);
  return out;
}
