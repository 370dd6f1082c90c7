import { type UserDetails } from '@casino-kit/api-contract';
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

/** Balances as the socket sends them, decimal strings in major units. */
export interface Balances {
  cash: string;
  nonCash: string;
  total: string;
}

/** A signed-in state. `user` is `null` when the details could not be had in time (§8): signed in without details. */
export function signedIn(user: UserDetails | null, now: Date): AuthState {
  return {
    initialized: true,
    authenticated: true,
    user,
    selfExcluded: user === null ? false : isSelfExcluded(user.getUser.userLimit, now),
    depositCount: user?.depositCount ?? 0,
  };
}

/** Replaces the three balances as strings (§4, update balance); a state without details stays as it is. */
export function withBalances(state: AuthState, { cash, nonCash, total }: Balances): AuthState {
  if (state.user === null) return state;
  return {
    ...state,
    user: { ...state.user, userWallet: { amount: cash, nonCashAmount: nonCash, totalAmount: total } },
  };
}

/** Whether newly read details call for a refresh of the auth state: the active bonus is another one (§4). */
export function activeBonusDiffers(state: AuthState, details: UserDetails): boolean {
  return (state.user?.activeBonus?.id ?? null) !== (details.activeBonus?.id ?? null);
}
