'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { type PulseRow } from '../../core/game-pulse.js';
import styles from './game-pulse.module.css';
import { chartHeight, type PulseColours, pulseData, pulseOptions } from './pulse-options.js';

export interface PulseChartProps {
  rows: readonly PulseRow[];
  /** What the axis of time shows at each row; `null` at a row without a label. */
  labels: readonly (string | null)[];
  hasOwn: boolean;
  /** Called with the row under the pointer; `null` when there is none. */
  onPoint: (index: number | null) => void;
}

/** Returns the colours of the theme, as the chart's place has them. */
function coloursAt(place: Element): PulseColours {
  const style = getComputedStyle(place);
  const of = (token: string) => style.getPropertyValue(token).trim();
  return {
    rounds: of('--color-primary'),
    share: of('--color-accent'),
    own: of('--color-success'),
    line: of('--color-line'),
    text: of('--color-text-secondary'),
    ground: of('--color-surface-raised'),
    font: `12px ${of('--font-text')}`,
  };
}

/**
 * The graph of a pulse ({@link pulseOptions}). Time goes from left to right in every language. It is a picture of the table
 * beside it, so screen readers skip it.
 */
export default function PulseChart({ rows, labels, hasOwn, onPoint }: PulseChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const whole = useNumberFormat({ notation: 'compact' });
  const percent = useNumberFormat({ style: 'percent', notation: 'compact' });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const chart = new uPlot(
      pulseOptions({
        rows,
        labels,
        hasOwn,
        colours: coloursAt(element),
        width: element.clientWidth,
        formats: {
          rounds: (rounds) => whole.format(rounds),
          share: (share) => percent.format(share / 100),
        },
        bars: uPlot.paths.bars?.({ size: [0.7, 28], radius: 0.15 }),
        onPoint,
      }),
      pulseData(rows),
      element,
    );
    const observer = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: chartHeight }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [rows, labels, hasOwn, onPoint, whole, percent]);
  return <div ref={place} aria-hidden className={styles.chart} />;
}
