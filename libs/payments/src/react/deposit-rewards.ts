import { createPersistedRewards, type PersistedRewards } from '../core/persisted-rewards.js';

/** The bonus and the coupon of this tab's deposits, by deposit. */
export const depositRewards: PersistedRewards = createPersistedRewards(() =>
  typeof window === 'undefined' ? null : window.sessionStorage,
);
