'use client';

import { type CalendarDate } from '@casino-kit/calendar-dates';
import { add, type Amount, compare, isNegative, isPositive, negate, share } from '@casino-kit/money';
import { type CSSProperties } from 'react';
import styles from './day-bars.module.css';

export interface DayBarsProps {
  /** Net of each day or month in order: won less staked, in major units; `null` without play. */
  bars: readonly { date: CalendarDate; net: Amount | null }[];
  /** The first and the last day as shown below the ends. */
  first: string;
  last: string;
  /** What the bars are, below them. */
  caption: string;
  /** Writes a net amount of the scale. */
  format: (net: Amount) => string;
}

/** Marks nearer to the line than this part of the height would touch its own. */
const nearest = 0.15;

const findLargest = (amounts: readonly Amount[]): Amount =>
  amounts.reduce<Amount>((largest, one) => (compare(one, largest) > 0 ? one : largest), '0');

/**
 * Net by day: above the line more was won than staked, below it less. The figures are listed beside it, so the bars are
 * hidden from screen readers. Time runs from left to right in every language, as in the figures.
 */
export function DayBars({ bars, first, last, caption, format }: DayBarsProps) {
  const nets = bars.flatMap(({ net }) => (net === null ? [] : [net]));
  const mostWon = findLargest(nets);
  const mostLost = findLargest(nets.map(negate));
  const span = add(mostWon, mostLost);
  // The line is where the largest bars of both sides fit; in the middle without play.
  const line = isPositive(span) ? share(mostWon, span) * 100 : 50;
  const marks = [
    ...(line > nearest * 100 && isPositive(mostWon) ? [{ at: 0, net: mostWon }] : []),
    { at: line, net: '0' },
    ...(line < (1 - nearest) * 100 && isPositive(mostLost) ? [{ at: 100, net: negate(mostLost) }] : []),
  ];
  return (
    <figure className={styles.figure}>
      <span className={styles.axis} aria-hidden dir="ltr">
        {marks.map(({ at, net }) => (
          <span key={at} style={{ insetBlockStart: `${at}%` }}>
            <bdi>{format(net)}</bdi>
          </span>
        ))}
      </span>
      <div
        className={styles.bars}
        data-many={bars.length > 40 || undefined}
        style={
          {
            gridTemplateColumns: `repeat(${Math.max(1, bars.length)}, minmax(0, 1fr))`,
            '--line': `${line}%`,
          } as CSSProperties
        }
        aria-hidden
        dir="ltr"
      >
        {bars.map(({ date, net }) => (
          <span key={date} className={styles.bar}>
            {net === null || compare(net, '0') === 0 ? (
              <i className={styles.none} />
            ) : (
              <i
                className={isNegative(net) ? styles.loss : styles.win}
                style={{
                  blockSize: `${Math.max(2, share(isNegative(net) ? negate(net) : net, span) * 100)}%`,
                }}
              />
            )}
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <bdi aria-hidden>{first}</bdi>
        <bdi>{caption}</bdi>
        <bdi aria-hidden>{last}</bdi>
      </figcaption>
    </figure>
  );
}
