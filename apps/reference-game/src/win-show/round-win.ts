import { type GameRound } from '@casino-kit/api-contract';
import { proportion } from '@casino-kit/money';
import { type Sound } from '../sound.js';
import { countUp } from './count-up.js';
import { rise } from './rise.js';
import { createWinStage } from './win-stage.js';
import { countMs, getWinTier } from './win-tier.js';

/** How the wins of an original are shown: in the tiers of the slots, by how many times its stake a round paid. */
export interface RoundWin {
  /** The place of a big win; it covers the positioned box around it. */
  readonly node: HTMLElement;
  /**
   * Shows a settled round. A win rises from where it was won to where it is written; a big one counts up on its stage. A return up
   * to the stake is no win, and with reduced motion nothing moves.
   */
  show(round: Pick<GameRound, 'stake' | 'payout'>, written: HTMLElement, from: readonly HTMLElement[]): void;
  /** Leaves a big win, such as for the next round. */
  close(): void;
}

export interface RoundWinOptions {
  /** Formats amounts. */
  money(amount: string): string;
  /** Returns by how many times the stake was won, as a text. */
  times(count: string): string;
  /** The name of the button that ends an epic win. */
  goOn: string;
  sound: Pick<Sound, 'win'>;
  /** Whether the player prefers reduced motion. */
  calm(): boolean;
}

/** Creates the place of the wins of an original. */
export function createRoundWin({ money, times, goOn, sound, calm }: RoundWinOptions): RoundWin {
  let finishCount: (() => void) | null = null;
  let stopCount: () => void = () => undefined;
  const stage = createWinStage(() => {
    if (finishCount === null) stage.close();
    else finishCount();
  });
  const close = () => {
    stopCount();
    finishCount = null;
    stage.close();
  };
  return {
    node: stage.node,
    close,
    show(round, written, from) {
      close();
      const { stake, payout } = round;
      const tier = getWinTier(round);
      if (tier === 'none') return;
      sound.win(tier);
      if (calm()) return;
      rise(written, from);
      if (tier === 'small') return;
      stage.open({ tier, times: times(proportion('1', payout, stake, 0)), note: undefined, goOn, from });
      const finish = () => {
        stopCount();
        finishCount = null;
        stage.showAmount(money(payout));
        stage.complete();
      };
      finishCount = finish;
      stopCount = countUp(payout, countMs[tier], (amount) => {
        stage.showAmount(money(amount));
        if (amount === payout) finish();
      });
    },
  };
}
