import type { Meta, StoryObj } from '@storybook/react-vite';
import { getRakebackDays, getRakebackStatements, rakebackClaim } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { rakebackHandlers, testNow, testZone } from '../../testing.js';
import { RakebackCalendarDialog } from './rakeback-calendar-dialog.js';

const served = (...first: ReturnType<typeof rakebackHandlers>) => ({
  msw: { handlers: [...first, ...rakebackHandlers({ now: testNow })] },
});

const meta = {
  title: 'rakeback-calendar/RakebackCalendarDialog',
  component: RakebackCalendarDialog,
  args: {
    open: true,
    onClose: () => undefined,
    timeZone: testZone,
    now: testNow,
    loginHref: '?modal=login',
  },
  parameters: { player: makeUserDetails(), ...served() },
} satisfies Meta<typeof RakebackCalendarDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
/** The first button of the open day, below its sum. */
const claimToday: NonNullable<Story['play']> = async () => {
  const table = await page.findByRole('table');
  await userEvent.click(within(table.closest('section')!).getAllByRole('button')[0]!);
};
const claimAndReceive: NonNullable<Story['play']> = async (context) => {
  await claimToday(context);
  await waitFor(() => expect(page.getByRole('alertdialog')).toBeVisible());
};
const inDays = (away: number) => async () => {
  const cells = await page.findAllByRole('gridcell');
  // Today is the last day of the second week.
  await userEvent.click(cells[13 + away]!.querySelector('button')!);
};

export const LoggedIn: Story = {
  play: async () => {
    await expect(await page.findByRole('table')).toBeVisible();
    await expect(page.getAllByRole('gridcell')).toHaveLength(28);
  },
};
export const Mobile: Story = {
  ...LoggedIn,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const Tablet: Story = {
  ...LoggedIn,
  globals: { viewport: { value: 'tablet', isRotated: false } },
};
export const WithCashback: Story = { play: inDays(-4) };
export const RunningDay: Story = { play: inDays(1) };
export const EmptyDay: Story = { play: inDays(-5) };
export const MissedDay: Story = { play: inDays(-3) };
export const Guest: Story = { parameters: { player: null } };
export const NothingYet: Story = {
  parameters: { msw: { handlers: rakebackHandlers({ now: testNow, days: [] }) } },
};
export const Loading: Story = { parameters: served(neverRespond(getRakebackDays)) };
export const StatementLoading: Story = { parameters: served(neverRespond(getRakebackStatements)) };
const seeAlert = async () => {
  await expect(await page.findByRole('alert')).toBeVisible();
};
export const CouldNotBeLoaded: Story = {
  parameters: served(respondWithError(getRakebackDays, 500)),
  play: seeAlert,
};
export const StatementNotRead: Story = {
  parameters: served(respondWithError(getRakebackStatements, 500)),
  play: seeAlert,
};
export const SomethingIsWrong: Story = {
  parameters: {
    msw: {
      handlers: rakebackHandlers({
        now: testNow,
        statements: [
          {
            claimDate: '2026-11-22',
            playDate: '2026-11-21',
            timeZone: testZone,
            currencyCode: 'EUR',
            rounds: 840,
            wagered: '1270.00',
            won: '1219.20',
            bonusCost: '0.00',
            ngr: '50.80',
            rate: '0.125',
            rakeback: '6.35',
            cashback: [],
            amount: '6.35',
            previousHash: '0'.repeat(64),
            hash: 'f'.repeat(64),
          },
        ],
      }),
    },
  },
  play: seeAlert,
};
export const Claimed: Story = { parameters: served(), play: claimAndReceive };
export const ClaimInProgress: Story = {
  parameters: served(neverRespond(rakebackClaim)),
  play: async (context) => {
    await claimToday(context);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};
export const ClaimRejected: Story = {
  parameters: served(respondWithError(rakebackClaim, 409, { code: 'RAKEBACK_CLAIM' })),
  play: claimAndReceive,
};
export const ClaimFailed: Story = {
  parameters: served(respondWithError(rakebackClaim, 502, { message: 'Scheduled maintenance until 10:00.' })),
  play: claimAndReceive,
};
export const ClaimUncertain: Story = {
  parameters: served(http.post('/api/user/rakeback-claim', () => HttpResponse.html('<p>A proxy'))),
  play: claimAndReceive,
};
export const ClaimOffline: Story = {
  parameters: served(failWithNetworkError(rakebackClaim)),
  play: claimAndReceive,
};
