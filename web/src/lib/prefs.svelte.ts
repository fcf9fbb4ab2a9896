// What this device prefers: theme, motion, and who is sitting in front of it.
import { api } from './api';
import { setLanguage } from './lang.svelte';
import type { Me } from './protocol';

export type Theme = 'auto' | 'light' | 'dark';

/** What could not be kept: the choice lasts as long as the page. */
const memory = new Map<string, string | null>();

export function stored(name: string): string | null {
  try {
    return memory.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
    memory.delete(name);
  } catch {
    memory.set(name, value);
  }
}

const kept = stored('theme');
let theme = $state<Theme>(kept === 'light' || kept === 'dark' ? kept : 'auto');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let reducedMotion = $state(still.matches);
still.addEventListener('change', (event) => (reducedMotion = event.matches));

// The same words as in base.css: a phone on its side.
const side = matchMedia('(36rem <= width < 74rem) and (height < 30rem)');
let landscapePhone = $state(side.matches);
side.addEventListener('change', (event) => (landscapePhone = event.matches));

// Whether a choice on a board is confirmed by a second click or tap, where a board asks that.
const sure = stored('twice');
let twice = $state<boolean | null>(sure === 'yes' ? true : sure === 'no' ? false : null);

let me = $state.raw<Me | null>(null);

export const prefs = {
  get theme() {
    return theme;
  },
  get reducedMotion() {
    return reducedMotion;
  },
  get landscapePhone() {
    return landscapePhone;
  },
  /** null: as the device is used: a finger, which cannot look first, twice, a mouse once. */
  get twice() {
    return twice;
  },
  get me() {
    return me;
  },
};

/** From 0, silence, to 100. Whoever asks for reduced motion hears nothing until they say so. */
export function volume(): number {
  const kept = stored('sound');
  return kept === null ? (prefs.reducedMotion ? 0 : 50) : Number(kept) || 0;
}

export function setTwice(next: boolean): void {
  twice = next;
  store('twice', next ? 'yes' : 'no');
}

export function setTheme(next: Theme): void {
  theme = next;
  store('theme', next === 'auto' ? null : next);
  if (next === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
}

export async function fetchMe(): Promise<void> {
  me = await api.get<Me>('/api/me');
  await setLanguage(me.lang || 'en');
}

export async function changeMe(change: Partial<Pick<Me, 'name' | 'lang'>>): Promise<void> {
  const saving = (async () => {
    if (change.lang) await setLanguage(change.lang);
    me = await api.post<Me>('/api/me', change);
  })();
  settled = saving.catch(() => {});
  return saving;
}

// Sitting down right after typing a name must not overtake the name.
let settled: Promise<void> = Promise.resolve();
export const settledName = (): Promise<void> => settled;
