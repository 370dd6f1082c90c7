'use client';

import { type ReactNode } from 'react';
import { type UserBonus } from '@casino-kit/api-contract';
import { isPositive } from '@casino-kit/money';
import { type WageringCost } from '../../core/wagering-expectation.js';
import { freeSpinWinnings } from '../../core/wagering-task.js';
import { useTexts } from './explainer-texts.js';
import { type Wagering } from './use-wagering.js';
import { type WageringTexts } from './use-wagering-texts.js';
import styles from './cost-sum.module.css';

function Line({
  sign = '',
  label,
  note,
  children,
}: {
  sign?: string | undefined;
  label: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <tr>
      <td className={styles.sign}>{sign}</td>
      <th scope="row">
        {label}
        {note !== undefined && <small>{note}</small>}
      </th>
      <td className={styles.figure}>
        <bdi>{children}</bdi>
      </td>
    </tr>
  );
}

/** The average cost of finishing as a sum, line by line. */
export function CostSum({
  bonus,
  wagering,
  cost,
  texts,
}: {
  bonus: UserBonus;
  wagering: Wagering;
  cost: WageringCost;
  texts: WageringTexts;
}) {
  const t = useTexts();
  const { slot, counted, stake } = wagering;
  const hasSpins = bonus.freeSpinsLeft > 0;
  const hasWon = isPositive(bonus.freeSpinsWon);
  const spins = { count: bonus.freeSpinsLeft, spins: texts.figure(bonus.freeSpinsLeft) };
  const bets = t('bonuses.explainer.bets', {
    count: cost.bets,
    bets: texts.figure(cost.bets),
    stake: texts.money(stake),
  });
  return (
    <table className={styles.sum}>
      <caption>{t('bonuses.explainer.sum')}</caption>
      <tbody>
        {hasSpins && hasWon && (
          <Line label={t('bonuses.explainer.sum.won')}>{texts.money(bonus.freeSpinsWon)}</Line>
        )}
        {hasSpins && (
          <>
            <Line sign={hasWon ? '+' : ''} label={t('bonuses.explainer.sum.spins', spins)}>
              {texts.money(freeSpinWinnings(bonus, slot))}
            </Line>
            <Line sign="×" label={t('bonuses.explainer.sum.times')}>
              {texts.figure(bonus.wageringMultiplier ?? '0')}
            </Line>
          </>
        )}
        <Line
          sign={hasSpins ? '=' : ''}
          label={t(hasSpins ? 'bonuses.explainer.sum.leftOnAverage' : 'bonuses.explainer.sum.left')}
          note={bets}
        >
          {texts.money(cost.left)}
        </Line>
        {counted < 10_000 && (
          <Line sign="÷" label={t('bonuses.explainer.sum.counted')}>
            {texts.percent(String(counted / 100))}
          </Line>
        )}
        {cost.cost !== null && (
          <>
            <Line sign="×" label={t('bonuses.explainer.sum.kept')}>
              {texts.kept(cost.kept)}
            </Line>
            <Line sign="=" label={t('bonuses.explainer.sum.cost')}>
              {texts.money(cost.cost)}
            </Line>
          </>
        )}
      </tbody>
    </table>
  );
}
