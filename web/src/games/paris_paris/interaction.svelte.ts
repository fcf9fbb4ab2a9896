// What the player points at, and what was picked but not yet committed.
import { stopOf } from './scene';
import type { Move } from './types';

interface Asked {
  builds: () => Move[];
  offer: () => string[];
  act: (text: string) => void;
  focusOn: (selector: string) => void;
  /** Whether what was picked with this kind of pointer is built by a second click or tap only. */
  twice: (pointer: string) => boolean;
}

export class Interaction {
  /** The card or the stop under pointer or focus. */
  tile = $state.raw<string | null>(null);
  stop = $state.raw<string | null>(null);
  /** A card that was picked: who leaves, or a second tap, is still missing. */
  picked = $state.raw<string | null>(null);
  /** A stop that was picked while several cards lead there. */
  asked = $state.raw<string | null>(null);
  /** Whether that was by finger: nothing takes the focus then. */
  touched = false;
  /** The colour of the house that would leave. */
  over = $state.raw<string | null>(null);
  #from: Asked;

  constructor(from: Asked) {
    this.#from = from;
  }

  tilesAt(stop: string): string[] {
    return [...new Set(this.#from.offer().filter((tile) => stopOf(tile) === stop))];
  }

  get active(): string | null {
    if (this.picked) return this.picked;
    // A card that was taken away under the pointer never said goodbye.
    if (this.tile && this.#from.offer().includes(this.tile)) return this.tile;
    return this.stop && !this.asked ? (this.tilesAt(this.stop)[0] ?? null) : null;
  }

  get activeStop(): string | null {
    return this.asked ?? (this.active ? stopOf(this.active) : null);
  }

  get options(): Move[] {
    return this.#from.builds().filter((build) => build.parts.tile === this.active);
  }

  get chosen(): Move | undefined {
    return this.options.find((build) => build.parts.over === this.over) ?? this.options[0];
  }

  /** The full crossing at which a house must be named, and which ones may leave. */
  get leaving(): { stop: string; colours: string[] } | null {
    return this.picked && this.options.length > 1
      ? { stop: stopOf(this.picked), colours: this.options.map((build) => build.parts.over ?? '') }
      : null;
  }

  get open(): boolean {
    return this.picked !== null || this.asked !== null;
  }

  cancel(): void {
    this.picked = null;
    this.asked = null;
    this.over = null;
  }

  commit(build: Move): void {
    this.cancel();
    this.tile = null;
    this.stop = null;
    this.#from.act(build.text);
  }

  pick(tile: string, pointer: string): void {
    const found = this.#from.builds().filter((build) => build.parts.tile === tile);
    if (found.length === 0) return;
    const again = this.picked === tile;
    this.cancel();
    const sure = again || !this.#from.twice(pointer);
    if (found.length === 1 && sure) return this.commit(found[0]!);
    this.picked = tile;
    if (found.length > 1 && pointer !== 'touch') this.#from.focusOn('[data-leavers] button');
    else if (pointer === 'keyboard') this.#from.focusOn('[data-build]');
  }

  pickStop(stop: string, pointer: string): void {
    const tiles = this.tilesAt(stop);
    // Once a card was picked for it, the stop means that card.
    const one = tiles.length === 1 ? tiles[0] : tiles.find((tile) => tile === this.picked);
    if (one) return this.pick(one, pointer);
    this.cancel();
    this.asked = stop;
    this.touched = pointer === 'touch';
  }

  /** Whether a house is driven out at the first press, of the button that names it. */
  atOnce(pointer: string): boolean {
    return !this.#from.twice(pointer);
  }

  /** Picks a card for the player, not yet committed. */
  suggest({ parts }: Move): void {
    this.cancel();
    this.picked = parts.tile;
    this.over = parts.over;
  }

  leave(colour: string): void {
    const build = this.options.find((each) => each.parts.over === colour);
    if (build) this.commit(build);
  }
}
