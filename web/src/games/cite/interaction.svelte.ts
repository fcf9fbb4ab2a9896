// What a person does with what is in hand: takes it, puts it down, takes it back, and says that the
// turn is over.
import { focus } from '../../lib/focus';
import { HeldItem } from './heldItem.svelte';
import { nameOf, numberOf } from './geometry';
import type { Plan } from './plan.svelte';
import type { Item } from './items';
import type { CiteView, Material, Move } from './types';

interface Around {
  material: () => Material;
  view: () => CiteView;
  /** One's legal actions; none when it is not one's turn. */
  moves: () => Move[];
  mine: () => boolean;
  plan: Plan;
  colour: () => string;
  act: (text: string) => void;
  /** Puts down what a move puts down, to be finished or taken back. */
  suggest: (move: Move) => void;
  root: () => HTMLElement | undefined;
  /** A narrow screen, on which the board may have been scrolled away. */
  stack: () => boolean;
}

/** The one place on the board that Tab reaches. */
export const PLACE = '.space[tabindex="0"]';

/** What may be taken in hand or chosen now. */
const READY = '.beside :is([data-hand], [data-piece], [data-pool], .card.may):not([aria-disabled])';

export class Interaction {
  planning = $state(false);
  /** The postcard that is about to be used. */
  card = $state<string | null>(null);
  keyboard = false;
  readonly game: HeldItem;
  readonly draft: HeldItem;
  readonly #a: Around;

  constructor(around: Around) {
    this.#a = around;
    const { material, view, moves } = around;
    this.game = new HeldItem({ material, view, moves, free: false });
    this.draft = new HeldItem({ material, view, moves: () => [], free: true });
  }

  get held(): HeldItem {
    return this.planning ? this.draft : this.game;
  }

  /** What may be done with the chosen postcard without a place on the board. */
  using = $derived.by(() => {
    const { card } = this;
    if (!card) return null;
    const uses = this.#a.moves().filter(({ parts }) => parts.act === 'use' && parts.card === card);
    if (uses.length === 0) return null;
    return {
      name: card,
      swap: uses.some(({ parts }) => parts.give),
      use: uses.find(
        ({ parts: { effect, at, on, side, give } }) => effect && !at && !on && !side && !give,
      ),
      without: uses.find(({ parts }) => !parts.effect),
    };
  });

  /** The piece of the plan that is in hand. */
  planned = $derived.by(() => {
    const { item } = this.draft;
    if (!this.planning || !this.#a.mine() || !item) return undefined;
    const id = item.kind === 'tile' ? `${item.colour}/${item.tile}` : item.name;
    return this.#a.plan.items.find((one) => one.id === id);
  });

  clear(): void {
    this.game.clear();
    this.draft.clear();
    this.card = null;
  }

  focusOn(selector: string, nth = 0): Promise<void> {
    return focus(this.#a.root(), selector, nth);
  }

  /** A number leads to what may be taken, the tile and one's reserve first; 0 to passing. */
  number(n: number): void {
    if (n === 0) void this.focusOn('[data-pass]');
    else void this.focusOn(READY, n - 1);
  }

  pick(item: Item, byKeyboard: boolean): void {
    const { held } = this;
    const same = held.item?.name === item.name && held.item.tile === item.tile && !held.staged;
    if (!item.card) this.card = null;
    if (same && !item.card) held.clear();
    else held.pick(item, byKeyboard);
    if (byKeyboard && held.item) void this.focusOn(PLACE);
    else if (this.#a.stack() && held.item)
      this.#a.root()?.querySelector('.map')?.scrollIntoView({ block: 'nearest' });
  }

  choose(card: string | null, byKeyboard: boolean): void {
    this.card = card;
    this.game.clear();
    // To buildings that it swaps the focus is led once they are there.
    if (byKeyboard && !this.using?.swap) void this.focusOn('[data-use]');
  }

  stage(move: Move): void {
    if (!move.parts.card) this.card = null;
    this.game.stage(move);
    void this.focusOn('[data-finish]');
  }

  drop(): void {
    const { ghost } = this.held;
    if (!ghost) return;
    if (this.planning) {
      this.#a.plan.put(ghost, this.#a.view());
      this.draft.clear();
      this.draft.cursor = ghost.corner;
    } else if (ghost.move) {
      this.game.stage(ghost.move, ghost);
      if (this.keyboard) void this.focusOn('[data-finish]');
    } else this.game.refuse();
  }

  commit(): void {
    const text = this.game.staged?.move.text;
    this.game.clear();
    if (text) this.#a.act(text);
  }

  back(): void {
    const { held } = this;
    const { item } = held;
    const laid = held.staged?.ghost ?? null;
    const card = item?.card ?? this.card;
    if (laid) held.unstage();
    else {
      held.clear();
      this.card = null;
    }
    if (!this.keyboard) return;
    if (laid) void this.focusOn(PLACE);
    else if (card) void this.focusOn(`[data-card="${card}"]`);
    else if (item?.kind === 'tile') void this.focusOn('[data-hand]');
    else if (item) void this.focusOn(`[data-piece="${item.name}"]`);
  }

  /** With nothing in hand: a piece of the plan is taken up, an empty square takes one's tile. */
  point(cell: number): void {
    if (!this.planning) {
      const square = nameOf(cell - (cell % 2) - (cell & 8));
      const { moves } = this.#a;
      const lay = moves().find(({ parts }) => parts.act === 'lay' && parts.at === square);
      if (lay) this.#a.suggest(lay);
      return;
    }
    const one = this.#a.mine() ? this.#a.plan.at(cell) : undefined;
    if (!one) return;
    const tile = one.piece === 'tile';
    this.draft.pick(
      {
        kind: tile ? 'tile' : 'piece',
        name: one.piece,
        colour: one.colour ?? this.#a.colour(),
        card: null,
        tile: one.tile,
      },
      true,
      one.turns,
      numberOf(one.cells[0] ?? 'a1'),
    );
  }

  /** Takes a piece out of the plan: the one on a space, or the one in hand. */
  erase(cell?: number): void {
    if (!this.planning || !this.#a.mine()) return;
    const one = cell === undefined ? this.planned : this.#a.plan.at(cell);
    if (one) this.#a.plan.remove(one.id);
    if (cell === undefined) this.draft.clear();
  }

  keys(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest?.('input, textarea, select, dialog, [contenteditable]'))
      return;
    const { held } = this;
    if (event.key.toLowerCase() === 'r' && held.item) held.turn(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && (held.item || held.staged || this.card)) this.back();
    else return;
    event.preventDefault();
  }
}
