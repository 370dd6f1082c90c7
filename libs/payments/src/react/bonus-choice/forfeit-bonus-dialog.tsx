'use client';

import { type ActiveBonusSummary, toPlainText } from '@casino-kit/api-contract';
import { type ReactNode } from 'react';
import { ConfirmationDialog, type DescriptionItem, DescriptionList } from '@casino-kit/ui';
import { useRewardTexts } from '../reward-texts.js';
import { useMoneyText } from '../use-money-text.js';

/** Lists what is lost when a new bonus ends the active one (§4), before it is chosen. */
export default function ForfeitBonusDialog({
  active,
  next,
  currency,
  terms,
  onConfirm,
  onBack,
}: {
  active: ActiveBonusSummary;
  /** The name of the bonus that would take its place. */
  next: string;
  currency: string;
  /** The terms of what would take its place. */
  terms?: ReactNode | undefined;
  onConfirm: () => void;
  onBack: () => void;
}) {
  const t = useRewardTexts();
  const money = useMoneyText(currency);
  const activeName = toPlainText(active.name);
  const facts: DescriptionItem[] = [];
  if (active.amount) facts.push({ term: t('payments.bonus.forfeit.money'), value: money(active.amount) });
  if (active.wagered && active.wagerTotal)
    facts.push({
      term: t('payments.bonus.forfeit.wagered'),
      value: t('payments.bonus.forfeit.progress', {
        done: money(active.wagered),
        total: money(active.wagerTotal),
      }),
    });
  return (
    <ConfirmationDialog
      title={t('payments.bonus.forfeit.title', { bonus: activeName })}
      back={t('payments.bonus.forfeit.keep', { bonus: activeName })}
      onBack={onBack}
      confirm={t('payments.bonus.forfeit.confirm')}
      onConfirm={onConfirm}
      variant="danger"
    >
      <p>{t('payments.bonus.forfeit.text', { active: activeName, next })}</p>
      {facts.length > 0 && <DescriptionList facts={facts} />}
      {terms}
      <p>{t('payments.bonus.forfeit.cashStays')}</p>
    </ConfirmationDialog>
  );
}
