'use client';

import { type GamePulse } from '@casino-kit/api-contract';
import { useDateFormat, useNumberFormat } from '@casino-kit/i18n';
import { Table } from '@casino-kit/ui';
import { useCallback, useState } from 'react';
import { bucketEnd, type PulseRow } from '../../core/game-pulse.js';
import { useTexts } from '../game-texts.js';
import styles from './game-pulse.module.css';
import PulseChart from './pulse-chart.js';

const dayMinutes = 24 * 60;

/** Writes the buckets and their figures as the language does. */
function usePulseFormats(pulse: GamePulse) {
  const t = useTexts();
  const day = useDateFormat({ day: 'numeric', month: 'short' });
  const time = useDateFormat({ hour: '2-digit', minute: '2-digit' });
  const dayAndTime = useDateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const whole = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const isDaily = pulse.bucketMinutes >= dayMinutes;
  const tick = useCallback(
    (from: number) => (pulse.bucketMinutes === 60 ? time : day).format(from),
    [pulse.bucketMinutes, time, day],
  );
  return {
    tick,
    bucket: (row: PulseRow) =>
      isDaily ? day.format(row.from) : dayAndTime.formatRange(row.from, bucketEnd(row, pulse)),
    rounds: ({ rounds }: PulseRow) => whole.format(rounds),
    own: ({ own }: PulseRow) => whole.format(own ?? 0),
    share: ({ payoutShare, rounds }: PulseRow) =>
      payoutShare === null ? (rounds === 0 ? '–' : t('games.pulse.few')) : percent.format(payoutShare / 100),
  };
}

export interface PulseFigureProps {
  pulse: GamePulse;
  rows: readonly PulseRow[];
  view: 'graph' | 'table';
}

/** A pulse as a graph with its legend, which names the figures under the pointer, or as a table of the same figures. */
export function PulseFigure({ pulse, rows, view }: PulseFigureProps) {
  const t = useTexts();
  const formats = usePulseFormats(pulse);
  const [point, setPoint] = useState<number | null>(null);
  const hasOwn = rows.some(({ own }) => own !== null);
  const hasShare = rows.some(({ payoutShare }) => payoutShare !== null);
  const shown = point === null ? undefined : rows[point];
  const legend = [
    { id: 'rounds', title: t('games.pulse.rounds'), value: shown && formats.rounds(shown) },
    {
      id: 'share',
      title: t('games.pulse.share'),
      value: hasShare ? shown && formats.share(shown) : t('games.pulse.few'),
    },
    ...(hasOwn ? [{ id: 'own', title: t('games.pulse.own'), value: shown && formats.own(shown) }] : []),
  ];
  if (view === 'table')
    return (
      <div className={styles.table}>
        <Table
          caption={t('games.pulse')}
          rows={rows.toReversed()}
          rowKey={({ from }) => String(from)}
          columns={[
            { id: 'at', title: t('games.pulse.at'), cell: formats.bucket },
            { id: 'rounds', title: t('games.pulse.rounds'), numeric: true, cell: formats.rounds },
            { id: 'share', title: t('games.pulse.share'), numeric: true, cell: formats.share },
            ...(hasOwn ? [{ id: 'own', title: t('games.pulse.own'), numeric: true, cell: formats.own }] : []),
          ]}
        />
      </div>
    );
  return (
    <div role="img" aria-label={t('games.pulse.graph')} className={styles.figure}>
      <ul className={styles.legend}>
        {legend.map(({ id, title, value }) => (
          <li key={id} data-series={id}>
            {title}
            {value !== undefined && <b>{value}</b>}
          </li>
        ))}
        <li className={styles.point}>{shown && formats.bucket(shown)}</li>
      </ul>
      <PulseChart rows={rows} tick={formats.tick} hasOwn={hasOwn} onPoint={setPoint} />
    </div>
  );
}
