'use client';

import { type Amount } from '@casino-kit/money';
import { useAuthState } from '@casino-kit/session';
import { Button, type DescriptionItem, DescriptionList } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { alternativeMethod } from '../../core/alternative-method.js';
import { exceededOwnLimit, type OwnLimits } from '../../core/own-limits.js';
import { AmountChoice } from '../amount-choice/amount-choice.js';
import { methodTitle } from '../method-tiles/method-tiles.js';
import { OwnLimitsNote } from '../own-limits/own-limits-note.js';
import { useTexts } from '../texts.js';
import { useErrorText, useAmountErrorText } from '../use-error-text.js';
import { useMoneyText } from '../use-money-text.js';
import { type OtherMethod } from './attempt-note.js';
import styles from './deposit-form.module.css';
import { BonusPart, BonusPlace, CouponPart, PayerPart } from './parts-on-demand.js';
import {
  asksAgain,
  asksWithoutDetails,
  type DepositActions,
  type DepositFormModel,
} from './use-deposit-form.js';
import { type Payer } from './use-payer.js';

/** Slots of a deposit form for the host. Amounts are decimal strings in major units of the player's currency. */
export interface DepositFormSlots {
  /** A bonus choice of the host in place of the form's; `null` while the amount is invalid. */
  renderBonusChoice?: ((amount: Amount | null) => ReactNode) | undefined;
  /** The bonus that comes with the deposit, for "You receive". */
  bonusAmount?: Amount | null | undefined;
  /** More lines below the fee, such as the remaining weekly limit. */
  facts?: readonly DescriptionItem[] | undefined;
  /**
   * What is left of the player's own deposit limits, shown beside the amount; no limits offer to set one before a first
   * deposit. `undefined` while they are unknown.
   */
  ownLimits?: OwnLimits | undefined;
  /** The page on which a player changes limits. */
  limitsHref?: string | undefined;
  /** Where a guest logs in; the login modal of the current page by default. */
  loginHref?: string | undefined;
}

/**
 * The amount field with its error, from this side or from the server, and what is left of the player's own limits. An amount
 * above that is named while it is typed; the server decides.
 */
export function FormAmount({
  form,
  ownLimits,
  label,
}: {
  form: DepositFormModel;
  ownLimits?: OwnLimits | undefined;
  label?: ReactNode | undefined;
}) {
  const t = useTexts();
  const money = useMoneyText(form.currency);
  const amountErrorText = useAmountErrorText(form.currency);
  const errorText = useErrorText(form.currency);
  const { amount } = form;
  const { state } = form.payment;
  const rejection =
    state.step === 'rejected' ? errorText(state.rejection.code, state.rejection.params) : null;
  const rejected = rejection?.aboutAmount ? rejection.text : null;
  const exceeded = exceededOwnLimit(ownLimits, amount.amount, form.currency);
  const exceededText = exceeded && t('payments.own.exceeded', { left: money(exceeded.left) });
  return (
    <div className={styles.amount}>
      <AmountChoice
        amount={amount}
        currency={form.currency}
        limits={form.limits}
        error={amount.error === null ? (rejected ?? exceededText) : amountErrorText(amount.error)}
        label={label}
      />
      <OwnLimitsNote own={ownLimits} />
    </div>
  );
}

/** Missing details of the payer; nothing when all are known. */
export function FormPayer({ payer: { fields, ref, onReady }, busy }: { payer: Payer; busy: boolean }) {
  if (fields.length === 0) return null;
  return (
    <div data-self-checked>
      <PayerPart ref={ref} fields={fields} busy={busy} onReady={onReady} />
    </div>
  );
}

/** The deposit that has just failed. */
function rejectedDeposit({ state }: DepositActions): string | null {
  const { step } = state;
  return step === 'failed' || step === 'declined' || step === 'cancelled' ? state.deposit.depositId : null;
}

/** Returns the method to offer where the chosen one cannot be used (decision 46); `null` without another. */
export function getOtherMethod({
  choice: { method, methods },
  select,
}: DepositFormModel): OtherMethod | null {
  if (method === null) return null;
  const others = methods.filter(({ id, paused }) => !paused && id !== method.id);
  const other = alternativeMethod(method.name, others) ?? others[0];
  return other === undefined ? null : { title: methodTitle(other), choose: () => select(other) };
}

/** The details of the chosen method; nothing if it has none. */
export function FormDetails({ form }: { form: DepositFormModel }) {
  const { method, handler } = form.choice;
  const { ref, given, onBlocked, onMinimum } = form.details;
  const Component = handler?.details?.Component;
  if (method === null || Component === undefined) return null;
  return (
    <div data-self-checked>
      <Component
        key={method.id}
        ref={ref}
        method={method}
        currency={form.currency}
        busy={form.payment.busy}
        active={form.active}
        given={given}
        rejectedId={rejectedDeposit(form.payment)}
        onBlocked={onBlocked}
        onMinimum={onMinimum}
      />
    </div>
  );
}

/** The bonus and the coupon of the deposit, unless the brand removes them. */
export function FormBonus({ form, slots }: { form: DepositFormModel; slots: DepositFormSlots }) {
  const { user } = useAuthState();
  const { enabled, bonus, coupon } = form.rewards;
  if (!enabled) return null;
  const { amount, currency } = form;
  const { busy } = form.payment;
  return (
    <>
      {slots.renderBonusChoice ? (
        slots.renderBonusChoice(amount.amount)
      ) : bonus.pending ? (
        <BonusPlace />
      ) : bonus.bonuses.length === 0 ? null : (
        <BonusPart
          bonuses={bonus.bonuses}
          chosen={bonus.chosen}
          suggested={bonus.suggested}
          onChoose={bonus.choose}
          amount={amount.amount}
          currency={currency}
          activeBonus={user?.activeBonus ?? null}
          disabled={busy}
        />
      )}
      <CouponPart
        coupon={coupon}
        currency={currency}
        amount={amount.amount}
        activeBonus={user?.activeBonus ?? null}
        disabled={busy}
      />
    </>
  );
}

/** The amount that the player receives, formatted; `null` while the amount is invalid. */
export function useReceiveText(form: DepositFormModel, ofHost?: Amount | null): string | null {
  const t = useTexts();
  const money = useMoneyText(form.currency);
  const { amount } = form.amount;
  if (amount === null) return null;
  const bonusAmount = ofHost ?? form.rewards.adds;
  if (bonusAmount === null) return money(amount);
  return t('payments.summary.withBonus', { cash: money(amount), bonus: money(bonusAmount) });
}

/** The fee, which the casino does not charge, and the host's lines. `whole` adds the amount and what is received. */
export function DepositSummary({
  form,
  slots,
  whole = false,
}: {
  form: DepositFormModel;
  slots: DepositFormSlots;
  whole?: boolean | undefined;
}) {
  const t = useTexts();
  const money = useMoneyText(form.currency);
  const receive = useReceiveText(form, slots.bonusAmount);
  const { amount } = form.amount;
  const fee: DescriptionItem = { term: t('payments.summary.fee'), value: money('0') };
  const more = slots.facts ?? [];
  if (!whole) return <DescriptionList facts={[fee, ...more]} />;
  const deposit: DescriptionItem = {
    term: t('payments.summary.deposit'),
    value: amount === null ? '–' : money(amount),
  };
  const total: DescriptionItem = { term: t('payments.summary.receive'), value: receive ?? '–', total: true };
  return <DescriptionList facts={[deposit, fee, ...more, total]} />;
}

/** The one primary button: "Pay €50.00". `formId` is the form that it submits. */
export function PayButton({
  form,
  formId,
  block,
}: {
  form: DepositFormModel;
  formId: string;
  block?: boolean | undefined;
}) {
  const t = useTexts();
  const money = useMoneyText(form.currency);
  const { amount } = form.amount;
  const again = asksAgain(form);
  const { step } = form.payment.state;
  const inProgress = step === 'challenge' || step === 'pending';
  const blocked = !form.payer.isReady || (form.details.blocked && !asksWithoutDetails(form));
  const text =
    amount === null
      ? t('payments.payNow')
      : t(again ? 'payments.payAgain' : 'payments.pay', { amount: money(amount) });
  return (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      size="lg"
      block={block}
      loading={form.payment.busy}
      disabled={inProgress || form.choice.method === null || blocked}
    >
      {text}
    </Button>
  );
}
