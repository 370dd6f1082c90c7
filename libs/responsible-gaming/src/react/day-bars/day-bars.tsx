'use client';

import { type CalendarDate } from '@casino-kit/calendar-dates';
import { type Amount, isNegative } from '@casino-kit/money';
import { type CSSProperties } from 'react';
import { barScale } from '../../core/bar-scale.js';
import styles from './day-bars.module.css';

export interface DayBarsProps {
  /** Net of each day or month in order: won less staked, in major units; `null` without play. */
  bars: readonly { date: CalendarDate; net: Amount | null }[];
  /** Writes the date of a bar below it: of the first, the middle and the last one. */
  formatDate: (date: CalendarDate) => string;
  /** What the bars are, above them. */
  caption: string;
  /** Writes a net amount of the scale. */
  format: (net: Amount) => string;
}

/** Shorter bars would not be seen, in percent of the height. */
const shortest = 2;

/**
 * Net by day: above the line more was won than staked, below it less. The figures are listed beside it, so the bars are
 * hidden from screen readers. Time runs from left to right in every language, as in the figures.
 */
export function DayBars({ bars, formatDate, caption, format }: DayBarsProps) {
  // Lengths of bars, not amounts of somebody's money.
  const nets = bars.map(({ net }) => Number(net ?? 0));
  const { step, above, below } = barScale(Math.max(0, ...nets), Math.max(0, ...nets.map((net) => -net)));
  const steps = above + below;
  const toShare = (net: number) => (steps === 0 ? 0 : (net / (step * steps)) * 100);
  const line = steps === 0 ? 50 : toShare(step * above);
  const marks = Array.from({ length: steps + 1 }, (_, place) => (above - place) * step);
  const dates = new Set([bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)].map((bar) => bar?.date));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <span className={styles.axis} aria-hidden dir="ltr">
        {marks.map((net) => (
          <span key={net} style={{ insetBlockStart: `${line - toShare(net)}%` }}>
            {/* A mark in plain decimals, with as many as the finest currency has. */}
            <bdi>{format(net.toFixed(8))}</bdi>
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
        {marks.map((net) => (
          <b key={net} style={{ insetBlockStart: `${line - toShare(net)}%` }} />
        ))}
        {bars.map(({ date, net }, place) => {
          const size = Math.abs(nets[place] ?? 0);
          return (
            <span key={date} className={styles.bar}>
              {net !== null && size > 0 && (
                <i
                  className={isNegative(net) ? styles.loss : styles.win}
                  style={{ blockSize: `${Math.max(shortest, toShare(size))}%` }}
                />
              )}
            </span>
          );
        })}
      </div>
      <span className={styles.dates} aria-hidden dir="ltr">
        {[...dates].map((date) => (
          <bdi key={date}>{date && formatDate(date)}</bdi>
        ))}
      </span>
    </figure>
  );
}
