// What the person in front of the table has pointed at, and what may be done there.
import { focus, idle } from '../../lib/focus';
import type { BoardProps, Translate } from '../../lib/board';
import type { Because } from '../../lib/protocol';
import { questions, telling } from './whyActions';
import { LISTED, targetsOf } from './targets';
import type { Target } from './targets';
import type { Counts, Material, Move, ParisView } from './types';
import { explain, targetName } from './text';

interface From {
  view: () => ParisView;
  material: () => Material;
  moves: () => Move[];
  act: (text: string) => void;
  why: (actions: string[]) => Promise<(Because | null)[] | null>;
  root: () => HTMLElement | undefined;
  t: Translate;
}

/** Milliseconds that one has to stay on a thing before the rules are asked about it. */
const PAUSE = 120;
/**
 * What is done by pointing at the same place again, although there are several ways: the one that
 * stands first.
 */
const AGAIN = ['move'];
/** Where the focus goes: to whatever may be done, or to the end of the turn. */
const ANY = '[data-target], [data-act]:not([aria-disabled])';
const END = '.pa-turn .end';

export class Interaction {
  /** The target whose ways are being looked at. */
  chosen = $state<string | null>(null);
  /** The action that a strong player would take. */
  advised = $state('');
  /** What is explained in words: "tile:6", "landmark:opera", "space:chaillot-5". */
  about = $state('');
  /** What is explained stays so, though the pointer goes elsewhere: somebody has clicked on it. */
  held = $state(false);
  /** The target that this would be. */
  spot = $state('');
  /** The last turn of every seat, by the id of a place. */
  marks = $state.raw<BoardProps['marks']>(new Map());
  /** Where something arrives at this moment. */
  arriving = $state.raw<ReadonlySet<string>>(new Set());
  /** Why the thing pointed at may not be done now. */
  no = $state.raw<{ about: string; because: Because } | null>(null);
  readonly #from: From;
  #known = new Map<string, Because | null>();
  /**
   * The actions among which one was done from here, until the focus is led on to what comes after
   * it.
   */
  #done: readonly Move[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
  /** What is pointed at without being chosen, if it may be done. */
  readonly pointed = $derived<Target | null>(
    this.spot === '' ? null : (this.targets.get(this.spot) ?? null),
  );
  /** What would bring a little of what is missing: actions that may be done first. */
  readonly remedies = $derived.by((): Move[] => {
    const lacks = this.lacks;
    return [...this.#all.values()]
      .filter(({ group }) => group === 'trade' || group === 'tile')
      .flatMap(({ moves }) => moves)
      .filter(({ effect }) => Object.keys(lacks).some((name) => (effect.change?.[name] ?? 0) > 0));
  });
  /** What is missing for the thing pointed at. */
  readonly lacks = $derived.by((): Counts => {
    const args = this.no?.about === this.about ? this.no.because.text.args : {};
    return Object.fromEntries(
      ['francs', 'wood', 'marble', 'gold'].flatMap((name) =>
        typeof args[name] === 'number' && args[name] > 0 ? [[name, args[name]]] : [],
      ),
    );
  });

  /** What was clicked on cannot be done, and there are things that would help. */
  readonly helps = $derived(this.held && this.remedies.length > 0);

  name(target: Target): string {
    return targetName(this.#from.t, this.#from.material(), target);
  }
  explain(what: string): string {
    return what ? explain(this.#from.t, this.#from.view(), this.#from.material(), what) : '';
  }

  /** Looks at a thing; where nothing may be done with it now, the rules are asked why. */
  look(about: string, spot = '', pointed = false): void {
    if (!about || (pointed && this.held)) return;
    if (!pointed) this.held = false;
    if (about === this.about && spot === this.spot) return;
    this.about = about;
    this.spot = spot;
    clearTimeout(this.#timer);
    const known = this.#known.get(about);
    this.no = known ? { about, because: known } : null;
    if (this.#all.size === 0 || this.pointed || this.#known.has(about)) return;
    this.#timer = setTimeout(() => void this.#ask(about), PAUSE);
  }
  async #ask(about: string): Promise<void> {
    const view = this.#from.view();
    const actions = questions(about, view, this.#from.material());
    const answers = actions.length > 0 ? await this.#from.why(actions) : null;
    if (!answers || view !== this.#from.view()) return;
    const because = telling(answers);
    this.#known.set(about, because);
    if (because && this.about === about) this.no = { about, because };
  }

  /**
   * Keeps what nothing may be done with now in sight, with what would help; once more, and it is
   * let go.
   */
  hold(about: string, spot: string, byKeyboard: boolean): void {
    const again = this.held && this.about === about;
    this.look(about, spot);
    this.held = !again;
    if (this.held && byKeyboard) this.#focus('[data-help]');
  }

  /** A new position: what was chosen and answered in the old one is let go. */
  renew(): void {
    this.chosen = null;
    this.held = false;
    this.no = null;
    this.#known.clear();
    const { about, spot } = this;
    this.about = '';
    this.look(about, spot);
  }

  /**
   * Points at a target: its ways are offered; again, and the first of them is gone, or the target
   * let go.
   */
  choose(id: string, byKeyboard = false): void {
    const target = this.targets.get(id);
    const [first] = target?.moves ?? [];
    if (first && target !== this.#all.get(id)) return this.play(first);
    const again = target?.moves.length === 1 || (first && AGAIN.includes(first.parts.act));
    if (first && this.chosen === id && again) return this.play(first);
    this.chosen = this.chosen === id ? null : id;
    if (this.chosen && byKeyboard) this.#focus('[data-way]');
  }
  /** A tap that has only brought a place nearer offers its ways as well. */
  offer(id = ''): void {
    if (this.#all.has(id)) this.chosen = id;
  }
  /** Opens the ways of what a strong player would do, theirs marked. */
  suggest(move: Move): void {
    const found = [...this.#all.values()].find(({ moves }) =>
      moves.some(({ text }) => text === move.text),
    );
    this.chosen = found?.id ?? null;
    this.advised = move.text;
    this.about = this.spot = '';
  }
  back(): void {
    const id = this.chosen;
    this.chosen = null;
    this.held = false;
    if (id) this.#focus(`[data-target="${id}"], [data-act="${id}"]`);
  }

  play(move: Move): void {
    this.chosen = null;
    this.about = this.spot = ''; // it is done: why it cannot be done again is of no interest
    this.#done = this.#from.moves();
    this.#from.act(move.text);
  }

  /** Whoever plays by keyboard finds the next thing to do under their fingers. */
  first(): void {
    if (this.#done === this.#from.moves()) return; // still on its way
    // What was just done may have been the place that still has the focus.
    const left = this.#done && document.activeElement?.matches('.pa-spot:not(.may)');
    this.#done = null;
    if (!idle() && !left) return;
    const must = [...this.#all.values()].some(({ group }) => LISTED.includes(group));
    this.#focus(must || !this.#all.has('finish') ? ANY : END);
  }
  /** A number leads to what may be done, as it is listed; 0 to the end of the turn. */
  number(n: number): void {
    if (n === 0) this.#focus(END);
    else this.#focus('.pa-bar .list [data-act]', n - 1);
  }

  #focus(selector: string, nth = 0): void {
    void focus(this.#from.root(), selector, nth);
  }
}
