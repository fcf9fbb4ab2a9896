// A dozen sounds made as they are needed: bells, wood and a little brass, from oscillators and
// noise alone.
import { volume } from '../lib/prefs.svelte';
import type { Session } from '../lib/session';
import { cuesOf, type Cue } from './cues';

/**
 * One tone: when it begins and how long it lasts (seconds), its pitch (Hz), how loud, and of what
 * kind.
 */
type Tone = [at: number, lasts: number, pitch: number, gain: number, kind: Kind];
type Kind = 'bell' | 'wood' | 'brass' | 'brush';

const G4 = 392;
const C5 = 523.25;
const D5 = 587.33;
const E5 = 659.25;
const G5 = 783.99;
const A5 = 880;
const C6 = 1046.5;

const TONES: { [cue in Cue]: Tone[] } = {
  turn: [
    [0, 0.9, E5, 0.5, 'bell'],
    [0.16, 1.3, A5, 0.5, 'bell'],
  ],
  own: [[0, 0.12, 190, 0.8, 'wood']],
  other: [
    [0, 0.1, 150, 0.5, 'wood'],
    [0.09, 0.1, 130, 0.35, 'wood'],
  ],
  draw: [[0, 0.16, 2400, 0.3, 'brush']],
  points: [
    [0, 0.5, G5, 0.28, 'bell'],
    [0.08, 0.7, C6, 0.28, 'bell'],
  ],
  undone: [
    [0, 0.16, 1500, 0.25, 'brush'],
    [0.12, 0.2, 700, 0.25, 'brush'],
  ],
  refused: [
    [0, 0.16, 110, 0.6, 'wood'],
    [0.13, 0.22, 98, 0.6, 'wood'],
  ],
  chat: [[0, 0.4, D5, 0.22, 'bell']],
  asked: [
    [0, 0.5, D5, 0.4, 'bell'],
    [0.2, 0.5, D5, 0.4, 'bell'],
  ],
  sat: [
    [0, 0.12, 220, 0.4, 'wood'],
    [0.14, 0.6, G4, 0.22, 'bell'],
  ],
  rematch: [
    [0, 0.3, G4, 0.35, 'brass'],
    [0.18, 0.3, C5, 0.35, 'brass'],
    [0.36, 0.8, E5, 0.35, 'brass'],
    [0.36, 1, G5, 0.2, 'bell'],
  ],
  over: [
    [0, 0.35, C5, 0.35, 'brass'],
    [0.22, 0.35, E5, 0.35, 'brass'],
    [0.44, 0.35, G5, 0.35, 'brass'],
    [0.66, 1.6, C6, 0.3, 'brass'],
    [0.66, 2, G5, 0.25, 'bell'],
    [0.78, 2, C6, 0.25, 'bell'],
  ],
};

let line: { context: AudioContext; out: GainNode; noise: AudioBuffer } | null = null;

function open(): NonNullable<typeof line> {
  if (line) return line;
  const context = new AudioContext();
  const out = context.createGain();
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return (line = { context, out, noise });
}

/** Makes one partial of a tone: a quick beginning, and an end that nobody notices. */
function sound(source: AudioScheduledSourceNode, tone: Tone, share: number, from: AudioNode): void {
  const { context, out } = open();
  const [after, lasts, , gain, kind] = tone;
  const at = context.currentTime + 0.02 + after;
  const level = context.createGain();
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(gain * share, at + (kind === 'brass' ? 0.05 : 0.005));
  level.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
  from.connect(level).connect(out);
  source.start(at);
  source.stop(at + lasts + 0.05);
}

function tone(one: Tone): void {
  const { context, noise } = open();
  const [, , pitch, , kind] = one;
  const wave = (type: OscillatorType, frequency: number, share: number): void => {
    const source = context.createOscillator();
    source.type = type;
    source.frequency.value = frequency;
    sound(source, one, share, source);
  };
  const hiss = (frequency: number, sharp: number, share: number): void => {
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = frequency;
    filter.Q.value = sharp;
    source.connect(filter);
    sound(source, one, share, filter);
  };
  if (kind === 'bell') {
    wave('sine', pitch, 0.7);
    wave('sine', pitch * 2.76, 0.16);
    wave('sine', pitch * 5.4, 0.05);
  } else if (kind === 'wood') {
    wave('triangle', pitch, 0.7);
    hiss(pitch * 5, 2, 1.6);
  } else if (kind === 'brass') {
    wave('triangle', pitch, 0.6);
    wave('sine', pitch * 2, 0.2);
    wave('sine', pitch * 3, 0.08);
  } else hiss(pitch, 0.9, 1);
}

/** Plays a sound, if any are wanted and the browser lets it. */
export function play(cue: Cue, after = 0): void {
  if (volume() === 0) return;
  const { context, out } = open();
  void context.resume();
  // Loudness is heard by its square.
  out.gain.value = 0.5 * (volume() / 100) ** 2;
  for (const [at, ...rest] of TONES[cue]) tone([at + after, ...rest]);
}

let before: Session | null = null;

export function hear(now: Session): void {
  cuesOf(before, now).forEach((cue, i) => play(cue, i * 0.3));
  before = now;
}
