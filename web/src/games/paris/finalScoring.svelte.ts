// The final scoring, counted step by step before everybody's eyes: tile 27, then district by
// district.
import type { BoardAnimation } from '../../lib/board';
import type { Outcome, OutcomeLine } from '../../lib/protocol';
import type { ParisView } from './types';

/** What one step of the final scoring gave every seat; null where a seat has no such line. */
export interface Step {
  key: string;
  district: string | null;
  prize: string;
  lines: (OutcomeLine | null)[];
}

const PAUSE = 1400;

/** Everything that was scored before the end, by seat, and the steps of the end. */
export function stepsOf(outcome: Outcome, seats: number[]): { before: number[]; steps: Step[] } {
  const steps = new Map<string, Step>();
  const before = seats.map((seat) => {
    const lines = outcome.lines.find((one) => one.seat === seat)?.lines ?? [];
    let sum = 0;
    for (const line of lines) {
      const district = (line.args?.district as string | undefined) ?? null;
      if (!district && line.key !== 'paris.line.francs') {
        sum += line.points;
        continue;
      }
      const key = district ?? line.key;
      const prize = String(line.args?.prize ?? '');
      const step = steps.get(key) ?? { key, district, prize, lines: seats.map(() => null) };
      step.lines[seat] = line;
      steps.set(key, step);
    }
    return sum;
  });
  const francsFirst = (step: Step): number => (step.district ? 1 : 0);
  return { before, steps: [...steps.values()].sort((a, b) => francsFirst(a) - francsFirst(b)) };
}

export class Ending {
  /** How many steps have been counted; Infinity when all have, and nothing is being shown. */
  counted = $state(Infinity);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get showing(): boolean {
    return this.counted !== Infinity;
  }

  /** Counts from the beginning. */
  begin(steps: number): void {
    this.counted = 0;
    const on = (): void => {
      if (this.counted >= steps) this.skip();
      else {
        this.counted += 1;
        this.#timer = setTimeout(on, PAUSE);
      }
    };
    this.#timer = setTimeout(on, PAUSE / 2);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.counted = Infinity;
  }

  /** Everybody's points as far as they have been counted. */
  points(outcome: Outcome, view: ParisView): number[] {
    const { before, steps } = stepsOf(
      outcome,
      view.seats.map(({ seat }) => seat),
    );
    const done = steps.slice(0, this.counted);
    return before.map((sum, seat) =>
      done.reduce((all, { lines }) => all + (lines[seat]?.points ?? 0), sum),
    );
  }

  tell(outcome: Outcome, view: ParisView): BoardAnimation | null {
    return this.showing ? { points: this.points(outcome, view), skip: () => this.skip() } : null;
  }
}
