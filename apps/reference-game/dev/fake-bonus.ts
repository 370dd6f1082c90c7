import { type TableBonus } from '@casino-kit/api-contract';
import { compare } from '@casino-kit/money';

/**
 * Scripts of a table with a bonus: `spins` has free spins and then wagers, `lastspin` has one left, `bonus` only limits
 * the bet, `taken` is a bonus activated in another tab once the game is open, `excluded` forbids the game.
 */
export const bonusScripts = ['spins', 'lastspin', 'bonus', 'taken', 'excluded'] as const;
export type BonusScript = (typeof bonusScripts)[number];

export interface Rejection {
  code: string;
  params?: Record<string, string>;
}

const welcome: TableBonus = { name: 'Welcome', maxBet: '5.00', freeSpinsLeft: 0, freeSpinValue: null };
const spins = (left: number): TableBonus => ({ ...welcome, freeSpinsLeft: left, freeSpinValue: '0.20' });

/** Returns the bonus of a script, as its table has it. */
export function createFakeBonus(script: string) {
  let bonus: TableBonus | null =
    script === 'spins' ? spins(12) : script === 'lastspin' ? spins(1) : script === 'bonus' ? welcome : null;
  return {
    get current() {
      return bonus;
    },
    /** Returns why a bet is rejected; null when it is not. */
    rejection(stake: string, freeSpin: boolean): Rejection | null {
      if (script === 'excluded') return { code: 'NON_BONUS_GAME', params: { bonus: welcome.name } };
      if (freeSpin) return bonus !== null && bonus.freeSpinsLeft > 0 ? null : { code: 'VALIDATION' };
      if (script === 'taken') bonus = { ...welcome, maxBet: '0.20' };
      const max = bonus?.maxBet ?? stake;
      return compare(stake, max) > 0 ? { code: 'BONUS_MAX_BET', params: { max } } : null;
    },
    /** Plays one of the free spins. */
    spend(): void {
      const left = (bonus?.freeSpinsLeft ?? 1) - 1;
      bonus = left > 0 ? spins(left) : welcome;
    },
  };
}
