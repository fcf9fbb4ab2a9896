// A record that ends earlier.

/** The record (docs/record_format.md) up to so many of its actions, without what a table added. */
export function cut(record: string, actions: number): string {
  const [head = '', rest = ''] = record.split('\nactions = [\n', 2);
  const lines = rest.split('\n');
  const kept = lines.slice(0, Math.min(actions, lines.indexOf(']')));
  const own = head
    .split('\n')
    .filter((line) => !/^(rated|timing) = /.test(line))
    .map((line) => line.replace(/^format = .*/, 'format = 1'));
  return [...own, 'actions = [', ...kept, ']', ''].join('\n');
}
