import { type UserWallet } from '@casino-kit/api-contract';

/** A wallet with a real and a bonus balance, in major units. */
export function makeWallet(overrides: Partial<UserWallet> = {}): UserWallet {
  return { amount: '1284.50', nonCashAmount: '40.00', totalAmount: '1324.50', ...overrides };
}
