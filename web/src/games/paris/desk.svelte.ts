// What the person in front of the table has pointed at, and what may be done there.
import type { Translate } from '../../lib/protocol';
import { targetsOf } from './targets';
import type { Material, Move, ParisView, Target } from './types';
import { explain, targetName } from './words';

interface From {
  view: () => ParisView;
  material: () => Material;
  moves: () => Move[];
  act: (text: string) => void;
  root: () => HTMLElement | undefined;
  t: Translate;
}

export class Desk {
  /** The target whose ways are being looked at. */
  chosen = $state<string | null>(null);
  /** What is explained in words: "tile:6", "landmark:opera", "space:chaillot-5". */
  about = $state('');
  /** Where others have done something since one's own last turn. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  readonly #from: From;

  constructor(from: From) {
    this.#from = from;
  }

  readonly #all = $derived.by(() => targetsOf(this.#from.moves(), this.#from.view().landmarks));
  readonly ways = $derived<Target | null>(
    this.chosen === null ? null : (this.#all.get(this.chosen) ?? null),
  );
  /** What may be pointed at: while a tile that fetches others is chosen, those on the track. */
  readonly targets = $derived.by(() => {
    const fetching = (this.ways?.moves ?? []).filter(({ parts }) => parts.take);
    if (fetching.length === 0) return this.#all;
    const found = new Map(this.#all);
    for (const move of fetching) {
      const id = `track-${move.parts.take}`;
      found.set(id, { id, group: 'tile', moves: [move] });
    }
    return found;
  });

  name(target: Target): string {
    return targetName(this.#from.t, this.#from.material(), target);
  }
  explain(what: string): string {
    return what ? explain(this.#from.t, this.#from.view(), this.#from.material(), what) : '';
  }

  /** Points at a target: its ways are offered; again, and it is let go. */
  choose(id: string, byKeyboard = false): void {
    const fetched = this.targets.get(id);
    if (fetched && fetched !== this.#all.get(id)) return this.play(fetched.moves[0]!);
    this.chosen = this.chosen === id ? null : id;
    if (this.chosen && byKeyboard) this.#focus('[data-way]');
  }
  back(): void {
    const id = this.chosen;
    this.chosen = null;
    if (id) this.#focus(`[data-target="${id}"]`);
  }
  /** The move to a space that is not lit, to be told by the rules why it may not be made now. */
  readonly question = $derived.by(() => {
    const view = this.#from.view();
    const [kind, space = ''] = this.about.split(':');
    const own = view.keys[view.seats[view.viewer ?? -1]?.colour ?? ''];
    if (kind !== 'space' || !own || this.#all.size === 0 || this.#all.has(`space-${space}`))
      return null;
    const cut = space.lastIndexOf('-');
    const district = space.slice(0, cut);
    const lower = Object.keys(own.at)
      .filter((at) => at.startsWith(`${district}-`) && at !== space)
      .sort((a, b) => Number(b.slice(cut + 1)) - Number(a.slice(cut + 1)))[0];
    const from = own.banks.includes(district) ? 'bank' : (lower ?? 'arc');
    return `move ${from} ${space}`;
  });
  ask(): void {
    if (this.question) this.#from.act(this.question);
  }

  play(move: Move): void {
    this.chosen = null;
    this.#from.act(move.text);
  }

  /** Whoever plays by keyboard finds the next thing to do under their fingers. */
  first(): void {
    if (document.activeElement === document.body) this.#focus('[data-target], [data-act]');
  }

  #focus(selector: string): void {
    setTimeout(() => this.#from.root()?.querySelector<HTMLElement>(selector)?.focus());
  }
}
