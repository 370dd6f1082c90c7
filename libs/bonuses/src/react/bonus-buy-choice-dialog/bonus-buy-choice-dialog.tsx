'use client';

import { useLocale } from '@casino-kit/i18n';
import { type Amount, formatMoney } from '@casino-kit/money';
import { Button, Dialog, type DescriptionItem, DescriptionList, Alert } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './bonus-buy-choice-dialog.module.css';

export interface BonusBuyChoiceDialogProps {
  open: boolean;
  /** The active bonus that sets the limit. */
  bonusName: string;
  /** The cost of the bonus buy; amounts are major units of `currencyCode`. */
  cost: Amount;
  /** The maximum bet of the bonus. */
  limit: Amount;
  /** The stake of a regular bet, if known. */
  regularStake?: Amount | undefined;
  /** ISO 4217 or a crypto code. */
  currencyCode: string;
  /** The choice is being sent. */
  pending?: 'buy' | 'regular' | null | undefined;
  /** The choice could not be sent; it can be retried. */
  failed?: boolean | undefined;
  /** Buys: the next bet, and only that one, is exempt from the limit. */
  onBuy: () => void;
  /** Plays a regular bet within the limit instead. */
  onRegular: () => void;
  /** Neither: back to the game. */
  onBack: () => void;
}

/** A bonus buy above the bet limit of the active bonus (§4): buy anyway, play a regular bet, or go back. */
export function BonusBuyChoiceDialog({
  open,
  bonusName,
  cost,
  limit,
  regularStake,
  currencyCode: currency,
  pending = null,
  failed = false,
  onBuy,
  onRegular,
  onBack,
}: BonusBuyChoiceDialogProps) {
  const t = useTexts();
  const { formatTag: locale } = useLocale();
  const money = (amount: Amount) => formatMoney(amount, { locale, currency });
  const facts: DescriptionItem[] = [
    { term: t('bonuses.buy.cost'), value: money(cost) },
    { term: t('bonuses.buy.limit'), value: money(limit) },
    ...(regularStake === undefined
      ? []
      : [{ term: t('bonuses.buy.regularStake'), value: money(regularStake) }]),
  ];
  const isBusy = pending !== null;
  return (
    <Dialog
      open={open}
      onClose={onBack}
      role="alertdialog"
      width="confirmation"
      backdropCloses={false}
      title={t('bonuses.buy.title')}
      footer={
        <div className={styles.choices}>
          <Button
            size="lg"
            block
            variant="primary"
            loading={pending === 'regular'}
            disabled={isBusy && pending !== 'regular'}
            onClick={onRegular}
          >
            {t('bonuses.buy.regular')}
          </Button>
          <Button
            size="lg"
            block
            loading={pending === 'buy'}
            disabled={isBusy && pending !== 'buy'}
            onClick={onBuy}
          >
            {t('bonuses.buy.anyway')}
          </Button>
          <Button size="lg" block variant="ghost" onClick={onBack}>
            {t('bonuses.buy.back')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <p>
          {t('bonuses.buy.text', {
            bonus: bonusName,
            limit: money(limit),
            cost: money(cost),
          })}
        </p>
        <DescriptionList facts={facts} />
        <p>{t('bonuses.buy.exempt')}</p>
        {failed && (
          <Alert tone="warning" live>
            {t('bonuses.buy.failed')}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
