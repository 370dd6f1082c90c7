import { type WinTier } from './win-show/win-tier.js';

/** Short tones of the game, and a vibration at a big win; silent and still until turned on. */
export interface Sound {
  readonly isOn: boolean;
  turn(on: boolean): void;
  spin(): void;
  reelStop(): void;
  win(tier?: WinTier): void;
  freeSpins(): void;
}

interface Tone {
  hertz: number;
  /** Seconds from now. */
  at: number;
  seconds: number;
  shape: OscillatorType;
  volume: number;
}

const createTones = (notes: readonly number[], gap: number, seconds: number): Tone[] =>
  notes.map((hertz, index) => ({ hertz, at: index * gap, seconds, shape: 'triangle', volume: 0.12 }));

/** What a win of a tier feels like, in ms of vibration and pause. */
const vibrations: Partial<Record<WinTier, number[]>> = { big: [40], epic: [40, 60, 80] };

/**
 * Creates the sounds. Calls `makeContext` when sound is first turned on, and `vibrate` at a big win where the device can.
 */
export function createSound(
  makeContext: () => AudioContext,
  vibrate: (pattern: number[]) => void = () => undefined,
): Sound {
  let context: AudioContext | null = null;
  let isOn = false;

  /**
   * Browsers keep a context silent until the player has pressed something; earlier sounds are not audible. iOS interrupts
   * one while the page is behind another app.
   */
  const wake = () => {
    if (context !== null && context.state !== 'running') context.resume().catch(() => undefined);
  };
  const play = (tones: readonly Tone[]) => {
    if (!isOn || context === null) return;
    wake();
    for (const tone of tones) {
      const start = context.currentTime + tone.at;
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(tone.volume, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + tone.seconds);
      const source = new OscillatorNode(context, { type: tone.shape, frequency: tone.hertz });
      source.connect(volume).connect(context.destination);
      source.start(start);
      source.stop(start + tone.seconds);
    }
  };

  return {
    get isOn() {
      return isOn;
    },
    turn(on) {
      isOn = on;
      if (!on) return;
      context ??= makeContext();
      wake();
    },
    spin: () => play([{ hertz: 220, at: 0, seconds: 0.09, shape: 'triangle', volume: 0.08 }]),
    reelStop: () => play([{ hertz: 130, at: 0, seconds: 0.07, shape: 'square', volume: 0.04 }]),
    win(tier = 'small') {
      play(createTones([523.25, 659.25, 783.99], 0.09, 0.22));
      const pattern = vibrations[tier];
      if (isOn && pattern !== undefined) vibrate(pattern);
    },
    freeSpins: () => play(createTones([392, 523.25, 659.25, 783.99], 0.12, 0.35)),
  };
}
