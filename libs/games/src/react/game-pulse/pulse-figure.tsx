'use client';

import { type GamePulse } from '@casino-kit/api-contract';
import { useDateFormat, useNumberFormat } from '@casino-kit/i18n';
import { type Column, Table } from '@casino-kit/ui';
import { useMemo, useState } from 'react';
import { bucketEnd, bucketLabels, dayMinutes, type PulseRow, rangeLines } from '../../core/game-pulse.js';
import { useTexts } from '../game-texts.js';
import styles from './game-pulse.module.css';
import PulseChart from './pulse-chart.js';

/** Writes the buckets and their figures as the language does. */
function usePulseFormats(pulse: GamePulse, rows: readonly PulseRow[]) {
  const t = useTexts();
  const day = useDateFormat({ day: 'numeric', month: 'short' });
  const time = useDateFormat({ hour: '2-digit', minute: '2-digit' });
  const dayAndTime = useDateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const whole = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const isDaily = pulse.bucketMinutes >= dayMinutes;
  const labels = useMemo(() => bucketLabels(rows, pulse, { day, time }), [rows, pulse, day, time]);
  return {
    labels,
    bucket: (row: PulseRow) =>
      isDaily ? [day.format(row.from)] : rangeLines(dayAndTime, row.from, bucketEnd(row, pulse)),
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
  const formats = usePulseFormats(pulse, rows);
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
  const figure = (id: 'rounds' | 'share' | 'own', write: (row: PulseRow) => string): Column<PulseRow> => ({
    id,
    title: <div className={styles.words}>{t(`games.pulse.${id}`)}</div>,
    numeric: true,
    cell: (row) => <div className={styles.words}>{write(row)}</div>,
  });
  if (view === 'table')
    return (
      <div className={styles.table}>
        <Table
          caption={t('games.pulse')}
          rows={rows.toReversed()}
          rowKey={({ from }) => String(from)}
          columns={[
            {
              id: 'at',
              title: t('games.pulse.at'),
              cell: (row) => formats.bucket(row).map((line) => [<span key={line}>{line}</span>, ' ']),
            },
            figure('rounds', formats.rounds),
            figure('share', formats.share),
            ...(hasOwn ? [figure('own', formats.own)] : []),
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
        <li className={styles.point}>{shown && formats.bucket(shown).join(' ')}</li>
      </ul>
      <PulseChart rows={rows} labels={formats.labels} hasOwn={hasOwn} onPoint={setPoint} />
    </div>
  );
}
