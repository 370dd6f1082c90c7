import type { Meta, StoryObj } from '@storybook/react-vite';
import { enterTournament, listTournaments } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test';
import { makeTournaments, tournamentHandlers } from '../../testing.js';
import { Tournaments } from './tournaments.js';

const week = makeTournaments();
const player = makeUserDetails();
const served = (tournaments = week) => ({
  player,
  msw: { handlers: tournamentHandlers({ tournaments }) },
});
const mobile = { viewport: { value: 'mobile', isRotated: false } };

const meta = {
  title: 'tournaments/Tournaments',
  component: Tournaments,
  args: {
    state: 'running',
    tournamentHref: (id) => `?tournament=${id}`,
    loginHref: '?modal=login',
    timeZone: 'Europe/Amsterdam',
    withoutTournaments: <p>No tournament is running.</p>,
  },
  parameters: served(),
} satisfies Meta<typeof Tournaments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
  },
};
export const Mobile: Story = { globals: mobile };
export const Coming: Story = { args: { state: 'coming' } };
export const Finished: Story = { args: { state: 'finished' } };
export const FinishedOnPhone: Story = { args: { state: 'finished' }, globals: mobile };
export const Guest: Story = {
  parameters: {
    ...served({
      running: week.running.map((row) => ({ ...row, own: null })),
      coming: week.coming,
      finished: week.finished.map((row) => ({ ...row, own: null })),
    }),
    player: null,
  },
};
export const NotEntered: Story = {
  parameters: served({ ...week, running: week.running.map((row) => ({ ...row, own: null })) }),
};
export const Entering: Story = {
  ...NotEntered,
  play: async ({ canvas }) => {
    const [join] = await canvas.findAllByRole('button');
    await userEvent.click(join!);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
export const EnteringFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        respondWithError(enterTournament, 409, { code: 'ACCOUNT_EXCLUDED' }),
        ...tournamentHandlers({
          tournaments: { ...week, running: week.running.map((row) => ({ ...row, own: null })) },
        }),
      ],
    },
  },
  play: async (context) => {
    await Entering.play?.(context);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getAllByRole('button').at(-1)!);
    await expect((await within(dialog).findAllByText(/./)).length).toBeGreaterThan(4);
  },
};
export const NothingRuns: Story = { parameters: served({ ...week, running: [] }) };
export const NothingAnnounced: Story = {
  args: { state: 'coming' },
  parameters: served({ ...week, coming: [] }),
};
export const NothingEnded: Story = {
  args: { state: 'finished' },
  parameters: served({ ...week, finished: [] }),
};
export const Loading: Story = { parameters: { msw: { handlers: [neverRespond(listTournaments)] } } };
export const CouldNotBeLoaded: Story = {
  args: { state: 'finished' },
  parameters: { msw: { handlers: [failWithNetworkError(listTournaments)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** A server without tournaments. */
export const NotOffered: Story = {
  args: { withoutTournaments: <p data-testid="without">–</p>, tournamentHref: fn(() => '') },
  parameters: { msw: { handlers: [respondWithError(listTournaments, 501)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('without')).toBeVisible();
  },
};
