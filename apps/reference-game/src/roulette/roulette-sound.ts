import { type Sound } from '../sound.js';
import { compare } from '@casino-kit/money';
import { getPayout, type TableState } from './table-state.js';

/** The sounds of the table; silent until turned on. */
export interface RouletteSound extends Pick<Sound, 'isOn' | 'turn'> {
  /** Plays what belongs to a change. */
  follow(state: TableState, before: TableState | null): void;
}

/** Creates the sounds of the table: a chip, the ball, and a payout above the stake. */
export function createRouletteSound(sound: Sound): RouletteSound {
  return {
    get isOn() {
      return sound.isOn;
    },
    turn: (on) => sound.turn(on),
    follow(state, before) {
      if (before === null) return;
      if (state.phase === 'open' && state.wanted !== before.wanted && state.round === before.round)
        sound.reelStop();
      if (state.phase === 'spinning' && before.phase === 'open') sound.spin();
      const paid = getPayout(state);
      if (paid !== null && paid !== getPayout(before) && compare(paid.payout ?? '0', paid.staked) > 0)
        sound.win();
    },
  };
}
