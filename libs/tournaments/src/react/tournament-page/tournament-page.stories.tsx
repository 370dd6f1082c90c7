import type { Meta, StoryObj } from '@storybook/react-vite';
import { getTournament, type TournamentDetails } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, userEvent, within } from 'storybook/test';
import {
  makeDetails,
  makeLeaders,
  makeOwnDetails,
  makeStanding,
  makeTournament,
  tournamentHandlers,
} from '../../testing.js';
import { TournamentPage } from './tournament-page.js';

const served = (details: TournamentDetails) => ({
  player: makeUserDetails(),
  msw: { handlers: tournamentHandlers({ details }) },
});
const mobile = { viewport: { value: 'mobile', isRotated: false } };

const meta = {
  title: 'tournaments/TournamentPage',
  component: TournamentPage,
  args: {
    tournamentId: 'harbour-race-2026-11-23',
    listHref: '?',
    gameHref: (slug) => `?game=${slug}`,
    loginHref: '?modal=login',
    timeZone: 'Europe/Amsterdam',
  },
  parameters: served(makeOwnDetails()),
} satisfies Meta<typeof TournamentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entered: Story = {
  play: async ({ canvas }) => {
    const [board] = await canvas.findAllByRole('table');
    // A heading row, ten leaders, a gap, three places around the player, and those after them.
    await expect(within(board!).getAllByRole('row')).toHaveLength(16);
  },
};
export const Mobile: Story = { globals: mobile };
export const Leader: Story = {
  parameters: served(
    makeDetails({
      tournament: makeTournament({ own: makeStanding({ rank: 2, prize: '300.00', netResult: '212.40' }) }),
      leaders: makeLeaders().map((row) => ({ ...row, isOwn: row.rank === 2 })),
    }),
  ),
};
export const NoPlaceYet: Story = {
  parameters: served(
    makeDetails({
      tournament: makeTournament({
        own: makeStanding({
          rank: null,
          score: '0',
          rounds: 0,
          wagered: '0.00',
          netResult: '0.00',
          prize: null,
        }),
      }),
    }),
  ),
};
export const NotEntered: Story = { parameters: served(makeDetails()) };
export const Guest: Story = {
  parameters: { ...served(makeDetails()), player: null },
  play: async ({ canvas }) => {
    const [board] = await canvas.findAllByRole('table');
    // A heading row, ten leaders, and how many follow.
    const rows = within(board!).getAllByRole('row');
    await expect(rows).toHaveLength(12);
    await expect(rows.at(-1)).toHaveTextContent('2,194');
  },
};
export const AllPlaces: Story = {
  play: async ({ canvas }) => {
    const [board] = await canvas.findAllByRole('table');
    const region = board!.closest('section')!;
    await userEvent.click(within(region).getAllByRole('button').at(-1)!);
    await expect(await within(region).findAllByRole('row')).toHaveLength(26);
  },
};
export const Multipliers: Story = {
  parameters: served(
    makeDetails({
      tournament: makeTournament({
        metric: 'multiplier',
        name: 'Tide Ladder',
        stakePerPoint: null,
        counts: { kind: 'provider', id: 'tidewater', name: 'Tidewater', games: [] },
      }),
      leaders: makeLeaders().map((row, index) => ({ ...row, score: `${412 - index * 31}.50` })),
    }),
  ),
};
export const Coming: Story = {
  parameters: served(
    makeDetails({
      tournament: makeTournament({
        startsAt: '2999-01-01T12:00:00.000Z',
        endsAt: '2999-01-02T12:00:00.000Z',
        players: 12,
      }),
      leaders: [],
      ranked: 0,
    }),
  ),
};
export const NobodyHasAPlace: Story = {
  parameters: served(
    makeDetails({
      tournament: makeTournament({ endsAt: '2999-01-02T12:00:00.000Z' }),
      leaders: [],
      ranked: 0,
    }),
  ),
};
export const BeingCounted: Story = {
  parameters: served(
    makeDetails({
      tournament: makeTournament({ startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-01-02T00:00:00Z' }),
    }),
  ),
};
export const Ended: Story = {
  parameters: served(
    makeDetails({
      ...makeOwnDetails({ paidAt: '2020-01-02T00:01:00Z' }),
      tournament: makeTournament({
        startsAt: '2020-01-01T00:00:00Z',
        endsAt: '2020-01-02T00:00:00Z',
        finalAt: '2020-01-02T00:01:00Z',
        own: makeStanding({ paidAt: '2020-01-02T00:01:10Z' }),
      }),
    }),
  ),
};
export const Loading: Story = { parameters: { msw: { handlers: [neverRespond(getTournament)] } } };
export const NotListed: Story = {
  parameters: { msw: { handlers: [respondWithError(getTournament, 404, { code: 'NOT_FOUND' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(getTournament)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
