import type { Meta, StoryObj } from '@storybook/react-vite';
import { getGamePulse } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { gamesHandlers, makePulse } from '../../testing.js';
import GamePulse from './game-pulse.js';

const quiet = makePulse({
  buckets: makePulse().buckets.map((bucket) => ({ ...bucket, rounds: 3, payoutShare: null })),
});
const none = makePulse({
  buckets: makePulse().buckets.map((bucket) => ({ ...bucket, rounds: 0, payoutShare: null })),
});

/** The shares of some hours, none in the others. */
const withShares = (...hours: readonly number[]) =>
  makePulse({
    buckets: makePulse().buckets.map((bucket, hour) => ({
      ...bucket,
      payoutShare: hours.includes(hour) ? `${60 + hour * 4}.50` : null,
    })),
  });

/** A week or a month of a game, with too few players in every fifth bucket, and many rounds in the others. */
const over = (bucketMinutes: number, count: number) =>
  makePulse({
    bucketMinutes,
    buckets: Array.from({ length: count }, (_bucket, index) => ({
      from: new Date(Date.parse('2026-11-01T00:00:00Z') + index * bucketMinutes * 60_000).toISOString(),
      rounds: index % 5 === 0 ? 7 : 12_480 + index * 90,
      payoutShare: index % 5 === 0 ? null : `${100 - (index % 7)}.40`,
    })),
  });

/** Returns the share of the graph's columns in which something has the colour of the payout share. */
function shareColumns(canvas: HTMLCanvasElement): number {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const context = canvas.getContext('2d');
  if (probe === null || context === null) throw new Error('a canvas has no context');
  probe.fillStyle = getComputedStyle(canvas).getPropertyValue('--color-accent').trim();
  probe.fillRect(0, 0, 1, 1);
  const accent = probe.getImageData(0, 0, 1, 1).data;
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const columns = new Set<number>();
  for (let pixel = 0; pixel < width * height; pixel += 1)
    if ([0, 1, 2].every((channel) => Math.abs((data[pixel * 4 + channel] ?? 0) - (accent[channel] ?? 0)) < 8))
      columns.add(pixel % width);
  return columns.size / width;
}
const draws =
  (least: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(async () => {
      const canvas = canvasElement.querySelector('canvas');
      if (canvas === null) throw new Error('there is no graph yet');
      await expect(shareColumns(canvas)).toBeGreaterThan(least);
    });
  };

/** Chooses the table, of as many rows. */
const choosesTable =
  (rows: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findByRole('img');
    const [, , , , table] = canvas.getAllByRole('radio');
    if (table === undefined) throw new Error('there is no choice of a table');
    await userEvent.click(table);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows + 1));
  };
/** A table that fits a phone: times have at most two lines, and no column is beyond the edge. */
const fitsPhone =
  (rows: number): NonNullable<Story['play']> =>
  async (context) => {
    await choosesTable(rows)(context);
    const { canvas } = context;
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(4));
    for (const time of canvas.getAllByRole('rowgroup')[1]?.querySelectorAll('td:first-child > div') ?? [])
      await expect(time.getBoundingClientRect().height).toBeLessThanOrEqual(40);
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  };
const onMobile = { viewport: { value: 'mobile', isRotated: false } };

const meta = {
  title: 'games/GamePulse',
  component: GamePulse,
  args: { slug: 'book-of-tides' },
  parameters: { player: makeUserDetails(), msw: { handlers: gamesHandlers() } },
} satisfies Meta<typeof GamePulse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img');
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-series]')).toHaveLength(3));
  },
};
export const Guest: Story = {
  parameters: { player: null },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img');
    await expect(canvasElement.querySelectorAll('[data-series]')).toHaveLength(2);
  },
};
export const Mobile: Story = { ...Player, globals: onMobile };
export const AsTable: Story = {
  play: choosesTable(24),
};
export const TableMobile: Story = { globals: onMobile, play: fitsPhone(24) };
export const WeekTableMobile: Story = {
  globals: onMobile,
  parameters: { msw: { handlers: gamesHandlers({ pulse: over(360, 28) }) } },
  play: fitsPhone(28),
};
export const MonthTableMobile: Story = {
  globals: onMobile,
  parameters: { msw: { handlers: gamesHandlers({ pulse: over(1440, 30) }) } },
  play: fitsPhone(30),
};
/** Buckets of six hours: each date is at the axis once. */
export const Week: Story = {
  parameters: { msw: { handlers: gamesHandlers({ pulse: over(360, 28) }) } },
  play: draws(0.15),
};
export const WeekMobile: Story = { ...Week, globals: onMobile };
/** Fewer players than would hide one of them: rounds, and no share. */
export const FewPlayers: Story = {
  parameters: { msw: { handlers: gamesHandlers({ pulse: quiet }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img');
  },
};
/** Shares of single hours: points, with a dotted line across the hours between. */
export const FewShares: Story = {
  parameters: { msw: { handlers: gamesHandlers({ pulse: withShares(4, 5, 11, 20) }) } },
  play: draws(0.15),
};
/** One share alone: a point, and no line. */
export const OneShare: Story = {
  parameters: { msw: { handlers: gamesHandlers({ pulse: withShares(11) }) } },
  play: async (context) => {
    await draws(0.005)(context);
    const canvas = context.canvasElement.querySelector('canvas');
    await expect(canvas && shareColumns(canvas)).toBeLessThan(0.08);
  },
};
/** A game that is two hours old. */
export const TwoHours: Story = {
  parameters: {
    msw: { handlers: gamesHandlers({ pulse: makePulse({ buckets: makePulse().buckets.slice(0, 2) }) }) },
  },
  play: draws(0.2),
};
export const NoRounds: Story = { parameters: { msw: { handlers: gamesHandlers({ pulse: none }) } } };
export const Loading: Story = { parameters: { msw: { handlers: [neverRespond(getGamePulse)] } } };
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(getGamePulse)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** A server without it: nothing is shown. */
export const NotOffered: Story = {
  parameters: { msw: { handlers: [respondWithError(getGamePulse, 501)] } },
};
