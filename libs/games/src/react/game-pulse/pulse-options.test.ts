import { describe, expect, it } from 'vitest';
import type uPlot from 'uplot';
import { type PulseRow } from '../../core/game-pulse.js';
import { pulseData, pulseOptions } from './pulse-options.js';

const createRows = (shares: readonly (number | null)[], rounds = 37): PulseRow[] =>
  shares.map((payoutShare, from) => ({ from, rounds, payoutShare, own: null }));
const colours = {
  rounds: 'blue',
  share: 'amber',
  own: 'green',
  line: 'grey',
  text: 'white',
  ground: 'navy',
  font: '12px Inter',
};
const createOptions = (
  rows: readonly PulseRow[],
  labels: readonly (string | null)[] = rows.map(({ from }) => String(from)),
) =>
  pulseOptions({
    rows,
    labels,
    hasOwn: false,
    colours,
    width: 320,
    formats: { rounds: String, share: (share) => `${share}%` },
    bars: undefined,
    onPoint: () => undefined,
  });
/** What an axis reads: its texts, and how high each is, as a share of the axis. */
function readAxis(options: uPlot.Options, scale: string) {
  const axis = options.axes!.find((one) => one.scale === scale)!;
  const chart = {} as uPlot;
  const ticks = (axis.splits as () => number[])();
  const [, top] = (options.scales![scale]!.range as () => [number, number])();
  return {
    texts: (axis.values as (chart: uPlot, ticks: number[]) => string[])(chart, ticks),
    heights: ticks.map((tick) => tick / top),
    ticks: axis.ticks,
    side: axis.side,
    grid: axis.grid,
  };
}

describe('the axes of a pulse', () => {
  it.each([
    ['many points', createRows([96.2, 154, null, 61])],
    ['two points', createRows([12, 300])],
    ['one point', createRows([96.2])],
  ])('are read at the same grid with %s', (_name, rows) => {
    const options = createOptions(rows);
    const [rounds, share] = [readAxis(options, 'rounds'), readAxis(options, 'share')];
    expect(share.heights).toEqual(rounds.heights);
    expect(share.heights).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(rounds.grid).toMatchObject({ stroke: 'grey' });
  });

  it('name the values of their grid lines, with ticks in the colour of what they measure', () => {
    const options = createOptions(createRows([96.2, 88]));
    const [rounds, share] = [readAxis(options, 'rounds'), readAxis(options, 'share')];
    expect(rounds.texts).toEqual(['0', '10', '20', '30', '40']);
    expect(share.texts).toEqual(['0%', '25%', '50%', '75%', '100%']);
    expect([rounds.ticks, share.ticks]).toMatchObject([
      { show: true, stroke: 'blue' },
      { show: true, stroke: 'amber' },
    ]);
  });

  it('are one if no share is known', () => {
    const shows = (shares: (number | null)[]) =>
      createOptions(createRows(shares)).axes!.find(({ scale }) => scale === 'share')?.show;
    expect([shows([null, null]), shows([null, 80])]).toEqual([false, true]);
  });

  it('have room for own rounds', () => {
    const rows = createRows([96.2]).map((row) => ({ ...row, own: 70 }));
    expect(readAxis(createOptions(rows), 'rounds').texts.at(-1)).toBe('80');
  });
});

describe('the payout share', () => {
  it('is a line with points that leads across buckets without a share', () => {
    const rows = createRows([96.2, null, 154]);
    const series = createOptions(rows).series;
    const shares = series.flatMap((one, index) => (one.scale === 'share' ? [{ one, index }] : []));
    const data = pulseData(rows);
    expect(shares.map(({ index }) => data[index])).toEqual([
      [96.2, null, 154],
      [96.2, null, 154],
    ]);
    const [across, known] = shares.map(({ one }) => one);
    expect(across).toMatchObject({ spanGaps: true, stroke: 'amber', width: 2, dash: [2, 4] });
    expect(known).toMatchObject({ stroke: 'amber', width: 2, points: { show: true, size: 9 } });
    expect(known?.spanGaps ?? false).toBe(false);
  });

  it.each([
    ['alone', [null, 96.2, null, null]],
    ['one of two', [null, 80, null, 96]],
    ['unknown', [null, null]],
  ])('is drawn at its own bucket only if it is %s', (_name, shares) => {
    const data = pulseData(createRows(shares));
    expect([data[2], data[3]]).toEqual([shares, shares]);
  });
});

describe('the axis of time', () => {
  const shown = (labels: readonly (string | null)[], least: number) => {
    const axis = createOptions(createRows(labels.map(() => null)), labels).axes![0]!;
    const chart = {} as uPlot;
    const splits = axis.splits as (...input: [uPlot, number, number, number, number]) => number[];
    return (axis.values as (chart: uPlot, ticks: number[]) => string[])(
      chart,
      splits(chart, 0, 0, labels.length, least),
    );
  };

  it('has every label once, and none where there is none', () => {
    expect(shown([null, '19', null, null, null, '20', null], 2)).toEqual(['19', '20']);
  });
  it('omits labels for which there is no space', () => {
    expect(shown(['0', '1', '2', '3', '4'], 2)).toEqual(['0', '2', '4']);
    expect(shown([null, '19', null, '20', null, '21'], 3)).toEqual(['19', '21']);
  });
});
