// What the person in front of the table may do, and what was pointed at.
import { focus, idle } from '../../lib/focus';
import type { Translate } from '../../lib/board';
import type { TableInfo } from '../../lib/protocol';
import { at, type Chart, type Point, towards } from './geometry';
import type { ConnectionView, Move } from './types';
import { describe, gain, hexName, rank, refusal } from './text';

interface From {
  view: () => ConnectionView;
  table: () => TableInfo;
  chart: () => Chart;
  moves: () => Move[];
  act: (text: string) => void;
  /** Says why an action may not be done now. */
  why: (action: string) => void;
  root: () => HTMLElement | undefined;
  t: Translate;
}

const NEXT = '[data-act="take"], [data-act="done"], [data-act="build"]';

export class Interaction {
  /** The hex that is explained in words. */
  about = $state<string | null>(null);
  /** The hex that has the place in the order of the keyboard. */
  here = $state<string | null>(null);
  /** What a strong player would do. */
  advised = $state.raw<Move | null>(null);
  /**
   * The company that was brought to the front of the map, and the one whose board is looked at just
   * now.
   */
  kept = $state<string | null>(null);
  near = $state<string | null>(null);
  readonly front = $derived(this.near ?? this.kept);
  readonly #from: From;

  constructor(from: From) {
    this.#from = from;
  }

  #by(act: Move['parts']['act'], name: 'company' | 'hex'): Map<string, Move> {
    const moves = this.#from.moves().filter(({ parts }) => parts.act === act);
    return new Map(moves.map((move) => [move.parts[name] ?? '', move]));
  }
  readonly builds = $derived.by(() => this.#by('build', 'company'));
  readonly lays = $derived.by(() => this.#by('lay', 'hex'));
  readonly returns = $derived.by(() => this.#by('return', 'company'));
  readonly takes = $derived.by(() => {
    const out = new Map<string, Move[]>();
    for (const move of this.#from.moves())
      if (move.parts.act === 'take')
        out.set(move.parts.company!, [...(out.get(move.parts.company!) ?? []), move]);
    return out;
  });
  readonly done = $derived.by(() => this.#from.moves().find(({ parts }) => parts.act === 'done'));
  /**
   * What the keyboard walks over: where one may lay and may not, else everything that has a name.
   */
  readonly walk = $derived.by(() => {
    const chart = this.#from.chart();
    const building = this.lays.size > 0;
    const { build, map } = this.#from.view();
    const ids = building
      ? [...this.lays.keys(), ...Object.keys(build?.refused ?? {})]
      : chart.material.hexes.filter(({ id, name }) => name || map[id]?.length).map(({ id }) => id);
    return new Map(ids.map((id) => [id, at(chart.get(id) ?? { q: 0, r: 0 })]));
  });
  /** Where the keyboard comes in. */
  readonly entry = $derived.by(() => {
    if (this.here !== null && this.walk.has(this.here)) return this.here;
    const [chart, view] = [this.#from.chart(), this.#from.view()];
    const last = this.walk.size > 0 && chart.get(view.build?.laid.at(-1) ?? '');
    const [x, y] = last ? at(last) : [0, 0];
    const far = (id: string): number => {
      const [X, Y] = this.walk.get(id) ?? [x, y];
      return last ? Math.round(Math.hypot(X - x, Y - y)) : 0;
    };
    const best = [...this.lays]
      .map(([id, { effect }]) => ({ id, rank: rank(chart, view, id, effect.points ?? 0) }))
      .sort((a, b) => far(a.id) - far(b.id) || a.rank - b.rank)[0];
    return best?.id ?? this.walk.keys().next().value ?? null;
  });

  name(id: string): string {
    return hexName(this.#from.t, this.#from.chart(), id);
  }
  explain(id: string): string {
    const { t, view, table, chart } = this.#from;
    const hex = chart().get(id);
    if (!hex) return '';
    const move = this.lays.get(id);
    return [
      describe(t, chart(), view(), hex),
      move ? gain(t, move, view().build?.company ?? '') : refusal(view(), table(), id),
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** An attribute for where the advised move is done. */
  advises(move: Move | undefined): '' | undefined {
    return move && move.text === this.advised?.text ? '' : undefined;
  }
  /** Does a move; where there is none, says why `wanted` is not possible. */
  play(move: Move | undefined, wanted: string): void {
    if (move) this.#from.act(move.text);
    else this.#from.why(wanted);
  }
  /** A hex was clicked: laid on if that may be, else explained. */
  point(id: string): void {
    this.about = id;
    this.here = id;
    const move = this.lays.get(id);
    // What is not near to track is only looked at.
    if (move || this.#from.view().build?.refused[id]) this.play(move, `lay ${id}`);
  }

  /** An arrow key on a hex: the hex walked to. */
  step(id: string, key: string): string | null {
    const from: Point | undefined = this.walk.get(id);
    return from ? towards(from, key, this.walk) : null;
  }

  /** Whoever plays by keyboard finds the next thing to do under their fingers. */
  first(): void {
    // Where nothing more can be laid, the map is no place to wait on.
    const full = this.done && this.lays.size === 0;
    if (!idle() && !(full && document.activeElement?.matches('.spot'))) return;
    if (this.here !== null && !this.lays.has(this.here)) this.here = null;
    if (this.lays.size > 0) return this.focus('.spot.may[tabindex="0"]');
    const onward = this.takes.size > 0 || this.builds.size > 0 || this.done;
    // Where no company can be built, all one can do is give a share back.
    this.focus(onward ? NEXT : '[data-act="return"]');
  }
  /** A number key leads to a board, and to what may be taken there. */
  number(n: number): void {
    const board = `.cn-boards .board:nth-of-type(${n})`;
    this.focus(this.takes.size > 0 ? `${board} [data-act="take"]` : `${board} .deck`);
  }
  focus(selector: string): void {
    void focus(this.#from.root(), selector);
  }
}
