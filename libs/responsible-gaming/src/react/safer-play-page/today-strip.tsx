'use client';

import { Clock, Timer, TrendingDown, TrendingUp, Wallet } from 'lucide-react';
import { type ReactNode } from 'react';
import { type ActivityDay } from '@casino-kit/api-contract';
import { isNegative } from '@casino-kit/money';
import { Card } from '@casino-kit/ui';
import { statementSums } from '../../core/statement-sums.js';
import { NetFigure } from '../net-figure/net-figure.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import styles from './today-strip.module.css';

export interface TodayStripProps {
  /** The activity of today; empty if there was none. */
  today: readonly ActivityDay[];
  /** `null` for no reality checks. */
  realityCheckMinutes: number | null;
  formats: ProtectionFormats;
}

/** Four figures of today: time, net, deposits, and how often a reality check asks. */
export function TodayStrip({ today, realityCheckMinutes, formats }: TodayStripProps) {
  const t = useTexts();
  const sums = statementSums(today);
  const figures: { id: string; icon: ReactNode; term: string; value: ReactNode }[] = [
    {
      id: 'played',
      icon: <Clock size={20} aria-hidden />,
      term: t('responsible-gaming.today.played'),
      value: formats.duration(sums.minutes),
    },
    {
      id: 'net',
      icon: isNegative(sums.net) ? (
        <TrendingDown size={20} aria-hidden />
      ) : (
        <TrendingUp size={20} aria-hidden />
      ),
      term: t('responsible-gaming.today.net'),
      value: <NetFigure net={sums.net} formats={formats} look="plain" />,
    },
    {
      id: 'deposited',
      icon: <Wallet size={20} aria-hidden />,
      term: t('responsible-gaming.today.deposited'),
      value: formats.money(sums.deposited),
    },
    {
      id: 'check',
      icon: <Timer size={20} aria-hidden />,
      term: t('responsible-gaming.check.title'),
      value:
        realityCheckMinutes === null
          ? t('responsible-gaming.check.off')
          : t('responsible-gaming.check.every', { time: formats.minutes(realityCheckMinutes) }),
    },
  ];
  return (
    <Card>
      <dl className={styles.strip}>
        {figures.map(({ id, icon, term, value }) => (
          <div key={id}>
            {icon}
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
