// The queue of a table on this page: how fast things are shown, and what ends that at once.
import { flushSync } from 'svelte';
import { prefs } from '../../lib/prefs.svelte';
import type { BoardAnimation, Player } from '../../lib/board';
import type { Command } from '../../lib/protocol';
import type { Session } from '../../lib/session';
import { movePieces } from './movePieces';
import { pace } from '../../lib/lazy/pace';
import { UpdateQueue } from './updateQueue';

/** Keys that press what has the focus, or choose by number. */
const PRESSES = /^(Enter| |\d)$/;
const MODIFIERS = /^(Shift|Control|Alt|Meta|CapsLock)$/;

/** What may be taken by a press on a place, or by number. */
const under = (target: EventTarget | null): string | undefined =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-entity]')?.dataset.entity;
const things = (): string =>
  [...document.querySelectorAll<HTMLElement>('[data-entity]')]
    .map(({ dataset }) => dataset.entity)
    .join();

/** What the queue needs of an open table. */
interface QueuedTable {
  readonly id: string;
  session: Session;
  readonly live: boolean;
  readonly player: Player | null;
  /** What the board is showing, and whether that is how the game ended. */
  readonly showing: BoardAnimation | null;
  readonly ending: boolean;
  send: (command: Command) => unknown;
  show: (showing: BoardAnimation | null) => void;
}

/** Makes the queue of updates of a table, and gives what takes it down. */
export function pageQueue(table: QueuedTable): [UpdateQueue, () => void] {
  const queue = new UpdateQueue({
    get session() {
      return table.session;
    },
    set session(next) {
      table.session = next;
    },
    get live() {
      return table.live;
    },
    get player() {
      return table.player;
    },
    pace: () => (prefs.reducedMotion || document.hidden ? 'off' : pace()),
    movePieces,
  });

  /**
   * Everything comes to rest, also what a board moves by its own style. How a game ended goes on
   * being counted.
   */
  function rest(): void {
    queue.finish();
    flushSync();
    if (!table.ending) table.showing?.skip();
    for (const moving of document.getAnimations()) {
      const { target } = moving.effect as KeyframeEffect;
      const lasts = moving.effect!.getComputedTiming().endTime;
      if (target?.closest('.box') && lasts !== Infinity) moving.finish();
    }
  }
  // A press ends what moves and counts, unless by that something else has come under it: nobody
  // meant to take that.
  let late = false;
  function press(event: Event): void {
    const { type, target } = event;
    const key = event instanceof KeyboardEvent ? event.key : null;
    if (type === 'pointerdown') late = false;
    const stop = (): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    if (type === 'click' && late) {
      late = false;
      return stop();
    }
    if (!queue.busy || (key && MODIFIERS.test(key))) return;
    if (key && (target as Element).closest?.('input:not([type=range]), textarea, select')) return;
    const [thing, all] = [under(target), things()];
    rest();
    const other = key && /\d/.test(key) ? things() !== all : under(target) !== thing;
    if (!other && (target as Node).isConnected !== false) return;
    if (type === 'pointerdown') late = true;
    else if (!key || PRESSES.test(key)) stop();
  }
  let ends = (): void => {};
  let gone = false;
  void import('../return/catchUp').then(
    ({ catchUp }) => gone || (ends = catchUp(table, queue)),
    () => {},
  );
  const hidden = (): void => void (document.hidden && queue.finish());
  const kinds = ['pointerdown', 'click', 'keydown'];
  kinds.forEach((kind) => addEventListener(kind, press, true));
  document.addEventListener('visibilitychange', hidden);
  return [
    queue,
    () => {
      gone = true;
      ends();
      queue.finish();
      kinds.forEach((kind) => removeEventListener(kind, press, true));
      document.removeEventListener('visibilitychange', hidden);
    },
  ];
}
