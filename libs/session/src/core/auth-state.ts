import { type BalanceUpdate, type UserDetails } from '@casino-kit/api-contract';
import { isSelfExcluded } from './self-excluded.js';

/** Who is playing (§3, auth state). `user` holds the last known details; balances in it are decimal strings. */
export interface AuthState {
  initialized: boolean;
  authenticated: boolean;
  selfExcluded: boolean;
  user: UserDetails | null;
  depositCount: number;
}

export const guest: AuthState = {
  initialized: true,
  authenticated: false,
  selfExcluded: false,
  user: null,
  depositCount: 0,
};
export const notInitialized: AuthState = { ...guest, initialized: false };

/**
 * Returns a logged-in state. `user` is `null` when the details could not be loaded in time (§8): logged in without
 * details.
 */
export function signedIn(user: UserDetails | null, now: Date): AuthState {
  return {
    initialized: true,
    authenticated: true,
    user,
    selfExcluded: user === null ? false : isSelfExcluded(user.getUser.userLimit, now),
    depositCount: user?.depositCount ?? 0,
  };
}

/**
 * Replaces the balances that an event names (§4, update balance; decisions 42). A total that the event omits becomes
 * unknown. A state without details, or without an initial balance, stays unchanged.
 */
export function withBalances(state: AuthState, { cash, nonCash, total }: BalanceUpdate): AuthState {
  const amount = cash ?? state.user?.userWallet?.amount;
  if (state.user === null || amount === undefined) return state;
  const nonCashAmount = nonCash ?? state.user.userWallet?.nonCashAmount ?? '0';
  return { ...state, user: { ...state.user, userWallet: { amount, nonCashAmount, totalAmount: total } } };
}

/** Replaces the number of deposits. */
export function withDepositCount(state: AuthState, depositCount: number): AuthState {
  return { ...state, depositCount, user: state.user && { ...state.user, depositCount } };
}

/** Returns whether newly read details require a refresh of the auth state: the active bonus is another one (§4). */
export function activeBonusDiffers(state: AuthState, details: UserDetails): boolean {
  return (state.user?.activeBonus?.id ?? null) !== (details.activeBonus?.id ?? null);
}
