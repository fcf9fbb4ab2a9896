// When a clock was told: what is shown later, or once more, goes on from there.
import type { Clock } from '../../lib/protocol';

export interface Heard extends Clock {
  /** By the page's own clock. */
  heard?: number;
}
