// What happened since somebody last looked is played once more on the board, in a few seconds; as
// with all that moves, a click or a key ends it.
import { before, changes, moments, whole } from './missed';
import { lastSeen, returns } from './lastSeen';
import type { BoardAnimation } from '../../lib/board';
import type { Command, View } from '../../lib/protocol';
import type { Session } from '../../lib/session';
import { pace } from '../../lib/lazy/pace';
import type { UpdateQueue } from '../animation/updateQueue';
import { prefs } from '../../lib/prefs.svelte';

/** Milliseconds for all of it, and for one moment at most. */
const WHOLE = 9000;
const MOMENT = 900;
/** Moments that can be told apart in that time. */
const MOST = 20;
/** Milliseconds within which the board is drawn and the positions have come, or it is told in words
 *  alone. */
const PATIENCE = 6000;

interface Stage {
  readonly id: string;
  readonly session: Session;
  readonly live: boolean;
  send: (command: Command) => unknown;
  show: (showing: BoardAnimation | null) => void;
}

const later = (ms: number): Promise<null> =>
  new Promise((done) => setTimeout(() => done(null), ms));

/** Whether a board is drawn; gives up after a while. */
async function drawn(): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    if (document.querySelector('.box svg')) return true;
    await later(50);
  }
  return false;
}

async function play(table: Stage, queue: UpdateQueue, since: number): Promise<void> {
  const { entries, version, you } = table.session;
  const still = (): boolean =>
    table.live &&
    table.session.version === version &&
    !document.hidden &&
    !prefs.reducedMotion &&
    pace() !== 'off';
  // Whoever holds several seats hands the screen over: each of them has seen something else.
  if (you?.seats.length !== 1 || !still()) return;
  const all = moments(entries, since, MOST);
  if (all.length === 0 || !(await drawn()) || !still()) return;
  const plies = [before(entries, since), ...all.slice(0, -1).map(({ ply }) => ply)];
  const asked = plies.map((ply) => queue.position(ply));
  plies.forEach((ply) => table.send({ type: 'look', ply }));
  const views = await Promise.race<View[] | null>([Promise.all(asked), later(PATIENCE)]);
  if (!views || !still()) return;
  const ms = Math.min(pace() === 'quick' ? MOMENT / 2 : MOMENT, WHOLE / all.length);
  table.show({ points: [], skip: () => queue.finish() });
  whole.set(table, entries);
  queue.recall(changes(table.session, since, all, views), ms, () => {
    whole.delete(table);
    table.show(null);
  });
}

/** Plays what was missed, now and whenever somebody returns to the page; gives what ends that. */
export function catchUp(table: Stage, queue: UpdateQueue): () => void {
  void lastSeen(table).then((since) => (since === null ? undefined : play(table, queue, since)));
  return returns(
    () => table.session.version,
    (since) => void play(table, queue, since),
  );
}
