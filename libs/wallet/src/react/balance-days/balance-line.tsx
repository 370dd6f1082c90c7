'use client';

import { type Amount, compare, isZero, share, subtract } from '@casino-kit/money';
import { type DayBalance } from '../../core/balance-days.js';
import styles from './balance-days.module.css';

export interface BalanceLineProps {
  /** Oldest first. */
  days: readonly DayBalance[];
  /** What the line shows. */
  label: string;
  /** The same days as they are read: the table for screen readers. */
  rows: readonly { day: string; amount: string }[];
  heads: { day: string; balance: string };
}

const width = 900;
const height = 160;
/** Room for the stroke, so that the highest and lowest points are whole. */
const edge = 4;

/** Returns the days with the lowest and the highest balance. */
function findExtremes(days: readonly DayBalance[]) {
  const sorted = days
    .map(({ balance }, place) => ({ balance, place }))
    .sort((a, b) => compare(a.balance, b.balance));
  return { low: sorted[0], high: sorted.at(-1) };
}

/** Places each day in the picture, in its units. */
function toPoints(days: readonly DayBalance[], low: Amount, high: Amount): string {
  const range = subtract(high, low);
  return days
    .map(({ balance }, place) => {
      const x = (place / Math.max(1, days.length - 1)) * width;
      const part = isZero(range) ? 0.5 : share(subtract(balance, low), range);
      return `${x.toFixed(1)},${(height - edge - part * (height - 2 * edge)).toFixed(1)}`;
    })
    .join(' ');
}

/** A balance by day as a line; the axis names the highest and lowest balance, the first day and the last. */
export function BalanceLine({ days, label, rows, heads }: BalanceLineProps) {
  const { low, high } = findExtremes(days);
  if (low === undefined || high === undefined) return null;
  const line = toPoints(days, low.balance, high.balance);
  return (
    <figure className={styles.figure}>
      <div className={styles.plot} dir="ltr">
        <span aria-hidden className={styles.axis}>
          <span dir="auto">{rows[high.place]?.amount}</span>
          {compare(low.balance, high.balance) !== 0 && <span dir="auto">{rows[low.place]?.amount}</span>}
        </span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          <polygon points={`0,${height} ${line} ${width},${height}`} className={styles.area} />
          <polyline points={line} className={styles.line} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <figcaption className={styles.dates} dir="ltr" aria-hidden>
        <span>{rows[0]?.day}</span>
        <span>{rows[Math.floor(rows.length / 2)]?.day}</span>
        <span>{rows.at(-1)?.day}</span>
      </figcaption>
      {/* A table grows with its rows, whatever its height: the place around it hides it. */}
      <div className={styles.table}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.day}</th>
              <th scope="col">{heads.balance}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, amount }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
