'use client';

import { useMemo } from 'react';
import { useLocale } from '@casino-kit/i18n';
import { type Amount, formatFigure, formatMoney, multiply } from '@casino-kit/money';

/** Returns functions that format the explainer's figures in the current locale. */
export interface WageringTexts {
  money: (amount: Amount) => string;
  /** Without `.00`, as in ranges and stakes. */
  short: (amount: Amount) => string;
  /** `96%`, of a figure in per cent. */
  percent: (percent: Amount) => string;
  /** `4.0%`, of a fraction. */
  kept: (fraction: Amount) => string;
  figure: (figure: Amount | number) => string;
}

export function useWageringTexts(currency: string): WageringTexts {
  const { formatTag } = useLocale();
  return useMemo(() => {
    const percents = (minimumFractionDigits: number) =>
      new Intl.NumberFormat(formatTag, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 2 });
    const [whole, withOne] = [percents(0), percents(1)];
    return {
      money: (amount) => formatMoney(amount, { locale: formatTag, currency }),
      short: (amount) => formatMoney(amount, { locale: formatTag, currency, trimWhole: true }),
      percent: (percent) => whole.format(multiply(percent, '0.01') as `${number}`),
      kept: (fraction) => withOne.format(fraction as `${number}`),
      figure: (figure) => formatFigure(String(figure), formatTag),
    };
  }, [formatTag, currency]);
}
