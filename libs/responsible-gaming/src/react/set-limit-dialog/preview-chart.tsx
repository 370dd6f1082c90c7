'use client';

import { type LimitPeriod } from '@casino-kit/api-contract';
import { type Amount, compare, share } from '@casino-kit/money';
import { type LimitPreview, type PreviewSpan } from '../../core/limit-preview.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import styles from './preview-chart.module.css';

export interface PreviewChartProps {
  preview: LimitPreview;
  amount: Amount;
  period: LimitPeriod;
  formats: Pick<ProtectionFormats, 'money' | 'shortDate'>;
}

/** Height from the top in per cent of the plot. */
const computeTop = (amount: Amount, most: Amount) => 100 - share(amount, most) * 100;

/** The running sum of a month: solid until the limit would have stopped it, dashed from there on. */
function RunningSum({ span, amount, most }: { span: PreviewSpan; amount: Amount; most: Amount }) {
  const { days, stoppedAt } = span;
  const last = Math.max(1, days.length - 1);
  const points = days.map(({ running }, index) => ({
    x: (index / last) * 100,
    y: computeTop(running, most),
  }));
  const path = (some: typeof points) =>
    some.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const stop = stoppedAt === null ? null : { x: (stoppedAt / last) * 100, y: computeTop(amount, most) };
  const kept = stop === null ? points : [...points.slice(0, stoppedAt ?? 0), stop];
  const rest = stop === null ? [] : [stop, ...points.slice(stoppedAt ?? 0)];
  const end = kept.at(-1)?.x ?? 0;
  return (
    <>
      {rest.length > 0 && <rect className={styles.after} x={end} y={0} width={100 - end} height={100} />}
      <path className={styles.area} d={`${path(kept)}L${end} 100L0 100Z`} />
      <path className={styles.line} d={path(kept)} />
      {rest.length > 0 && <path className={styles.rest} d={path(rest)} />}
    </>
  );
}

/** A bar for each day or week, lighter above the limit. */
function PeriodBars({
  spans,
  amount,
  most,
}: {
  spans: readonly PreviewSpan[];
  amount: Amount;
  most: Amount;
}) {
  const width = 100 / spans.length;
  const limitTop = computeTop(amount, most);
  return spans.map((span, index) => {
    const top = computeTop(span.days.at(-1)?.running ?? '0', most);
    const [x, thick] = [index * width + width * 0.15, width * 0.7];
    const from = span.days[0]?.date ?? '';
    return (
      <g key={from}>
        <rect
          className={styles.bar}
          x={x}
          y={Math.max(top, limitTop)}
          width={thick}
          height={100 - Math.max(top, limitTop)}
        />
        {top < limitTop && (
          <rect className={styles.over} x={x} y={top} width={thick} height={limitTop - top} />
        )}
      </g>
    );
  });
}

/**
 * Draws a month of the player's own play with a limit as a line. The sentence beside it says the same: the drawing is
 * hidden from screen readers. Time runs from left to right in every language, as in the figures.
 */
export function PreviewChart({ preview, amount, period, formats }: PreviewChartProps) {
  const { spans, highest, firstStop } = preview;
  const most = compare(highest, amount) > 0 ? highest : amount;
  const dates = spans.flatMap(({ days }) => days.map(({ date }) => date));
  const [month] = spans;
  const limitTop = computeTop(amount, most);
  const stopAt = firstStop === null ? -1 : dates.indexOf(firstStop);
  const stopLeft = (stopAt / Math.max(1, dates.length - 1)) * 100;
  return (
    <div className={styles.chart} aria-hidden dir="ltr">
      <div className={styles.scale}>
        {limitTop > 14 && <span style={{ insetBlockStart: 0 }}>{formats.money(most, true)}</span>}
        <b style={{ insetBlockStart: `${Math.min(limitTop, 86)}%` }}>{formats.money(amount, true)}</b>
        <span style={{ insetBlockStart: '100%' }}>{formats.money('0', true)}</span>
      </div>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {period === 'monthly' && month !== undefined ? (
            <RunningSum span={month} amount={amount} most={most} />
          ) : (
            <PeriodBars spans={spans} amount={amount} most={most} />
          )}
          <line className={styles.limit} x1={0} x2={100} y1={limitTop} y2={limitTop} />
        </svg>
        {period === 'monthly' && stopAt >= 0 && (
          <i
            className={styles.dot}
            style={{ insetInlineStart: `${stopLeft}%`, insetBlockStart: `${limitTop}%` }}
          />
        )}
      </div>
      <div className={styles.days}>
        <span>1</span>
        {firstStop !== null && stopLeft > 12 && stopLeft < 88 && (
          <b style={{ insetInlineStart: `${stopLeft}%` }}>{formats.shortDate(firstStop)}</b>
        )}
        <span>{dates.length}</span>
      </div>
    </div>
  );
}
