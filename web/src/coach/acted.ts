// An action in a few words.
import { linesOf } from '../table/entryText';
import type { Entry, TableInfo } from '../lib/protocol';

/** Sentences that are told: what an action sets off at the end of a round or a game may be twenty. */
const TOLD = 3;

export function acted(entry: Entry | undefined, info: TableInfo): string {
  const lines = entry ? linesOf(entry, info) : [];
  const more = lines.length > TOLD ? ['…'] : [];
  return [...lines.slice(0, TOLD), ...more].join(' ');
}
