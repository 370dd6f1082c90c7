'use client';

import { type ClubLevel, type LevelBenefit } from '@casino-kit/api-contract';
import { useLocale, useNumberFormat } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { Table } from '@casino-kit/ui';
import { useEffect, useRef } from 'react';
import { type BenefitRow, benefitRows } from '../../core/levels.js';
import { centreInRegion } from '../centre-in-region.js';
import { type LoyaltyKey, useTexts } from '../texts.js';
import { useLevelName } from '../use-level-name.js';
import styles from './benefit-table.module.css';

interface BenefitTableProps {
  /** From the lowest to the highest. */
  levels: readonly ClubLevel[];
  /** The number of the player's level, whose column is marked; `null` for a guest. */
  own: number | null;
  /** Of the amounts. */
  currencyCode: string;
}

/** Returns how a benefit of a level is written. */
function useBenefitText(currency: string) {
  const t = useTexts();
  const { formatTag: locale } = useLocale();
  const percents = useNumberFormat({ style: 'percent', maximumFractionDigits: 2 });
  return (benefit: LevelBenefit | null): string => {
    if (benefit === null) return '–';
    if (benefit.percent) return percents.format(Number(benefit.percent) / 100);
    if (benefit.amount) return formatMoney(benefit.amount, { locale, currency, trimWhole: true });
    if (benefit.text) return benefit.text;
    return t(benefit.included === true ? 'loyalty.yes' : 'loyalty.no');
  };
}

/**
 * What each level gives, as a table with a column for each; nothing if the levels name no benefits. In a narrow place it is
 * scrolled to the player's own.
 */
export function BenefitTable({ levels, own, currencyCode }: BenefitTableProps) {
  const t = useTexts();
  const getLevelName = useLevelName();
  const formatBenefit = useBenefitText(currencyCode);
  const rows = benefitRows(levels);
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (here.current !== null) centreInRegion(here.current);
  }, [own]);
  if (rows.length === 0) return null;
  return (
    <Table<BenefitRow>
      caption={t('loyalty.gives')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        // A benefit that this library knows is translated; any other name is shown as the server writes it.
        { id: 'benefit', title: t('loyalty.gives'), cell: ({ name }) => t(name as LoyaltyKey) },
        ...levels.map((level, place) => {
          const mark = level.level === own ? styles.own : undefined;
          return {
            id: String(level.level),
            title: (
              <span ref={level.level === own ? here : undefined} className={mark}>
                {getLevelName(level)}
              </span>
            ),
            cell: ({ values }: BenefitRow) => (
              <span className={mark}>{formatBenefit(values[place] ?? null)}</span>
            ),
            numeric: true,
          };
        }),
      ]}
    />
  );
}
