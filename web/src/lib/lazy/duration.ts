// Times in words, and as a clock shows them.
import { t } from '../lang.svelte';

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** A round number of seconds in words: "3 days", "10 minutes". */
export function inWords(seconds: number): string {
  const [unit, size] =
    UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];
  return t(`clock.${unit}`, { n: seconds / size });
}

const two = (n: number): string => String(n).padStart(2, '0');

/** What a clock shows of so many milliseconds: "2 d 4 h", "3:05:00", "9:41". */
export function onClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t('clock.days_hours', { d: Math.floor(hours / 24), h: hours % 24 });
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
