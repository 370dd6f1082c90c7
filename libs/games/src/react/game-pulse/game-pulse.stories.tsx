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
