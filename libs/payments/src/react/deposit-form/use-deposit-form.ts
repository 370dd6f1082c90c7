import { useApiClient } from '@casino-kit/api-client';
import { type Deposit, type PaymentMethod } from '@casino-kit/api-contract';
import { type Amount, isCrypto } from '@casino-kit/money';
import { useAuthState, useSession } from '@casino-kit/session';
import { safeRedirect, usePagePath } from '@casino-kit/settings';
import { useState, useSyncExternalStore } from 'react';
import { isFrameAddress } from '../../core/card-channel.js';
import { type AmountLimits } from '../../core/deposit-amount.js';
import { createDepositAttempt } from '../../core/deposit-attempt.js';
import { type DepositState, isBusy, openAttempts } from '../../core/deposit-machine.js';
import { type DepositOutcome, outcomeOfStatus } from '../../core/deposit-outcome.js';
import { activeMethod } from '../../core/method-visibility.js';
import { type DepositAmount, useDepositAmount } from '../amount-choice/use-deposit-amount.js';
import { type CardFrame, useCardFrame } from '../card-fields/use-card-frame.js';
import { randomKey } from '../random-key.js';
import { refreshSession } from '../refresh-session.js';
import { usePaymentMethods } from './use-payment-methods.js';

export interface DepositFormOptions {
  /** The form is in view; otherwise nothing is loaded. */
  active?: boolean;
  /** The method to start with, such as the alternative to one that did not work; the first by default. */
  initialMethodId?: string;
  /** The amount to start with, a decimal string in major units; 25 by default. */
  initialAmount?: Amount;
  /** Path of this site to which the payment page sends the player back; the casino by default. */
  returnPath?: string;
  /**
   * The server has said what became of the deposit. The form itself tells `failed`, `decline` and `cancel` beside what
   * was typed, so a host need only act on `success` and `pending`.
   */
  onOutcome?: (outcome: DepositOutcome, deposit: Deposit) => void;
  /** The bank wants to see the player at `url` (3-D Secure); by default the page goes there. */
  onChallenge?: (url: string) => void;
}

/** Whether the form can be shown, and if not, why. */
export type DepositAccess = 'loading' | 'guest' | 'excluded' | 'failed' | 'empty' | 'ready';

export interface DepositFormModel {
  access: DepositAccess;
  /** Tries once more what has failed to load. */
  reload: () => void;
  methods: readonly PaymentMethod[];
  method: PaymentMethod | null;
  select: (method: PaymentMethod) => void;
  currency: string;
  countryCode: string;
  limits: AmountLimits;
  amount: DepositAmount;
  /** The method's card fields; `byCard` is false where it has none. */
  card: CardFrame;
  byCard: boolean;
  deposit: DepositState;
  busy: boolean;
  /** Pays, and gives what it came to. Nothing happens while something is missing; what is missing is then shown. */
  pay: () => Promise<DepositState>;
  /** Asks how a challenge or a pending deposit stands. */
  check: () => Promise<void>;
  goToBank: (url: string) => void;
}

const noLimits: AmountLimits = { min: null, max: null };
function limitsOf(method: PaymentMethod | null, currency: string): AmountLimits {
  if (method === null) return noLimits;
  const crypto = isCrypto(currency) || (method.paymentMethod ?? '').toLowerCase().includes('crypto');
  return { min: method.minAmount ?? null, max: method.maxAmount ?? null, aboveMin: crypto };
}

const goTo = (url: string) => globalThis.location.assign(url);

/** Everything a deposit form needs, whatever its layout: methods, amount, card fields and the payment itself. */
export function useDepositForm(options: DepositFormOptions = {}): DepositFormModel {
  const {
    active = true,
    initialMethodId,
    initialAmount,
    returnPath,
    onOutcome,
    onChallenge = goTo,
  } = options;
  const client = useApiClient();
  const session = useSession();
  const { initialized, authenticated, selfExcluded, user } = useAuthState();
  const casino = usePagePath('casino');
  const [chosenId, setChosenId] = useState<string | undefined>(initialMethodId);
  const [attempt] = useState(() => createDepositAttempt({ client, newKey: randomKey }));
  const deposit = useSyncExternalStore(attempt.subscribe, attempt.state, attempt.state);

  const mayDeposit = authenticated && !selfExcluded;
  const payments = usePaymentMethods('deposit', active && mayDeposit);
  const method = activeMethod(payments.methods, chosenId);
  const currency = user?.getUser.currencyCode ?? '';
  const limits = limitsOf(method, currency);
  const amount = useDepositAmount(currency, limits, { initial: initialAmount, onEdited: attempt.edited });
  const byCard = method?.isCardForm ?? false;
  const frameUrl = byCard ? (method?.hostedFieldsUrl ?? null) : null;
  const card = useCardFrame(active && frameUrl !== null && isFrameAddress(frameUrl) ? frameUrl : null);

  function accessNow(): DepositAccess {
    if (!initialized) return 'loading';
    if (!authenticated) return 'guest';
    if (selfExcluded) return 'excluded';
    if (user === null) return 'failed';
    if (payments.status !== 'ready') return payments.status;
    return payments.methods.length === 0 ? 'empty' : 'ready';
  }

  function follow(state: DepositState): void {
    if (state.step === 'challenge') return onChallenge(state.url);
    if (!('deposit' in state)) return;
    if (state.step === 'completed') void refreshSession(session);
    onOutcome?.(outcomeOfStatus(state.step), state.deposit);
  }

  return {
    access: accessNow(),
    reload: user === null ? () => void refreshSession(session) : payments.retry,
    methods: payments.methods,
    method,
    select: ({ id }) => {
      setChosenId(id);
      attempt.edited();
    },
    currency,
    countryCode: user?.getUser.countryCode ?? '',
    limits,
    amount,
    card,
    byCard,
    deposit,
    busy: isBusy(deposit),
    async pay() {
      amount.check();
      if (method === null || amount.amount === null) return attempt.state();
      const request = {
        paymentMethodId: method.id,
        amount: amount.amount,
        currencyCode: currency,
        returnPath: safeRedirect(returnPath ?? casino),
        byCard,
      };
      const state = await attempt.submit(request, card.tokenise);
      follow(state);
      return state;
    },
    async check() {
      const before = attempt.state();
      const after = await attempt.check();
      if (after !== before && after.step !== before.step) follow(after);
    },
    goToBank: onChallenge,
  };
}

/** Whether pressing Pay asks about a payment that is still without an answer instead of starting a new one. */
export function asksAgain({ deposit, method, amount }: DepositFormModel): boolean {
  return openAttempts(deposit).some(
    ({ request }) => request.paymentMethodId === method?.id && request.amount === amount.amount,
  );
}
