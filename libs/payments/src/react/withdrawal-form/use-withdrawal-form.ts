'use client';

import { createIdempotencyKey, useApiClient } from '@casino-kit/api-client';
import { type PaymentMethod, type Player, type Withdrawal } from '@casino-kit/api-contract';
import { add, type Amount } from '@casino-kit/money';
import { useFormErrors } from '@casino-kit/player-fields';
import { refreshSession, useSession, useStored } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useState } from 'react';
import { safeParse } from 'valibot';
import { activeMethod } from '../../core/method-visibility.js';
import {
  createWithdrawalFlow,
  isSameRequest,
  openWithdrawalAttempts,
  type WithdrawalRequest,
} from '../../core/withdrawal-flow.js';
import { withdrawalChecklist } from '../../core/withdrawal-checklist.js';
import {
  detailsSchema,
  detailsToSend,
  rejectedFields,
  type WithdrawalField,
} from '../../core/withdrawal-details.js';
import { usableMethods, getWithdrawalForm, withdrawalLimits } from '../../core/withdrawal-method.js';
import { type WithdrawalOverview } from '../../core/withdrawal-queries.js';
import { useRefreshWithdrawals } from '../use-withdrawals.js';
import { useDetailsForm } from './use-details-form.js';
import { useWithdrawalAmount } from './use-withdrawal-amount.js';

export interface WithdrawalFormInput {
  player: Player;
  methods: readonly PaymentMethod[];
  overview: WithdrawalOverview;
  /** Whether the provider saves a card of the player, null while that is unknown: the form starts with a card only then. */
  hasCard: boolean | null;
  /** The method of the last withdrawal: the form starts with it as long as it is offered. */
  lastMethodId?: string | undefined;
  initialMethodId?: string | undefined;
  onRequested?: ((withdrawal: Withdrawal) => void) | undefined;
}

export type WithdrawalFormModel = ReturnType<typeof useWithdrawalForm>;

/** The state and actions of a withdrawal form: the method, its fields, the amount, the confirmation, the request. */
export function useWithdrawalForm(input: WithdrawalFormInput) {
  const { player, methods, overview, hasCard, lastMethodId, initialMethodId, onRequested } = input;
  const client = useApiClient();
  const session = useSession();
  const { withdrawalConditions } = useSettings();
  const refresh = useRefreshWithdrawals();
  const [attempt] = useState(() =>
    createWithdrawalFlow({ client, newKey: createIdempotencyKey, store: session.store }),
  );
  const state = useStored(attempt.store, attempt.stateAtom, attempt.state);
  const [chosenId, setChosenId] = useState(
    () => initialMethodId ?? methods.find(({ id }) => id === lastMethodId)?.id,
  );
  const [asked, setAsked] = useState<WithdrawalRequest | null>(null);
  const calls = useFormErrors<WithdrawalField | 'amount'>();

  // The method that the form starts with is not exchanged below the player's eyes: until it is known there is none.
  const isStarting = chosenId === undefined && hasCard === null;
  const startMethods = isStarting ? [] : usableMethods(methods, hasCard === true);
  const method = activeMethod(chosenId === undefined ? startMethods : methods, chosenId);
  const kind = method === null ? null : getWithdrawalForm(method);
  const [likely] = usableMethods(methods, false);
  const currency = overview.currencyCode;
  const limits = withdrawalLimits(method);
  const details = useDetailsForm(player, kind);
  const { available } = overview;
  const amount = useWithdrawalAmount({
    currency,
    limits,
    available,
    onEdited: () => {
      calls.clearFields((field) => field === 'amount');
      attempt.edited();
    },
  });
  const openConditions = withdrawalChecklist(overview.conditions, withdrawalConditions).filter(
    ({ met }) => !met,
  );

  const createRequest = (
    sum: Amount | null,
    filled: Readonly<Record<string, string>>,
  ): WithdrawalRequest | null =>
    method === null || sum === null
      ? null
      : {
          paymentMethodId: method.id,
          // As the amount is sent: without redundant zeros.
          amount: add(sum, '0'),
          currencyCode: currency,
          details: detailsToSend(filled),
        };
  const isOpen = (request: WithdrawalRequest | null): request is WithdrawalRequest =>
    request !== null && openWithdrawalAttempts(state).some((open) => isSameRequest(open.request, request));

  function requestNow(): WithdrawalRequest | null {
    if (kind === null) return null;
    const parsed = safeParse(detailsSchema(kind), details.values);
    return parsed.success ? createRequest(amount.written, parsed.output) : null;
  }
  // A request without a response may already have locked its amount: it can be retried whatever is left.
  const again = isOpen(requestNow());

  async function send(request: WithdrawalRequest): Promise<void> {
    setAsked(null);
    calls.clear();
    const next = await attempt.submit(request);
    if (next.step === 'rejected' && kind !== null) {
      const { fields } = rejectedFields(kind, next.rejection.fields);
      const errors = Object.entries(fields).map(([field, fromServer]) => [field, { fromServer }]);
      calls.setErrors({ fields: Object.fromEntries(errors), form: null });
    }
    if (next.step === 'rejected' || next.step === 'sending') return;
    // Also without a response: the list shows whether the request arrived.
    void refresh();
    if (next.step !== 'requested') return;
    amount.clear();
    void refreshSession(session);
    onRequested?.(next.withdrawal);
  }

  return {
    player,
    overview,
    methods,
    method,
    isStarting,
    kind,
    /** The form that most likely comes when it starts: without a saved card. */
    likelyKind: likely === undefined ? ('bank' as const) : getWithdrawalForm(likely),
    currency,
    limits,
    details,
    amount,
    openConditions,
    calls,
    state,
    again,
    busy: state.step === 'sending',
    asked,
    closeConfirmation: () => setAsked(null),
    send,
    select({ id }: Pick<PaymentMethod, 'id'>) {
      setChosenId(id);
      details.form.clearErrors();
      calls.clear();
      attempt.edited();
    },
    /** The destination was changed. */
    edited(field: string) {
      calls.clearFields((name) => name === field);
      attempt.edited();
    },
    /**
     * The fields are valid: asks for confirmation, or sends at once if the same request is still without a response.
     */
    async proceed(filled: Readonly<Record<string, string>>): Promise<void> {
      const request = createRequest(amount.written, filled);
      if (isOpen(request)) return send(request);
      if (amount.amount === null || openConditions.length > 0) return;
      setAsked(createRequest(amount.amount, filled));
    },
    startAgain: attempt.edited,
  };
}
