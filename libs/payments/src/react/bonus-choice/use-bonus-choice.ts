import { useApiClient } from '@casino-kit/api-client';
import { type Bonus } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { type Amount } from '@casino-kit/money';
import { useAuthState } from '@casino-kit/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bonusFor, tooSmallFor } from '../../core/deposit-bonus.js';
import { type DepositDetails } from '../../core/deposit-details.js';
import { depositBonusesQuery } from '../../core/payment-queries.js';

const none: readonly Bonus[] = [];

/** Which bonus comes with a deposit. */
export interface ChosenBonus {
  bonuses: readonly Bonus[];
  chosen: Bonus | null;
  choose: (bonus: Bonus | null) => void;
  /** The amount is too small for the chosen one. */
  tooSmall: boolean;
  /** What it adds, in major units of the player's currency. */
  adds: Amount | null;
  /** What of it goes to the server. */
  details: DepositDetails;
}

/** Holds the choice of a bonus, at first `initialId` unless it would end another: from `given`, or those that the server has for deposits; none while not `enabled`. */
export function useBonusChoice({
  initialId,
  given,
  enabled,
  amount,
}: {
  initialId?: string | undefined;
  given: readonly Bonus[] | undefined;
  enabled: boolean;
  amount: Amount | null;
}): ChosenBonus {
  const client = useApiClient();
  const { code: language } = useLocale();
  const { user } = useAuthState();
  const currencyCode = user?.getUser.currencyCode ?? '';
  const place = { currencyCode, countryCode: user?.getUser.countryCode ?? '', language };
  const { data } = useQuery({
    ...depositBonusesQuery(client, place),
    enabled: enabled && given === undefined && user !== null,
  });
  const [picked, setPicked] = useState<{ id: string | null } | null>(null);
  const chosenId = picked === null ? (user?.activeBonus ? null : (initialId ?? null)) : picked.id;
  const bonuses = enabled ? (given ?? data ?? none) : none;
  const chosen = bonuses.find(({ id }) => id === chosenId) ?? null;
  // A bonus is never given up without a word: the choice was confirmed when it was made.
  const cancelActiveBonus = user?.activeBonus ? { cancelActiveBonus: true } : {};
  return {
    bonuses,
    chosen,
    choose: (bonus) => setPicked({ id: bonus?.id ?? null }),
    tooSmall: chosen !== null && amount !== null && tooSmallFor(chosen, amount),
    adds: chosen !== null && amount !== null ? bonusFor(chosen, amount, currencyCode) : null,
    details: chosen === null ? {} : { bonusId: chosen.id, ...cancelActiveBonus },
  };
}
