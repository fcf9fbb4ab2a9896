// What has come to the board between two views, by the id of its place.
import type { BoardProps, BoardAnimation } from '../../lib/board';
import type { Interaction } from './interaction.svelte';
import type { ParisView } from './types';

/** Milliseconds in which a key is seen to travel and a tile to arrive. */
const ARRIVAL = 900;
/** Actions between two views of which the second is no more what came of the first. */
const FAR = 40;

export function arrived(before: ParisView, now: ParisView): string[] {
  const out: string[] = [];
  for (const [colour, { arc, banks, at }] of Object.entries(now.keys)) {
    const old = before.keys[colour];
    if (arc && !old?.arc) out.push('arc');
    out.push(...banks.filter((id) => !old?.banks.includes(id)).map((id) => `bank-${id}`));
    for (const [space, n] of Object.entries(at))
      if (n > (old?.at[space] ?? 0)) out.push(`space-${space}`);
  }
  now.copies.forEach((left, i) => {
    if (left < (before.copies[i] ?? 0)) out.push(`track-${i + 1}`);
  });
  for (const space of Object.keys(now.buildings))
    if (!before.buildings[space]) out.push(`space-${space}`);
  for (const district of Object.keys(now.prizes))
    if (!before.prizes[district]) out.push(`prize-${district}`);
  return out;
}

/** Shows what arrives, and holds the points back while it is still on its way. */
export class Recent {
  /** What has yet to be seen to arrive, until then with the points before it. */
  showing = $state.raw<BoardAnimation | null>(null);
  readonly #interaction: Interaction;
  readonly #props: () => BoardProps;
  #last: ParisView | null = null;
  #live = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(interaction: Interaction, props: () => BoardProps) {
    this.#interaction = interaction;
    this.#props = props;
  }

  see(now: ParisView, own: number | null): void {
    const { live, reducedMotion } = this.#props();
    const [before, present] = [this.#last, this.#live && live]; // the way back is no news
    [this.#last, this.#live] = [now, live];
    if (!before || before.ply === now.ply) return;
    const forward = present && now.ply > before.ply && now.ply < before.ply + FAR;
    const seen = forward ? arrived(before, now) : [];
    if (seen.length === 0 || reducedMotion || document.hidden) return this.stop();
    this.#interaction.arriving = new Set(seen);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.stop(), ARRIVAL);
    const points = before.seats.map((seat) => seat.points);
    this.showing = before.turn_of !== own ? { points, skip: this.stop } : null;
  }

  stop = (): void => {
    clearTimeout(this.#timer);
    this.#interaction.arriving = new Set();
    this.showing = null;
  };
}
