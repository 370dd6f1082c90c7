import type { Meta, StoryObj } from '@storybook/react-vite';
import { cancelBonus, getUserBonuses } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { Card } from '@casino-kit/ui';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  bonusHandlers,
  type BonusServer,
  makeEndedBonuses,
  makeUserBonus,
  makeUserSpins,
  testOptions,
} from '../../testing.js';
import { BonusesPage } from './bonuses-page.js';

const served = (server: BonusServer = {}, ...first: ReturnType<typeof bonusHandlers>) => ({
  msw: { handlers: [...first, ...bonusHandlers({ active: [makeUserBonus()], ...server })] },
});

const meta = {
  title: 'bonuses/BonusesPage',
  component: BonusesPage,
  args: { ...testOptions, page: 1, onPage: () => undefined },
  parameters: { player: makeUserDetails(), ...served() },
} satisfies Meta<typeof BonusesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const phone = { globals: { viewport: { value: 'mobile', isRotated: false } } };
const shown: NonNullable<Story['play']> = async () => {
  await expect(await page.findByRole('progressbar')).toBeVisible();
};
/** The last button of the card forfeits the bonus. */
const openForfeitDialog: NonNullable<Story['play']> = async (context) => {
  await shown(context);
  const card = page.getByRole('progressbar').closest('section')!;
  await userEvent.click(within(card).getAllByRole('button').at(-1)!);
  await waitFor(() => expect(page.getByRole('alertdialog')).toBeVisible());
};
const confirmForfeit: NonNullable<Story['play']> = async (context) => {
  await openForfeitDialog(context);
  await userEvent.click(within(page.getByRole('alertdialog')).getAllByRole('button').at(-1)!);
};

export const OneActive: Story = { play: shown };
export const Mobile: Story = { ...phone, play: shown };
export const Explained: Story = {
  args: { explainer: ({ name }) => <Card>{name}</Card> },
  play: shown,
};
export const FreeSpins: Story = { parameters: served({ active: [makeUserSpins()] }), play: shown };
export const FreeSpinsOnAPhone: Story = { ...FreeSpins, ...phone };
export const BonusAndFreeSpins: Story = {
  parameters: served({ active: [makeUserBonus(), makeUserSpins()] }),
};
export const OneWaits: Story = {
  parameters: served({
    active: [
      makeUserBonus(),
      makeUserSpins({
        freeSpinsLeft: 0,
        wagerTotal: '224.00',
        wagerLeft: '224.00',
        startedAt: '2026-11-20T10:00:00Z',
      }),
    ],
  }),
};
export const OnlyCashCounts: Story = {
  parameters: served({ active: [makeUserBonus({ wageringType: 'REAL_MONEY_ONLY' })] }),
  play: shown,
};
export const AlmostDone: Story = {
  parameters: served({ active: [makeUserBonus({ wagered: '1399.99', wagerLeft: '0.01' })] }),
  play: shown,
};
export const PartialData: Story = {
  parameters: served({
    active: [
      makeUserBonus({
        deadline: null,
        maxBet: null,
        maxWin: null,
        contributions: null,
        wageringType: null,
        wageringMultiplier: null,
      }),
    ],
  }),
  play: shown,
};
export const NothingToWager: Story = {
  parameters: served({ active: [makeUserBonus({ wagerTotal: '0', wagerLeft: '0', wagered: '0' })] }),
};
export const NoneActive: Story = { parameters: served({ active: [] }) };
export const NothingAtAll: Story = { parameters: served({ active: [], ended: [] }) };
export const LongHistory: Story = {
  args: { page: 2 },
  parameters: served({ ended: makeEndedBonuses(60) }),
};
export const LongHistoryOnAPhone: Story = { ...LongHistory, ...phone };
export const Guest: Story = { parameters: { player: null } };
export const Loading: Story = { parameters: served({}, neverRespond(getUserBonuses)) };
export const CouldNotBeLoaded: Story = {
  parameters: served({}, respondWithError(getUserBonuses, 500)),
  play: async () => {
    await waitFor(() => expect(page.getAllByRole('alert')).toHaveLength(2));
  },
};
export const ForfeitOutcome: Story = { play: openForfeitDialog };
export const ForfeitOnMobile: Story = { ...phone, play: openForfeitDialog };
export const GivenUp: Story = {
  play: async (context) => {
    await confirmForfeit(context);
    await waitFor(() => expect(page.queryByRole('progressbar')).toBeNull());
    await expect(document.activeElement?.getAttribute('role')).toBe('status');
  },
};
export const NotGivenUp: Story = {
  parameters: served({}, respondWithError(cancelBonus, 409)),
  play: async (context) => {
    await confirmForfeit(context);
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};
export const ForfeitWithoutResponse: Story = {
  ...NotGivenUp,
  parameters: served({}, failWithNetworkError(cancelBonus)),
};
