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
export const Mobile: Story = { ...Player, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img');
    const [, , , , table] = canvas.getAllByRole('radio');
    if (table === undefined) throw new Error('there is no choice of a table');
    await userEvent.click(table);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(25));
  },
};
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
/** One share alone: a point, which a dotted line leads to its axis. */
export const OneShare: Story = {
  parameters: { msw: { handlers: gamesHandlers({ pulse: withShares(11) }) } },
  play: draws(0.1),
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
