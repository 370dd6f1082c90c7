'use client';

import { type Deposit, type PaymentMethod, defaultCurrencyCode } from '@casino-kit/api-contract';
import { useAuthState } from '@casino-kit/session';
import { type DescriptionItem, type Tone } from '@casino-kit/ui';
import { useDateFormat } from '@casino-kit/i18n';
import { Ban, Check, CircleHelp, Hourglass, RefreshCw, ShieldAlert, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { isCardPayment, namedMethod } from '../../core/alternative-method.js';
import { type NextPage } from '../../core/deposit-error.js';
import { type DepositOutcome } from '../../core/outcome-modal.js';
import { methodTitle } from '../method-tiles/method-tiles.js';
import { useOutcomeTexts } from '../outcome-texts.js';
import { useErrorText } from '../use-error-text.js';
import { useMoneyText } from '../use-money-text.js';

/** The known values of a deposit whose outcome is shown. */
export interface OutcomeKnowledge {
  outcome: DepositOutcome;
  deposit: Deposit | null;
  /** Whether the server says that the outcome is so. */
  isConfirmed: boolean;
  /** The session ended while the player was at the provider. */
  isLoggedOut: boolean;
  /** The method's name from the query or an event. It is shown only if it is a method that the player sees. */
  met: string | null;
  methods: readonly PaymentMethod[];
  errorCode: string | null;
}

export interface OutcomeMessage {
  tone: Tone;
  icon: ReactNode;
  title: string;
  text: string;
  action: string;
  facts: DescriptionItem[];
  /** The page that resolves the error: a retry alone does not help. */
  next: NextPage | null;
}

const icons: Record<DepositOutcome, { tone: Tone; icon: ReactNode }> = {
  success: { tone: 'success', icon: <Check size={26} /> },
  failed: { tone: 'danger', icon: <X size={26} /> },
  decline: { tone: 'warning', icon: <ShieldAlert size={26} /> },
  cancel: { tone: 'neutral', icon: <Ban size={26} /> },
  pending: { tone: 'info', icon: <Hourglass size={26} /> },
  return: { tone: 'info', icon: <RefreshCw size={26} /> },
};
const capitalised = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);
const unconfirmed = new Set(['THREE_DS_FAILED', 'THREE_DS_ABANDONED']);

/** Returns the texts of an outcome: title, message, main button and the description list below them (§2). */
export function useOutcomeMessage({
  outcome,
  deposit,
  isConfirmed,
  isLoggedOut,
  met,
  methods,
  errorCode,
}: OutcomeKnowledge): OutcomeMessage {
  const t = useOutcomeTexts();
  const { user } = useAuthState();
  const currency = deposit?.currencyCode ?? user?.getUser.currencyCode ?? defaultCurrencyCode;
  const money = useMoneyText(currency);
  const errorText = useErrorText(currency);
  const dates = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const code = errorCode ?? deposit?.errorCode ?? '';
  const error = errorText(code, deposit?.errorParams ?? {});

  const found = namedMethod(deposit?.method ?? met, methods);
  const method = deposit?.card
    ? t('payments.cardEnding', { brand: capitalised(deposit.card.brand), last4: deposit.card.last4 })
    : found
      ? methodTitle(found)
      : (deposit?.method ?? null);

  const fact = (term: string, value: ReactNode): DescriptionItem => ({ term, value: <bdi>{value}</bdi> });
  const facts: DescriptionItem[] = [];
  if (outcome === 'success') {
    const real = deposit?.balanceAfter ?? user?.userWallet?.amount;
    if (real !== undefined) facts.push(fact(t('payments.fact.realBalance'), money(real)));
    if (user?.userWallet)
      facts.push(fact(t('payments.fact.bonusBalance'), money(user.userWallet.nonCashAmount)));
  } else {
    if (deposit) facts.push(fact(t('payments.fact.amount'), money(deposit.amount)));
    // A text of the locale: isolating it would reverse its direction when a brand in Latin letters comes first.
    if (method !== null) facts.push({ term: t('payments.fact.method'), value: method });
  }
  if (deposit && (outcome === 'pending' || outcome === 'return'))
    facts.push(fact(t('payments.fact.started'), dates.format(new Date(deposit.createdAt))));
  if (deposit) facts.push(fact(t('payments.fact.reference'), deposit.reference ?? deposit.depositId));

  const isBad = outcome === 'failed' || outcome === 'decline' || outcome === 'cancel';
  const own = { ...icons[outcome], facts, next: isBad ? error.next : null };
  const action = t(`payments.outcome.${outcome}.action`);
  // Without a session nothing is known: neither what the address says nor whether the money has arrived.
  if (isLoggedOut && !isConfirmed)
    return {
      ...own,
      tone: 'info',
      icon: <CircleHelp size={26} />,
      title: t('payments.outcome.ended.title'),
      text: t('payments.outcome.unconfirmed.text'),
      action: t('payments.outcome.success.action'),
      facts: [],
      next: 'login',
    };
  if (outcome === 'success' && !isConfirmed)
    return {
      ...own,
      tone: 'info',
      icon: <CircleHelp size={26} />,
      title: t('payments.outcome.unconfirmed.title'),
      text: t('payments.outcome.unconfirmed.text'),
      action,
      next: 'transactions',
    };
  if (outcome === 'success')
    return {
      ...own,
      action,
      title: deposit
        ? t('payments.outcome.success.title', { amount: money(deposit.amount) })
        : t('payments.outcome.success.titleOpen'),
      text:
        method === null || !deposit
          ? t('payments.outcome.success.textOpen')
          : t('payments.outcome.success.text', { method }),
    };
  // Names what the server names; otherwise uses general texts.
  const spoken = isBad && error.code !== 'OTHER' ? error.text : null;
  // The text for an amount error at its field does not say that the amount was left alone.
  const reason =
    spoken !== null && error.aboutAmount ? t('payments.outcome.aboutAmount', { error: spoken }) : spoken;
  const byCard = Boolean(deposit?.card) || isCardPayment(deposit?.method ?? met, methods);
  if (outcome === 'decline' && !byCard && !unconfirmed.has(code))
    return {
      ...own,
      action,
      title: t('payments.outcome.decline.titleOther'),
      text: reason ?? t('payments.outcome.decline.textOther'),
    };
  const text = reason ?? t(`payments.outcome.${outcome}.text`);
  if (outcome === 'decline' && unconfirmed.has(code))
    return {
      ...own,
      text,
      title: t('payments.outcome.decline.titleUnconfirmed'),
      action: t('payments.outcome.decline.actionUnconfirmed'),
    };
  return { ...own, text, action, title: t(`payments.outcome.${outcome}.title`) };
}
