'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { type Amount, bonusWager, formatFigure } from '@casino-kit/money';
import { type DescriptionItem, DescriptionList } from '@casino-kit/ui';
import { useRewardTexts } from '../reward-texts.js';
import { useMoneyText } from '../use-money-text.js';

/**
 * The terms of a coupon's bonus, before it is used (decision 51): wagering requirement, time and maximum bet. `adds` is
 * the bonus money for the amount in the form, in major units of `currency`; `null` while unknown.
 */
export function CouponTerms({
  bonus,
  adds,
  currency,
}: {
  bonus: Bonus;
  adds: Amount | null;
  currency: string;
}) {
  const t = useRewardTexts();
  const money = useMoneyText(currency);
  const { formatTag } = useLocale();
  const { wageringMultiplier, validDays, maxBet } = bonus;
  const wager = adds === null ? null : bonusWager(bonus, adds);
  const facts: DescriptionItem[] = [];
  if (wageringMultiplier) {
    const times = formatFigure(wageringMultiplier, formatTag);
    facts.push({
      term: t('payments.coupon.wagering'),
      value:
        wager === null
          ? t('payments.coupon.times', { times })
          : t('payments.coupon.timesAmount', { times, amount: money(wager) }),
    });
  }
  if (validDays) {
    const days = new Intl.NumberFormat(formatTag, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    facts.push({ term: t('payments.coupon.validFor'), value: days.format(validDays) });
  }
  if (maxBet) facts.push({ term: t('payments.coupon.maxBet'), value: money(maxBet) });
  return <DescriptionList facts={facts} />;
}
