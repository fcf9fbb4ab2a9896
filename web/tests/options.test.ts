import { describe, expect, it } from 'vitest';
import { effective } from '../src/lib/lazy/options';
import type { Option } from '../src/lib/protocol';

const OPTIONS: Option[] = [
  { name: 'cards', kind: 'choice', choices: ['first', 'random'], default: 'first' },
  {
    name: 'pool',
    kind: 'choice',
    choices: ['base', 'all'],
    default: 'base',
    needs: { name: 'cards', values: ['random'] },
  },
  { name: 'open_bag', kind: 'bool', default: false, needs: { name: 'players', values: [3, 4] } },
];
const names = (values: { [name: string]: boolean | string }, players: number): string[] =>
  effective(OPTIONS, values, players).map((option) => option.name);

describe('options', () => {
  it('are offered only where they have an effect', () => {
    expect(names({ cards: 'first' }, 2)).toEqual(['cards']);
    expect(names({ cards: 'random' }, 2)).toEqual(['cards', 'pool']);
    expect(names({ cards: 'first' }, 3)).toEqual(['cards', 'open_bag']);
  });
});
