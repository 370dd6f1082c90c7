'use client';

import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isUnsupported, useApiClient } from '@casino-kit/api-client';
import { type Currency, type CurrencyWallet } from '@casino-kit/api-contract';
import { liveWallets } from '../../core/wallet-list.js';
import { walletsQuery } from '../../core/wallet-queries.js';
import { useHydrated } from '@casino-kit/ui';
import { useWallet } from '../use-wallet.js';

export interface Wallets {
  /** `null` while they are not known; the active one has the live balances. */
  wallets: readonly CurrencyWallet[] | null;
  /** The currencies that a wallet can be in, including those the player has. */
  currencies: readonly Currency[];
  /** They could not be loaded. */
  failed: boolean;
  /** The server has one wallet per player, and no list of them (decisions 40). */
  unsupported: boolean;
  retry: () => void;
}

const none: readonly Currency[] = [];

/**
 * Returns the logged-in player's balances in every currency they have, and those they can open (W1). Needs a
 * QueryClientProvider.
 */
export function useWallets(): Wallets {
  const client = useApiClient();
  const player = useWallet();
  const {
    data: known,
    error,
    isError,
    refetch,
  } = useQuery({ ...walletsQuery(client), enabled: player !== null });
  // A lazy page hydrates later than the header, which may have loaded them by then.
  const data = useHydrated() ? known : undefined;
  const wallet = player?.wallet ?? null;
  const currencyCode = player?.currencyCode ?? '';
  const wallets = useMemo(
    () => (data === undefined ? null : liveWallets(data.wallets, { wallet, currencyCode })),
    [data, wallet, currencyCode],
  );
  const currencies = data?.currencies ?? none;
  return {
    wallets,
    currencies,
    failed: isError && data === undefined,
    unsupported: isUnsupported(error),
    retry: () => void refetch(),
  };
}
