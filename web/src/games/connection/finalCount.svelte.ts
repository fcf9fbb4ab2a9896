// The end: screens open and the count runs company by company; the page holds back the result until
// then.
import type { BoardAnimation } from '../../lib/board';
import type { ConnectionView } from './types';

/** Milliseconds between one company and the next. */
const BEAT = 900;

export class Count {
  /** Rows counted so far: the companies, then what is above the limit. */
  rows = $state(Infinity);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Points of everybody with the first rows counted. */
  points(view: ConnectionView): number[] {
    return view.seats.map(({ hand, over }) => {
      const counted = view.companies.slice(0, Math.min(this.rows, view.companies.length));
      const sum = counted.reduce((all, { id, value }) => all + (hand?.[id] ?? 0) * value, 0);
      return this.rows > view.companies.length ? sum - over * view.penalty : sum;
    });
  }

  start(view: ConnectionView, tell: (showing: BoardAnimation | null) => void): void {
    this.stop();
    this.rows = 0;
    const skip = (): void => {
      this.stop();
      tell(null);
    };
    const show = (): void => tell({ points: this.points(view), skip });
    show();
    this.#timer = setInterval(() => {
      this.rows += 1;
      if (this.rows > view.companies.length) skip();
      else show();
    }, BEAT);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.rows = Infinity;
  }
}
