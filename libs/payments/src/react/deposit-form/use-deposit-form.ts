'use client';

import { type Bonus, type Deposit, type PaymentMethod, type Player } from '@casino-kit/api-contract';
import { add, type Amount, isAmount } from '@casino-kit/money';
import { refreshSession, useAuthState, useSession } from '@casino-kit/session';
import { safeRedirect, usePagePath, useSettings } from '@casino-kit/settings';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { type AmountLimits } from '../../core/deposit-amount.js';
import { type DepositDetails } from '../../core/deposit-details.js';
import { depositLimits } from '../../core/deposit-limits.js';
import { type DepositState, isBusy, openAttempts } from '../../core/deposit-state.js';
import { handlerOf } from '../../core/deposit-method-kind.js';
import { type DepositOutcome } from '../../core/outcome-modal.js';
import { activeMethod } from '../../core/method-visibility.js';
import { pendingDepositsKey } from '../../core/payment-queries.js';
import { type PayerField, payerFieldsToAsk } from '../../core/payer-fields.js';
import { type CollectedDetails, type DepositMethod } from '../../methods/deposit-method.js';
import { otherMethod } from '../../methods/other/other-method.js';
import { type DepositAmount, useDepositAmount } from '../amount-choice/use-deposit-amount.js';
import { type ChosenBonus, useBonusChoice } from '../bonus-choice/use-bonus-choice.js';
import { type Coupon, useCoupon } from '../coupon-field/use-coupon.js';
import { depositRewards } from '../deposit-rewards.js';
import { type PayerHandle } from '../payer-details/payer-handle.js';
import { playerTimeZone } from '../player-time-zone.js';
import { useDepositPayment, type WaitingStep } from './use-deposit-payment.js';
import { type MethodDetailsState, useMethodDetails } from './use-method-details.js';
import { usePaymentMethods } from './use-payment-methods.js';
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

/** Whether the form can be shown, and if not, why. */
export type DepositAccess = 'loading' | 'guest' | 'excluded' | 'failed' | 'empty' | 'ready';

export interface DepositFormModel {
  access: DepositAccess;
  /** Retries what failed to load. */
  reload: () => void;
  active: boolean;
  /** What the player sees. */
  methods: readonly PaymentMethod[];
  method: PaymentMethod | null;
  /** The registered form of the method, or the fallback. */
  handler: DepositMethod | null;
  handlers: readonly DepositMethod[];
  select: (method: PaymentMethod) => void;
  currency: string;
  countryCode: string;
  limits: AmountLimits;
  amount: DepositAmount;
  details: MethodDetailsState;
  /** The details of the payer that are still missing. */
  payerFields: readonly PayerField[];
  payerRef: RefObject<PayerHandle | null>;
  /** No details are missing, or the fields for them are mounted. */
  payerReady: boolean;
  onPayerReady: () => void;
  /** Whether the player has anything to fill in besides amount and method. */
  asksDetails: boolean;
  /** Bonus choice and coupon belong to the form (`removeBonusesFromDepositPage`). */
  hasBonuses: boolean;
  bonus: ChosenBonus;
  coupon: Coupon;
  /** What bonus and coupon add, in major units of the player's currency. */
  adds: Amount | null;
  deposit: DepositState;
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
  cancelDeposit: () => Promise<boolean>;
  /** Requests the same again, in place of a request that has expired. */
  renew: () => void;
  /** Returns to the form; a deposit in progress continues. */
  leaveWaiting: () => void;
}

const goTo = (url: string) => globalThis.location.assign(url);
const noFields: readonly PayerField[] = [];

/** Keeps the identity of the list while the fields are the same, so that the form does not reset. */
function usePayerFields(player: Player | undefined): readonly PayerField[] {
  const { allowDepWithoutAddress, onDepositShowAllField } = useSettings();
  return useMemo(
    () =>
      player === undefined
        ? noFields
        : payerFieldsToAsk(player, { allowDepWithoutAddress, onDepositShowAllField }),
    [player, allowDepWithoutAddress, onDepositShowAllField],
  );
}

/** Everything a deposit form needs, whatever its layout: methods, amount, details, bonus and the payment itself. */
export function useDepositForm(options: DepositFormOptions): DepositFormModel {
  const { active = true, initialMethodId, initialAmount, returnPath } = options;
  const handlers = useMemo(() => [...options.methods, otherMethod], [options.methods]);
  const handlerFor = (one: PaymentMethod) => handlerOf(handlers, one) ?? otherMethod;
  const { onOutcome, onChallenge = goTo, onLeave = goTo } = options;
  const session = useSession();
  const queries = useQueryClient();
  const { initialized, authenticated, selfExcluded, user } = useAuthState();
  const casino = usePagePath('casino');
  const { removeBonusesFromDepositPage } = useSettings();
  const start = useStart(initialMethodId, initialAmount);
  const [preparing, setPreparing] = useState(false);
  const paying = useRef(false);
  const payment = useDepositPayment({ methods: handlers, active, onOutcome, onChallenge, onLeave });
  const { attempt, state: deposit, follow } = payment;

  const mayDeposit = authenticated && !selfExcluded;
  const payments = usePaymentMethods('deposit', active && mayDeposit);
  const { methods } = payments;
  const open = methods.filter(({ paused }) => !paused);
  const method = activeMethod(open, start.chosenId);
  const handler = method === null ? null : handlerFor(method);
  const details = useMethodDetails(method);
  const currency = user?.getUser.currencyCode ?? '';
  const limits = depositLimits(method, currency, details.minimum);
  const amount = useDepositAmount(currency, limits, { initial: start.amount, onEdited: attempt.edited });
  const payerFields = usePayerFields(user?.getUser);
  const payerRef = useRef<PayerHandle>(null);
  const [payerLoaded, setPayerLoaded] = useState(false);
  const hasBonuses = !removeBonusesFromDepositPage;
  const bonus = useBonusChoice({
    initialId: options.initialBonusId,
    given: options.bonuses,
    enabled: active && mayDeposit && hasBonuses,
    amount: amount.amount,
  });
  const coupon = useCoupon(currency, user?.activeBonus ?? null, options.initialCouponCode);
  const couponAdds = amount.amount === null ? null : coupon.adds(amount.amount);
  const adds =
    bonus.adds !== null && couponAdds !== null ? add(bonus.adds, couponAdds) : (bonus.adds ?? couponAdds);

  function accessNow(): DepositAccess {
    if (!initialized) return 'loading';
    if (!authenticated) return 'guest';
    if (selfExcluded) return 'excluded';
    if (user === null) return 'failed';
    if (payments.status !== 'ready') return payments.status;
    return methods.length === 0 ? 'empty' : 'ready';
  }

  const requestOf = (
    paymentMethodId: string,
    of: Amount,
    collected: CollectedDetails,
    more: DepositDetails,
  ) => ({
    paymentMethodId,
    amount: of,
    currencyCode: currency,
    returnPath: safeRedirect(returnPath ?? casino),
    byCard: collected.tokenise !== undefined,
    details: { ...collected.details, ...more },
  });
  const send = async (
    paymentMethodId: string,
    of: Amount,
    collected: CollectedDetails,
    more: DepositDetails,
  ) => {
    const noCard = () => Promise.resolve({ type: 'error' } as const);
    const state = await attempt.submit(
      requestOf(paymentMethodId, of, collected, more),
      collected.tokenise ?? noCard,
    );
    const { bonusId, couponCode } = more;
    // Before a payment page is shown: the player may come back from it and retry.
    if ('deposit' in state && (bonusId !== undefined || couponCode !== undefined))
      depositRewards.keep({ depositId: state.deposit.depositId, bonusId, couponCode });
    follow(state);
    return state;
  };
  /**
   * Returns everything that has to be valid before money moves, in the order of the form; `null` when something is not.
   */
  async function prepare(): Promise<{ collected: CollectedDetails; couponCode: string | null } | null> {
    if (bonus.tooSmall) return null;
    const collected = handler?.details ? ((await details.ref.current?.collect()) ?? null) : { details: {} };
    const asksPayer = payerFields.length > 0;
    const payerIsRight = !asksPayer || ((await payerRef.current?.check()) ?? false);
    if (collected !== null) details.onGiven(collected.details);
    if (collected === null || !payerIsRight) return null;
    const couponCode = hasBonuses ? await coupon.settle() : null;
    if (couponCode === false) return null;
    if (asksPayer && !((await payerRef.current?.save()) ?? false)) return null;
    return { collected, couponCode };
  }

  return {
    access: accessNow(),
    reload: user === null ? () => void refreshSession(session) : payments.retry,
    active,
    methods,
    method,
    handler,
    handlers,
    select: ({ id }) => {
      start.choose(id);
      attempt.edited();
    },
    currency,
    countryCode: user?.getUser.countryCode ?? '',
    limits,
    amount,
    details,
    payerFields,
    payerRef,
    payerReady: payerLoaded || payerFields.length === 0,
    onPayerReady: useCallback(() => setPayerLoaded(true), []),
    asksDetails: handler?.details !== undefined || payerFields.length > 0,
    hasBonuses,
    bonus,
    coupon,
    adds,
    deposit,
    waiting: payment.waiting,
    busy: preparing || isBusy(deposit),
    async pay() {
      amount.check();
      if (paying.current || method === null || amount.amount === null) return attempt.state();
      paying.current = true;
      setPreparing(true);
      try {
        const ready = await prepare();
        if (ready === null) return attempt.state();
        const reward: DepositDetails = {
          ...bonus.details,
          ...(ready.couponCode === null
            ? {}
            : { couponCode: ready.couponCode, ...(coupon.endsActive && { cancelActiveBonus: true }) }),
        };
        const hasReward = reward.bonusId !== undefined || reward.couponCode !== undefined;
        return await send(method.id, amount.amount, ready.collected, {
          ...reward,
          ...(hasReward && { timeZone: playerTimeZone() }),
        });
      } finally {
        paying.current = false;
        setPreparing(false);
      }
    },
    check: payment.check,
    goToBank: onChallenge,
    leave: onLeave,
    resume: (pending) => {
      attempt.resume(pending);
    },
    cancelDeposit: payment.cancelDeposit,
    renew() {
      const old = payment.waiting?.deposit;
      if (old === undefined) return;
      const id = old.paymentMethodId ?? null;
      const same = open.find((one) => one.id === id) ?? null;
      attempt.reset();
      if (same !== null) start.choose(same.id);
      if (isAmount(old.amount)) amount.take(old.amount);
      // What must be filled in first is retried from the form; the rest can be retried at once.
      const own = same === null ? null : handlerFor(same);
      if (same !== null && own?.details === undefined && payerFields.length === 0)
        void send(same.id, old.amount, { details: {} }, {});
    },
    leaveWaiting() {
      attempt.reset();
      void queries.invalidateQueries({ queryKey: pendingDepositsKey });
    },
  };
}

/** Whether pressing Pay retries a payment that is still without a response instead of starting a new one. */
export function asksAgain({ deposit, method, amount }: DepositFormModel): boolean {
  return openAttempts(deposit).some(
    ({ request }) => request.paymentMethodId === method?.id && request.amount === amount.amount,
  );
}

/** Whether it can be retried without the method's details: everything it was sent with is still known. */
export function asksWithoutDetails(form: DepositFormModel): boolean {
  return (
    asksAgain(form) &&
    openAttempts(form.deposit).some(
      ({ request, restored }) => request.paymentMethodId === form.method?.id && restored === undefined,
    )
  );
}
