import { type Amount } from '@casino-kit/money';
import { Button, type Fact, Facts } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { AmountChoice } from '../amount-choice/amount-choice.js';
import { useTexts } from '../texts.js';
import { useErrorText, useProblemText } from '../use-error-text.js';
import { useMoneyText } from '../use-money-text.js';
import { asksAgain, type DepositFormModel } from './use-deposit-form.js';

/** What a host may put into a deposit form. Amounts are decimal strings in major units of the player's currency. */
export interface DepositFormSlots {
  /** A bonus choice, shown below the amount; `null` while the amount is not right. */
  renderBonusChoice?: (amount: Amount | null) => ReactNode;
  /** The bonus that comes with the deposit, for "You receive". */
  bonusAmount?: Amount | null;
  /** More lines below the fee, such as what is left in the weekly limit. */
  facts?: readonly Fact[];
  /** The page on which a player changes limits. */
  limitsHref?: string;
  /** Where a guest logs in; the login modal of the page in view by default. */
  loginHref?: string;
}

/** The amount's field with what is wrong with it: on this side, or by the word of the server. */
export function FormAmount({ form, label }: { form: DepositFormModel; label?: ReactNode }) {
  const problemText = useProblemText(form.currency);
  const errorText = useErrorText(form.currency);
  const { amount, deposit } = form;
  const refusal = deposit.step === 'refused' ? errorText(deposit.refusal.code, deposit.refusal.params) : null;
  const refused = refusal?.aboutAmount ? refusal.text : null;
  return (
    <AmountChoice
      amount={amount}
      currency={form.currency}
      limits={form.limits}
      error={amount.problem === null ? refused : problemText(amount.problem)}
      label={label}
    />
  );
}

/** What the player gets, in words; `null` while the amount is not right. */
export function useReceiveText(form: DepositFormModel, bonusAmount: Amount | null = null): string | null {
  const t = useTexts();
  const money = useMoneyText(form.currency);
  const { amount } = form.amount;
  if (amount === null) return null;
  if (bonusAmount === null) return money(amount);
  return t('payments.summary.withBonus', { cash: money(amount), bonus: money(bonusAmount) });
}

/** The fee, which the casino does not take, and the host's own lines. `whole` adds the amount and what is received. */
export function DepositSummary({
  form,
  slots,
  whole = false,
}: {
  form: DepositFormModel;
  slots: DepositFormSlots;
  whole?: boolean;
}) {
  const t = useTexts();
  const money = useMoneyText(form.currency);
  const receive = useReceiveText(form, slots.bonusAmount);
  const { amount } = form.amount;
  const fee: Fact = { term: t('payments.summary.fee'), value: money('0') };
  const more = slots.facts ?? [];
  if (!whole) return <Facts facts={[fee, ...more]} />;
  const deposit: Fact = { term: t('payments.summary.deposit'), value: amount === null ? '–' : money(amount) };
  const total: Fact = { term: t('payments.summary.receive'), value: receive ?? '–', total: true };
  return <Facts facts={[deposit, fee, ...more, total]} />;
}

/** The one primary button: "Pay €50.00". `formId` is the form that it submits. */
export function PayButton({
  form,
  formId,
  block,
}: {
  form: DepositFormModel;
  formId: string;
  block?: boolean;
}) {
  const t = useTexts();
  const money = useMoneyText(form.currency);
  const { amount } = form.amount;
  const again = asksAgain(form);
  const underWay = form.deposit.step === 'challenge' || form.deposit.step === 'pending';
  const cardMissing = form.byCard && form.card.status !== 'ready' && !again;
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
      loading={form.busy}
      disabled={underWay || form.method === null || cardMissing}
    >
      {text}
    </Button>
  );
}
