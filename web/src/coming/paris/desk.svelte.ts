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
  readonly #from: From;

  constructor(from: From) {
    this.#from = from;
  }

  readonly targets = $derived.by(() => targetsOf(this.#from.moves(), this.#from.view().landmarks));
  readonly ways = $derived<Target | null>(
    this.chosen === null ? null : (this.targets.get(this.chosen) ?? null),
  );

  name(target: Target): string {
    return targetName(this.#from.t, this.#from.material(), target);
  }
  explain(what: string): string {
    return what ? explain(this.#from.t, this.#from.view(), this.#from.material(), what) : '';
  }

  /** Points at a target: its ways are offered; again, and it is let go. */
  choose(id: string, byKeyboard = false): void {
    this.chosen = this.chosen === id ? null : id;
    if (this.chosen && byKeyboard) this.#focus('[data-way]');
  }
  back(): void {
    const id = this.chosen;
    this.chosen = null;
    if (id) this.#focus(`[data-target="${id}"]`);
  }
  play(move: Move): void {
    this.chosen = null;
    this.#from.act(move.text);
  }

  #focus(selector: string): void {
    setTimeout(() => this.#from.root()?.querySelector<HTMLElement>(selector)?.focus());
  }
}
