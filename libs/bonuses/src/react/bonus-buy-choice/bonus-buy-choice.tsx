'use client';

import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { confirmBonusBuy } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { BonusBuyChoiceDialog } from '../bonus-buy-choice-dialog/bonus-buy-choice-dialog.js';
import { useOnce } from '../use-once.js';

export interface BonusBuyChoiceProps {
  /** The game whose next bet is exempt if the player buys. */
  gameSlug: string;
  /** The active bonus that sets the limit. */
  bonusName: string;
  /** The cost of the bonus buy; amounts are major units of `currencyCode`. */
  cost: Amount;
  /** The maximum bet of the bonus. */
  limit: Amount;
  /** The stake of a regular bet. */
  stake: Amount;
  /** ISO 4217 or a crypto code. */
  currencyCode: string;
  /** Called with the player's choice: `buy` once the server knows that the next bet is exempt. */
  onChoice: (choice: 'buy' | 'regular' | 'back') => void;
}

/**
 * Asks how to continue with a bonus buy above the limit of the active bonus (§4), and reports a purchase to the server
 * before the game makes it: the next bet, and only that one, is exempt.
 */
export function BonusBuyChoice({ gameSlug, cost, limit, stake, onChoice, ...shown }: BonusBuyChoiceProps) {
  const client = useApiClient();
  const { mutateAsync, isPending, isError } = useMutation({
    mutationFn: () => client.call(confirmBonusBuy, { params: { slug: gameSlug }, body: { cost } }),
    networkMode: 'always',
  });
  const buy = useOnce(async () => {
    await mutateAsync();
    onChoice('buy');
    return true;
  });
  return (
    <BonusBuyChoiceDialog
      {...shown}
      open
      cost={cost}
      limit={limit}
      regularStake={stake}
      pending={isPending ? 'buy' : null}
      failed={isError}
      onBuy={buy}
      onRegular={() => onChoice('regular')}
      onBack={() => onChoice('back')}
    />
  );
}
