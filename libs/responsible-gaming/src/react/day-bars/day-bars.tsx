'use client';

import { type CalendarDate } from '@casino-kit/calendar-dates';
import { type Amount, compare, isNegative, negate, share } from '@casino-kit/money';
import styles from './day-bars.module.css';

export interface DayBarsProps {
  /** Net of each day or month in order: won less staked, in major units; `null` without play. */
  bars: readonly { date: CalendarDate; net: Amount | null }[];
  /** The first and the last day as shown below the ends. */
  first: string;
  last: string;
  /** What the bars are, below them. */
  caption: string;
}

const size = (net: Amount): Amount => (isNegative(net) ? negate(net) : net);

/**
 * Net by day: above the line more was won than staked, below it less. The figures are listed beside it, so the bars are
 * hidden from screen readers. Time runs from left to right in every language, as in the figures.
 */
export function DayBars({ bars, first, last, caption }: DayBarsProps) {
  const sizes = bars.flatMap(({ net }) => (net === null ? [] : [size(net)]));
  const most = sizes.reduce<Amount>((largest, one) => (compare(one, largest) > 0 ? one : largest), '0');
  return (
    <figure className={styles.figure}>
      <div
        className={styles.bars}
        data-many={bars.length > 40 || undefined}
        style={{ gridTemplateColumns: `repeat(${Math.max(1, bars.length)}, minmax(0, 1fr))` }}
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
                style={{ blockSize: `${Math.max(2, share(size(net), most) * 50)}%` }}
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
