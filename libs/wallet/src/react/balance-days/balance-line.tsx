'use client';

import { type Amount } from '@casino-kit/money';
import { type BalanceScale } from '../../core/balance-scale.js';
import { type DayBalance } from '../../core/balance-days.js';
import styles from './balance-days.module.css';

export interface BalanceLineProps {
  /** Oldest first. */
  days: readonly DayBalance[];
  /** The real balance of this moment, where the line ends today: what is on the way is no longer in it. */
  now: Amount;
  /** From 0 to above the highest balance. */
  scale: BalanceScale;
  /** The lines of the scale as they are read, from 0 up. */
  marks: readonly string[];
  /** What the line shows. */
  label: string;
  /** The same days as they are read: the table for screen readers. */
  rows: readonly { day: string; amount: string }[];
  heads: { day: string; balance: string };
}

const width = 900;
const height = 160;

/** Places a balance in the picture, in its units; one below 0 is at the bottom. */
function toHeight(balance: Amount, { step, steps }: BalanceScale): string {
  return (height * (1 - Math.max(0, Number(balance)) / (step * steps))).toFixed(1);
}

/**
 * A balance by day as a line above 0 that ends in a dot at the balance of this moment, with the lines of its scale; below
 * it the first day, the middle and the last.
 */
export function BalanceLine({ days, now, scale, marks, label, rows, heads }: BalanceLineProps) {
  const end = toHeight(now, scale);
  // A line of one day runs from what it began with.
  const before = (days.length > 1 ? days.slice(0, -1) : days).map(({ balance }, place) => {
    const x = (place / Math.max(1, days.length - 1)) * width;
    return `${x.toFixed(1)},${toHeight(balance, scale)}`;
  });
  const line = [...before, `${width},${end}`].join(' ');
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} dir="ltr" aria-hidden>
        <span className={styles.axis}>
          {marks.toReversed().map((mark) => (
            <span key={mark}>
              <bdi>{mark}</bdi>
            </span>
          ))}
        </span>
        <span className={styles.plot}>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
            <polygon points={`0,${height} ${line} ${width},${height}`} className={styles.area} />
            {marks.map((mark, place) => {
              const y = height * (1 - place / scale.steps);
              return (
                <line
                  key={mark}
                  x2={width}
                  y1={y}
                  y2={y}
                  className={styles.mark}
                  vectorEffect="non-scaling-stroke"
                />
              );
            })}
            <polyline points={line} className={styles.line} vectorEffect="non-scaling-stroke" />
            <path d={`M${width},${end}h0`} className={styles.end} vectorEffect="non-scaling-stroke" />
          </svg>
        </span>
        <span className={styles.dates}>
          <span>{rows[0]?.day}</span>
          <span>{rows[Math.floor(rows.length / 2)]?.day}</span>
          <span>{rows.at(-1)?.day}</span>
        </span>
      </div>
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
