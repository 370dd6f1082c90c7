import type uPlot from 'uplot';
import { evenTicks } from '../../core/even-ticks.js';
import { type PulseRow } from '../../core/game-pulse.js';

/** The colours and the font of a theme, as a canvas needs them. */
export interface PulseColours {
  rounds: string;
  share: string;
  own: string;
  line: string;
  text: string;
  /** What the graph is drawn on. */
  ground: string;
  font: string;
}
export interface PulseOptionsInput {
  rows: readonly PulseRow[];
  hasOwn: boolean;
  colours: PulseColours;
  width: number;
  /** What the axis of time shows at each row; `null` at a row without a label. */
  labels: readonly (string | null)[];
  /** Writes a number of rounds, and a share in per cent at the axes. */
  formats: {
    rounds: (rounds: number) => string;
    share: (share: number) => string;
  };
  /** Draws the bars. */
  bars: uPlot.Series.PathBuilder | undefined;
  onPoint: (index: number | null) => void;
}

export const chartHeight = 260;
const axisSize = 48;
const tickSize = 6;

/** Returns the rows that have a label, at least `least` rows apart. */
function labelledRows(labels: readonly (string | null)[], least: number): number[] {
  const rows: number[] = [];
  for (const [index, label] of labels.entries())
    if (label !== null && index >= (rows.at(-1) ?? -Infinity) + least) rows.push(index);
  return rows;
}

/** Returns the columns of the graph: places, rounds, the shares for the dotted line and for the points, own rounds. */
export function pulseData(rows: readonly PulseRow[]): uPlot.AlignedData {
  const shares = rows.map(({ payoutShare }) => payoutShare);
  return [
    rows.map((_row, index) => index),
    rows.map(({ rounds }) => rounds),
    shares,
    shares,
    rows.map(({ own }) => own),
  ];
}

/**
 * Returns how the pulse is drawn: rounds as bars, the payout share and the player's own rounds as lines. Both axes have
 * their ticks at the same heights, so that either is read at the same grid; a tick has the colour of what it measures.
 * The share is a point where it is known: a line joins neighbours, a dotted one joins two with buckets without a share
 * between them.
 */
export function pulseOptions(input: PulseOptionsInput): uPlot.Options {
  const { rows, labels, hasOwn, colours, width, formats, bars, onPoint } = input;
  const hasShare = rows.some(({ payoutShare }) => payoutShare !== null);
  const values = (format: (value: number) => string) => (_chart: uPlot, splits: number[]) =>
    splits.map((split) => format(split));
  const roundTicks = evenTicks(Math.max(0, ...rows.map(({ rounds, own }) => Math.max(rounds, own ?? 0))));
  const shareTicks = evenTicks(Math.max(0, ...rows.map(({ payoutShare }) => payoutShare ?? 0)));
  const upTo = (ticks: readonly number[]) => (): uPlot.Range.MinMax => [0, ticks.at(-1) ?? 1];
  const axis = { stroke: colours.text, font: colours.font };
  const measure = (scale: string, ticks: number[], colour: string) => ({
    ...axis,
    scale,
    size: axisSize,
    splits: () => ticks,
    ticks: { show: true, stroke: colour, width: 2, size: tickSize },
  });
  const line = { width: 2, points: { show: false } };
  return {
    width,
    height: chartHeight,
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: (_chart, low, high) => [low - 0.6, high + 0.6] },
      rounds: { range: upTo(roundTicks) },
      share: { range: upTo(shareTicks) },
    },
    axes: [
      {
        ...axis,
        size: 30,
        grid: { show: false },
        ticks: { show: false },
        incrs: [1, 2, 3, 4, 6, 8, 12],
        space: 64,
        splits: (_chart, _axis, _low, _high, least) => labelledRows(labels, least),
        values: values((index) => labels[index] ?? ''),
      },
      {
        ...measure('rounds', roundTicks, colours.rounds),
        side: 3,
        grid: { stroke: colours.line, width: 1 },
        values: values(formats.rounds),
      },
      {
        ...measure('share', shareTicks, colours.share),
        show: hasShare,
        side: 1,
        grid: { show: false },
        values: values(formats.share),
      },
    ],
    series: [
      {},
      {
        scale: 'rounds',
        fill: `color-mix(in srgb, ${colours.rounds} 55%, transparent)`,
        width: 0,
        points: { show: false },
        ...(bars && { paths: bars }),
      },
      { ...line, scale: 'share', stroke: colours.share, dash: [2, 4], spanGaps: true },
      {
        ...line,
        scale: 'share',
        stroke: colours.share,
        points: { show: true, size: 9, width: 2, fill: colours.share, stroke: colours.ground },
      },
      { ...line, scale: 'rounds', stroke: colours.own, dash: [5, 4], show: hasOwn },
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}
