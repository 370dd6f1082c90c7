import { usePlayer } from '@casino-kit/session';

/** The currency in which bets are asked for: the player's own; a guest reads the server's default. */
export function useGameCurrency(): string | undefined {
  return usePlayer()?.getUser.currencyCode;
}
