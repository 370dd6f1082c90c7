'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { useUi } from '@casino-kit/ui';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { type PulseRow } from '../../core/game-pulse.js';
import styles from './game-pulse.module.css';

export interface PulseChartProps {
  rows: readonly PulseRow[];
  /** Writes the beginning of a bucket at the axis. */
  tick: (from: number) => string;
  hasOwn: boolean;
  /** Called with the row under the pointer; `null` when there is none. */
  onPoint: (index: number | null) => void;
}

const height = 260;
const axisSize = 48;

/** Returns the colours of the theme, as the chart's place has them. */
function colours(place: Element) {
  const style = getComputedStyle(place);
  const of = (token: string) => style.getPropertyValue(token).trim();
  return {
    rounds: of('--color-primary'),
    share: of('--color-accent'),
    own: of('--color-success'),
    line: of('--color-line'),
    text: of('--color-text-secondary'),
    font: `12px ${of('--font-text')}`,
  };
}

/**
 * The graph: rounds as bars, the payout share and the player's own rounds as lines. Time goes in the direction of the
 * language. It is a picture of the table beside it, so screen readers skip it.
 */
export default function PulseChart({ rows, tick, hasOwn, onPoint }: PulseChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const { dir } = useUi();
  const whole = useNumberFormat({ notation: 'compact' });
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 0 });
  const hasShare = rows.some(({ payoutShare }) => payoutShare !== null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const colour = colours(element);
    const isRtl = dir === 'rtl';
    const [start, end] = isRtl ? ([1, 3] as const) : ([3, 1] as const);
    const axis = { stroke: colour.text, font: colour.font, ticks: { show: false } };
    const values = (format: (value: number) => string) => (_chart: uPlot, splits: number[]) =>
      splits.map((split) => format(split));
    const bars = uPlot.paths.bars?.({ size: [0.7, 28], radius: 0.15 });
    const fromZero = (_chart: uPlot, _low: number | null, high: number | null): uPlot.Range.MinMax => [
      0,
      Math.max(1, (high ?? 0) * 1.1),
    ];
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
        scales: {
          x: { time: false, dir: isRtl ? -1 : 1, range: (_chart, low, high) => [low - 0.6, high + 0.6] },
          rounds: { range: fromZero },
          share: { range: fromZero },
        },
        axes: [
          {
            ...axis,
            size: 30,
            grid: { show: false },
            incrs: [1, 2, 3, 4, 6, 8, 12],
            space: 64,
            values: values((index) => {
              const row = rows[index];
              return row === undefined ? '' : tick(row.from);
            }),
          },
          {
            ...axis,
            scale: 'rounds',
            side: start,
            size: axisSize,
            grid: { stroke: colour.line, width: 1 },
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 100_000],
            values: values((value) => whole.format(value)),
          },
          {
            ...axis,
            scale: 'share',
            show: hasShare,
            side: end,
            size: axisSize,
            grid: { show: false },
            values: values((value) => percent.format(value / 100)),
          },
        ],
        series: [
          {},
          {
            scale: 'rounds',
            fill: `color-mix(in srgb, ${colour.rounds} 55%, transparent)`,
            width: 0,
            points: { show: false },
            ...(bars && { paths: bars }),
          },
          {
            scale: 'share',
            stroke: colour.share,
            width: 2,
            points: { show: true, size: 5, fill: colour.share },
          },
          {
            scale: 'rounds',
            stroke: colour.own,
            width: 2,
            dash: [5, 4],
            points: { show: false },
            show: hasOwn,
          },
        ],
        hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
      },
      [
        rows.map((_row, index) => index),
        rows.map(({ rounds }) => rounds),
        rows.map(({ payoutShare }) => payoutShare),
        rows.map(({ own }) => own),
      ],
      element,
    );
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [rows, tick, hasOwn, onPoint, dir, whole, percent, hasShare]);
  return <div ref={place} aria-hidden className={styles.chart} />;
}
