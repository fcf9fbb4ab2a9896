import type { Option } from '../protocol';

/** Those of `options` that have any effect with these values and so many players. */
export function effective(
  options: Option[],
  values: { [name: string]: boolean | string },
  players: number,
): Option[] {
  return options.filter(
    ({ needs }) =>
      !needs ||
      needs.values.includes(needs.name === 'players' ? players : (values[needs.name] ?? '')),
  );
}
