// What is found in the rules as one types.
import { expect, it } from 'vitest';
import { cut, holds, wordsIn } from '../src/rules/finding';

const marked = (text: string, query: string): string =>
  cut(text, wordsIn(query))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Drei Häuser am Fluß', 'HAUSER', 'Drei [Häuser] am Fluß'],
  ['Drei Häuser am Fluß', 'fluss', 'Drei Häuser am [Fluß]'],
  ['Drei Häuser am Fluß', 'flus', 'Drei Häuser am [Fluß]'],
  ['Położyć płytkę', 'polozyc plytke', '[Położyć] [płytkę]'],
  ['Le cœur de l’œuvre', "coeur l'oe", 'Le [cœur] de [l’œ]uvre'],
  ['Me\u0301tro', 'metro', '[Me\u0301tro]'],
  ['a\u00a0b', 'b a', '[a]\u00a0[b]'],
  ['nothing', 'zzz', 'nothing'],
])('in %j, %j finds %j', (text, query, found) => {
  expect(marked(text, query)).toBe(found);
});

it('a number is not found within another', () => {
  expect(holds(['PP5.1'], wordsIn('pp5.1'))).toBe(true);
  expect(holds(['PP5.1'], wordsIn('PP5'))).toBe(true);
  expect(holds(['PP5.1'], wordsIn('5.1'))).toBe(true);
  expect(holds(['PP5.12'], wordsIn('PP5.1'))).toBe(false);
  expect(holds(['PP15.1'], wordsIn('5.1'))).toBe(false);
});

it('every word must be there, wherever it stands; without words all is found', () => {
  expect(holds(['PP5.1', 'A stop is full.', 'Stops'], wordsIn('full stops'))).toBe(true);
  expect(holds(['PP5.1', 'A stop is full.'], wordsIn('full empty'))).toBe(false);
  expect(wordsIn('  ')).toEqual([]);
});
