// Where words are found in a text, whatever their case and accents. Everything is in the page
// already: no server is asked.

/** Letters that Unicode does not take apart. */
const PLAIN: { [letter: string]: string } = {
  ł: 'l',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  '’': "'",
  '–': '-',
  '−': '-',
};

/** A text in small letters without accents, and of each of them where it stands in the text. */
function plain(text: string): { text: string; at: number[] } {
  let found = '';
  const at: number[] = [];
  let i = 0;
  for (const letter of text) {
    for (const part of letter.normalize('NFKD').toLowerCase()) {
      const bare = /\p{M}|\u00ad/u.test(part) ? '' : (PLAIN[part] ?? part);
      for (let n = 0; n < bare.length; n += 1) at.push(i);
      found += bare;
    }
    i += letter.length;
  }
  return { text: found, at };
}

/** What is looked for: each word is, wherever it stands. */
export const wordsIn = (query: string): string[] => [
  ...new Set(plain(query).text.split(/\s+/).filter(Boolean)),
];

const digit = (letter: string | undefined): boolean => /\d/.test(letter ?? '');

/** Where a word begins in a text; a number does not begin or end within another. */
function* places(text: string, word: string): Generator<number> {
  for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + 1)) {
    const before = digit(word[0]) && digit(text[i - 1]);
    const after = digit(word.at(-1)) && digit(text[i + word.length]);
    if (!before && !after) yield i;
  }
}

/** Whether every word stands in one of the texts. */
export function holds(texts: string[], words: string[]): boolean {
  const all = texts.map((text) => plain(text).text);
  return words.every((word) => all.some((text) => !places(text, word).next().done));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where words were found in it. */
export function cut(text: string, words: string[]): Piece[] {
  const bare = plain(text);
  const hits = new Set<number>();
  for (const word of words)
    for (const from of places(bare.text, word))
      for (const i of bare.at.slice(from, from + word.length)) hits.add(i);
  const bases = new Set(bare.at);
  const pieces: Piece[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const last = pieces.at(-1);
    // An accent that stands alone belongs to the letter before it.
    const hit = bases.has(i) ? hits.has(i) : (last?.hit ?? false);
    if (last?.hit === hit) last.text += text[i];
    else pieces.push({ text: text[i]!, hit });
  }
  return pieces;
}
