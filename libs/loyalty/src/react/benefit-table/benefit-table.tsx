'use client';

import { type ClubLevel, type LevelBenefit } from '@casino-kit/api-contract';
import { useLocale, useNumberFormat } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { Table, useIsMobile } from '@casino-kit/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type BenefitRow, benefitRows, comparedLevels } from '../../core/levels.js';
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

const isGiven = (benefit: LevelBenefit | null) =>
  Boolean(benefit && (benefit.percent || benefit.amount || benefit.text || benefit.included));

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
    return t(isGiven(benefit) ? 'loyalty.yes' : 'loyalty.no');
  };
}

/** The name of a level as the heading of its column, in whose place another level can be chosen. */
function LevelChoice({
  chosen,
  levels,
  onChoose,
}: {
  chosen: ClubLevel;
  levels: readonly ClubLevel[];
  onChoose: (level: number) => void;
}) {
  const t = useTexts();
  const getLevelName = useLevelName();
  return (
    <span className={styles.choice}>
      <span aria-hidden>{getLevelName(chosen)}</span>
      <ChevronDown size={14} aria-hidden />
      <select
        aria-label={t('loyalty.levels')}
        value={chosen.level}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {levels.map((level) => (
          <option key={level.level} value={level.level}>
            {getLevelName(level)}
          </option>
        ))}
      </select>
    </span>
  );
}

/**
 * What each level gives, as a table with a column for each, scrolled to the player's own where it is wider than its place;
 * nothing if the levels name no benefits. A phone has room for two: the player's own level, and the next or another one.
 */
export function BenefitTable({ levels, own, currencyCode }: BenefitTableProps) {
  const t = useTexts();
  const getLevelName = useLevelName();
  const formatBenefit = useBenefitText(currencyCode);
  const isMobile = useIsMobile();
  const [chosen, setChosen] = useState<number | null>(null);
  const rows = benefitRows(levels);
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (here.current !== null) centreInRegion(here.current);
  }, [own]);
  if (rows.length === 0) return null;
  const compared = isMobile ? comparedLevels(levels, own, chosen) : null;
  const getTitle = (level: ClubLevel) => {
    if (level === compared?.other)
      return (
        <LevelChoice
          chosen={level}
          levels={levels.filter((one) => one !== compared.base)}
          onChoose={setChosen}
        />
      );
    const isOwn = level.level === own;
    return (
      <span ref={isOwn ? here : undefined} className={isOwn ? styles.own : undefined}>
        {getLevelName(level)}
      </span>
    );
  };
  const shown = compared === null ? levels : [compared.base, compared.other];
  return (
    <div className={styles.table}>
      <Table<BenefitRow>
        caption={t('loyalty.gives')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          // A benefit that this library knows is translated; any other name is shown as the server writes it.
          { id: 'benefit', title: t('loyalty.gives'), cell: ({ name }) => t(name as LoyaltyKey) },
          ...shown.map((level) => ({
            id: String(level.level),
            title: getTitle(level),
            cell: ({ values }: BenefitRow) => {
              const benefit = values[levels.indexOf(level)] ?? null;
              const look = isGiven(benefit) ? level.level === own && styles.own : styles.none;
              return <span className={look || undefined}>{formatBenefit(benefit)}</span>;
            },
            numeric: true,
          })),
        ]}
      />
    </div>
  );
}
