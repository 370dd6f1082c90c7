import { type UserDetails, type UserWallet } from '@casino-kit/api-contract';

/** Returns the wallet in a player's details. @throws Error when it is missing. */
export function requireWallet({ userWallet }: Pick<UserDetails, 'userWallet'>): UserWallet {
  if (userWallet === null) throw new Error('The details of the player hold no wallet.');
  return userWallet;
}
