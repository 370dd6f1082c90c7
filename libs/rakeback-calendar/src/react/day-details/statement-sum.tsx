'use client';

import { type RakebackStatement } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { isNegative, isZero, sum } from '@casino-kit/money';
import { useTexts } from '../texts.js';
import { type DayTexts } from '../use-day-texts.js';
import styles from './day-details.module.css';

interface Line {
  /** The sign before the line; read out with it. */
  sign: '' | '−' | '+' | '×' | '=';
  name: string;
  detail?: string | undefined;
  figure: string;
  total?: boolean | undefined;
}

function useLines({ cashback, ...statement }: RakebackStatement, texts: DayTexts): Line[] {
  const t = useTexts();
  const { money } = texts;
  const percents = useNumberFormat({ style: 'percent', maximumFractionDigits: 4 });
  const hasCashback = cashback.length > 0;
  return [
    {
      sign: '',
      name: t('rakeback-calendar.why.wagered', { playDate: texts.short(statement.playDate, true) }),
      detail: t('rakeback-calendar.why.rounds', { count: statement.rounds }),
      figure: money(statement.wagered),
    },
    { sign: '−', name: t('rakeback-calendar.why.won'), figure: money(statement.won) },
    ...(isZero(statement.bonusCost)
      ? []
      : [
          {
            sign: '−' as const,
            name: t('rakeback-calendar.why.bonusCost'),
            figure: money(statement.bonusCost),
          },
        ]),
    {
      sign: '=',
      name: t('rakeback-calendar.why.ngr'),
      ...(isNegative(statement.ngr) && { detail: t('rakeback-calendar.why.ngr.negative') }),
      figure: money(statement.ngr),
    },
    {
      sign: '×',
      name: t('rakeback-calendar.why.rate'),
      figure: percents.format(statement.rate as `${number}`),
    },
    {
      sign: '=',
      name: t('rakeback-calendar.why.rakeback'),
      figure: money(statement.rakeback),
      total: !hasCashback,
    },
    ...(hasCashback
      ? [
          {
            sign: '+' as const,
            name: t('rakeback-calendar.why.cashback'),
            detail: t('rakeback-calendar.why.awards', { count: cashback.length }),
            figure: money(sum(cashback.map(({ payout }) => payout))),
          },
          {
            sign: '=' as const,
            name: t('rakeback-calendar.why.amount'),
            figure: money(statement.amount),
            total: true,
          },
        ]
      : []),
  ];
}

/** A statement as a sum that is easy to follow: one line per figure, with its sign. */
export function StatementSum({ statement, texts }: { statement: RakebackStatement; texts: DayTexts }) {
  const t = useTexts();
  const lines = useLines(statement, texts);
  return (
    <>
      <table className={styles.sum}>
        <tbody>
          {lines.map(({ sign, name, detail, figure, total }) => (
            <tr key={name} data-total={total || undefined}>
              <td className={styles.sign}>{sign}</td>
              <th scope="row">
                {name}
                {detail !== undefined && <small>{detail}</small>}
              </th>
              <td className={styles.figure}>
                <bdi>{figure}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {statement.hash === null && <p className={styles.quiet}>{t('rakeback-calendar.why.open')}</p>}
    </>
  );
}
