'use client';

import { type Bonus, type Deposit, type PaymentMethod } from '@casino-kit/api-contract';
import { type Amount, isAmount } from '@casino-kit/money';
import { refreshSession, useAuthState, useSession } from '@casino-kit/session';
import { safeRedirect, usePagePath, useSettings } from '@casino-kit/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { providerPageUrl } from './provider-page-url.js';
import { type AmountLimits } from '../../core/deposit-amount.js';
import { type DepositDetails } from '../../core/deposit-details.js';
import { depositLimits } from '../../core/deposit-limits.js';
import { type DepositState, isBusy, openAttempts } from '../../core/deposit-state.js';
import { type DepositOutcome } from '../../core/outcome-modal.js';
import { pendingDepositsKey } from '../../core/payment-queries.js';
import { type CollectedDetails, type DepositMethod } from '../../methods/deposit-method.js';
import { type DepositAmount, useDepositAmount } from '../amount-choice/use-deposit-amount.js';
import { type FundsNoticeState, useFundsNotice } from '../funds-notice/use-funds-notice.js';
import { depositRewards } from '../deposit-rewards.js';
import { useDepositPayment, type WaitingStep } from './use-deposit-payment.js';
import { type DepositRewards, useDepositRewards } from './use-deposit-rewards.js';
import { type MethodChoice, useMethodChoice } from './use-method-choice.js';
import { type MethodDetailsState, useMethodDetails } from './use-method-details.js';
import { type Payer, usePayer } from './use-payer.js';
import { useStart } from './use-start.js';

export interface DepositFormOptions {
  /** The methods that this app has forms for, such as `[cardMethod, upiMethod]`; others get the redirect form (decision 44). */
  methods: readonly DepositMethod[];
  /** The form is visible; otherwise nothing is loaded. */
  active?: boolean | undefined;
  /** The initial method, such as the alternative to one that failed; the first by default. It may be set later. */
  initialMethodId?: string | undefined;
  /** The initial amount, a decimal string in major units; 25 by default. It may be set later, until one is chosen. */
  initialAmount?: Amount | undefined;
  /**
   * What the player's own deposit limits leave, a decimal string in major units; `null` without a limit. The form starts
   * with no more than that; it may be set later, until an amount is chosen.
   */
  amountLeft?: Amount | null | undefined;
  /**
   * Play and deposits are closed for now, as the host knows from the player's limits: a reached session time, for one. The
   * form says so in its place; a deposit that was sent before is still found.
   */
  closed?: boolean | undefined;
  /** The bonus that is preselected, unless it would end an active one: that needs a confirmation. */
  initialBonusId?: string | undefined;
  /** A coupon that prefills its field. */
  initialCouponCode?: string | undefined;
  /** Path of this site to which the payment page sends the player back; the casino by default. */
  returnPath?: string | undefined;
  /** The bonuses on offer; those that the server has for deposits by default. */
  bonuses?: readonly Bonus[] | undefined;
  /**
   * Called with the server's result of the deposit: once for every end, whatever the method. A host opens the outcome
   * (`DepositOutcomeDialog`); the form behind it keeps method, amount and typed values, and shows the same in short.
   * Errors that the player can fix in place (`rejected`, the card's fields) stay in the form and are not reported.
   */
  onOutcome?: ((outcome: DepositOutcome, deposit: Deposit) => void) | undefined;
  /** The bank wants to see the player at `url` (3-D Secure); by default the page navigates there. */
  onChallenge?: ((url: string) => void) | undefined;
  /** The payment is finished on the provider's page at `url`; by default the page navigates there. */
  onLeave?: ((url: string) => void) | undefined;
}

/** Whether the form can be shown, and if not, why. `funds`: the player acknowledges first how their money is protected. */
export type DepositAccess = 'loading' | 'guest' | 'excluded' | 'failed' | 'empty' | 'funds' | 'ready';

/** The payment of the form: its state, and what the player can do about it. */
export interface DepositActions {
  state: DepositState;
  /** A deposit that waits for the player; shown in place of the form. */
  waiting: WaitingStep | null;
  busy: boolean;
  /** Pays and returns the result. If something is missing, sends nothing and shows what is missing. */
  pay: () => Promise<DepositState>;
  /** Refetches the status of a challenge or a pending deposit. */
  check: () => Promise<void>;
  goToBank: (url: string) => void;
  leave: (url: string) => void;
  /** Continues a deposit that is in progress. */
  resume: (deposit: Deposit) => void;
  /** Cancels the deposit in progress; resolves with `false` when the server could not be reached. */
  cancel: () => Promise<boolean>;
  /** Requests the same again, in place of a request that has expired. */
  renew: () => void;
  /** Returns to the form; a deposit in progress continues. */
  leaveWaiting: () => void;
}

export interface DepositFormModel {
  access: DepositAccess;
  /** Retries what failed to load. */
  reload: () => void;
  active: boolean;
  funds: FundsNoticeState;
  currency: string;
  countryCode: string;
  choice: MethodChoice;
  select: (method: PaymentMethod) => void;
  amount: DepositAmount;
  limits: AmountLimits;
  details: MethodDetailsState;
  payer: Payer;
  rewards: DepositRewards;
  /** Whether the player has anything to fill in besides amount and method. */
  asksDetails: boolean;
  payment: DepositActions;
}

const goTo = (url: string) => globalThis.location.assign(url);
const noCard = () => Promise.resolve({ type: 'error' } as const);

/** Everything a deposit form needs, whatever its layout: methods, amount, details, bonus and the payment itself. */
export function useDepositForm(options: DepositFormOptions): DepositFormModel {
  const { active = true, closed = false, onOutcome, onChallenge = goTo } = options;
  const { carousellerTheme } = useSettings();
  const onLeave = (url: string) => (options.onLeave ?? goTo)(providerPageUrl(url, carousellerTheme));
  const session = useSession();
  const queries = useQueryClient();
  const { initialized, authenticated, selfExcluded, user } = useAuthState();
  const casino = usePagePath('casino');
  const start = useStart(options.initialMethodId, options.initialAmount);
  const [preparing, setPreparing] = useState(false);
  const paying = useRef(false);

  const isClosed = selfExcluded || closed;
  const enabled = active && authenticated && !isClosed;
  const choice = useMethodChoice({
    forms: options.methods,
    enabled,
    chosenId: start.chosenId,
  });
  const payment = useDepositPayment({ methods: choice.handlers, active, onOutcome, onChallenge, onLeave });
  const { flow, state } = payment;
  const funds = useFundsNotice(enabled, flow.edited);
  const { method, handler } = choice;
  const details = useMethodDetails(method);
  const currency = user?.getUser.currencyCode ?? '';
  const limits = depositLimits(method, currency, details.minimum);
  const amount = useDepositAmount(currency, limits, {
    initial: start.amount,
    left: options.amountLeft,
    onEdited: flow.edited,
  });
  const payer = usePayer(user?.getUser);
  const rewards = useDepositRewards({
    enabled,
    amount: amount.amount,
    bonuses: options.bonuses,
    initialBonusId: options.initialBonusId,
    initialCouponCode: options.initialCouponCode,
  });

  function accessNow(): DepositAccess {
    if (!initialized) return 'loading';
    if (!authenticated) return 'guest';
    if (isClosed) return 'excluded';
    if (user === null) return 'failed';
    if (choice.status !== 'ready') return choice.status;
    if (choice.methods.length === 0) return 'empty';
    if (funds.loading) return 'loading';
    return funds.notice === null ? 'ready' : 'funds';
  }

  const send = async (
    paymentMethodId: string,
    of: Amount,
    { tokenise, details: typed }: CollectedDetails,
    reward: DepositDetails,
  ) => {
    const request = {
      paymentMethodId,
      amount: of,
      currencyCode: currency,
      returnPath: safeRedirect(options.returnPath ?? casino),
      byCard: tokenise !== undefined,
      details: { ...typed, ...reward },
    };
    const next = await flow.submit(request, tokenise ?? noCard);
    const { bonusId, couponCode } = reward;
    // Before a payment page is shown: the player may come back from it and retry.
    if ('deposit' in next && (bonusId !== undefined || couponCode !== undefined))
      depositRewards.keep({ depositId: next.deposit.depositId, bonusId, couponCode });
    payment.follow(next);
    if (next.step === 'rejected' && next.rejection.code === 'FUNDS_NOT_ACKNOWLEDGED') await funds.reload();
    return next;
  };
  /**
   * Returns everything that has to be valid before money moves, in the order of the form; `null` when something is not.
   */
  async function prepare(): Promise<{ collected: CollectedDetails; reward: DepositDetails } | null> {
    if (rewards.bonus.tooSmall) return null;
    const collected = handler?.details ? ((await details.ref.current?.collect()) ?? null) : { details: {} };
    // The payer's fields are above the details of the method: an invalid one of them gets the focus in the end.
    const payerIsRight = await payer.check();
    if (collected !== null) details.onGiven(collected.details);
    if (collected === null || !payerIsRight) return null;
    const reward = await rewards.settle();
    if (reward === null || !(await payer.save())) return null;
    return { collected, reward };
  }

  return {
    access: accessNow(),
    reload: user === null ? () => void refreshSession(session) : choice.retry,
    active,
    funds,
    currency,
    countryCode: user?.getUser.countryCode ?? '',
    choice,
    select: ({ id }) => {
      start.choose(id);
      flow.edited();
    },
    amount,
    limits,
    details,
    payer,
    rewards,
    asksDetails: handler?.details !== undefined || payer.fields.length > 0,
    payment: {
      state,
      waiting: payment.waiting,
      busy: preparing || isBusy(state),
      async pay() {
        amount.check();
        if (paying.current || method === null || amount.amount === null) return flow.state();
        paying.current = true;
        setPreparing(true);
        try {
          const ready = await prepare();
          if (ready === null) return flow.state();
          return await send(method.id, amount.amount, ready.collected, ready.reward);
        } finally {
          paying.current = false;
          setPreparing(false);
        }
      },
      check: payment.check,
      goToBank: onChallenge,
      leave: onLeave,
      resume: (pending) => {
        flow.resume(pending);
      },
      cancel: payment.cancelDeposit,
      renew() {
        const old = payment.waiting?.deposit;
        if (old === undefined) return;
        const same = choice.find(old.paymentMethodId ?? null);
        flow.reset();
        if (same !== null) start.choose(same.method.id);
        if (isAmount(old.amount)) amount.take(old.amount);
        // What must be filled in first is retried from the form; the rest can be retried at once.
        if (same !== null && same.handler.details === undefined && payer.fields.length === 0)
          void send(same.method.id, old.amount, { details: {} }, {});
      },
      leaveWaiting() {
        flow.reset();
        void queries.invalidateQueries({ queryKey: pendingDepositsKey });
      },
    },
  };
}

/** Whether pressing Pay retries a payment that is still without a response instead of starting a new one. */
export function asksAgain({ payment, choice, amount }: DepositFormModel): boolean {
  return openAttempts(payment.state).some(
    ({ request }) => request.paymentMethodId === choice.method?.id && request.amount === amount.amount,
  );
}

/** Whether it can be retried without the method's details: everything it was sent with is still known. */
export function asksWithoutDetails(form: DepositFormModel): boolean {
  return (
    asksAgain(form) &&
    openAttempts(form.payment.state).some(
      ({ request, restored }) => request.paymentMethodId === form.choice.method?.id && restored === undefined,
    )
  );
}
