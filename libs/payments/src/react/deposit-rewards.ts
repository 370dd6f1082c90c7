import { createKeptRewards, type KeptRewards } from '../core/kept-rewards.js';

/** The bonus and the coupon of this tab's deposits, by deposit. */
export const depositRewards: KeptRewards = createKeptRewards(() =>
  typeof window === 'undefined' ? null : window.sessionStorage,
);
