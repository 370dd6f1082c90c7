'use client';

import { valibotResolver } from '@casino-kit/player-fields';
import { isUnsupported, useApiClient } from '@casino-kit/api-client';
import { type Player, type WithdrawalForm } from '@casino-kit/api-contract';
import { accountHolderName } from '@casino-kit/api-contract/field-rules';
import { useQuery } from '@tanstack/react-query';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { savedCardsQuery } from '../../core/payment-queries.js';
import {
  cardToPay,
  detailsSchema,
  getPayeeNotice,
  initialFields,
  type WithdrawalFields,
} from '../../core/withdrawal-details.js';

export type DetailsForm = ReturnType<typeof useDetailsForm>;

/**
 * The destination of a withdrawal: the fields of its form, validated by the same rules as on the server. A value typed
 * in one form is kept for the next. The name is the account's, if known, and the card is a saved one.
 */
export function useDetailsForm(player: Player, kind: WithdrawalForm | null) {
  const client = useApiClient();
  const holder = accountHolderName(player);
  const cards = useQuery({ ...savedCardsQuery(client), enabled: kind === 'card' });
  const settled = (values: WithdrawalFields): WithdrawalFields => ({
    ...values,
    fullName: holder || values.fullName,
    cardId: cardToPay(cards.data ?? [], values.cardId),
  });
  const resolver: Resolver<WithdrawalFields, unknown, Record<string, string>> = (values, context, options) =>
    valibotResolver(detailsSchema(kind ?? 'card'))(settled(values), context, options);
  const form = useForm<WithdrawalFields, unknown, Record<string, string>>({
    mode: 'onTouched',
    resolver,
    // Otherwise rules across two fields would not run while any other field is invalid.
    criteriaMode: 'all',
    shouldFocusError: false,
    defaultValues: initialFields(player),
  });
  const watched = useWatch({ control: form.control });
  const values = settled({ ...initialFields(player), ...watched });
  return {
    form,
    holder,
    /** The fields as they would be sent now, valid or not. */
    values,
    payeeNotice: getPayeeNotice(kind, values, holder),
    cards: {
      list: cards.data ?? [],
      // A server without this extension saves no cards.
      status:
        cards.data !== undefined || isUnsupported(cards.error)
          ? 'ready'
          : cards.isError
            ? 'failed'
            : 'loading',
      retry: () => void cards.refetch(),
    } as const,
  };
}
