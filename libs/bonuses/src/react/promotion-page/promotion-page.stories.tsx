import type { Meta, StoryObj } from '@storybook/react-vite';
import { bonusErrorCodes, activateBonus, getAllBonus } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  bonusHandlers,
  type BonusServer,
  makeCashbackOffer,
  makeGiftOffer,
  makeUserBonus,
  makeUserSpins,
  testOptions,
} from '../../testing.js';
import { PromotionPage } from './promotion-page.js';

const served = (server: BonusServer = {}, ...first: ReturnType<typeof bonusHandlers>) => ({
  msw: { handlers: [...first, ...bonusHandlers(server)] },
});
const unverified = makeUserDetails({ getUser: { isEmailVerified: false } });

const meta = {
  title: 'bonuses/PromotionPage',
  component: PromotionPage,
  args: { ...testOptions, bonusId: 'welcome-10' },
  parameters: { player: makeUserDetails(), ...served() },
} satisfies Meta<typeof PromotionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const phone = { globals: { viewport: { value: 'mobile', isRotated: false } } };
const opened: NonNullable<Story['play']> = async () => {
  await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
};
const press = async (dialog: HTMLElement, which: number) => {
  const buttons = within(dialog).getAllByRole('button');
  await userEvent.click(buttons.at(which)!);
};
const ask: NonNullable<Story['play']> = async (context) => {
  await opened(context);
  await userEvent.click(within(await page.findByRole('region')).getByRole('button'));
  await waitFor(() => expect(document.querySelector('[role$="dialog"]')).not.toBeNull());
};
/** The last button of the dialog is the one that activates. */
const activate: NonNullable<Story['play']> = async (context) => {
  await ask(context);
  await press(page.getByRole('alertdialog'), -1);
};
const activateAndReceive: NonNullable<Story['play']> = async (context) => {
  await activate(context);
  // The result has no line with facts.
  await waitFor(() => expect(page.getByRole('alertdialog').querySelector('dl')).toBeNull());
};
const rejected = (code: string, params?: Record<string, string>): Story => ({
  parameters: served({}, respondWithError(activateBonus, 409, { code, params })),
  play: activateAndReceive,
});
const [registration, participants, retryPeriod, daysValid, unified, deposits, deposits2] = bonusErrorCodes;

export const WithoutDeposit: Story = { play: opened };
export const Mobile: Story = { ...phone, play: opened };
export const WithDeposit: Story = { args: { bonusId: 'weekend-reload' }, play: opened };
export const WithDepositElsewhere: Story = {
  ...WithDeposit,
  parameters: { settings: { removeBonusesFromDepositPage: true } },
};
export const WithDepositEndsAnother: Story = {
  ...WithDeposit,
  parameters: served({ active: [makeUserBonus()] }),
};
export const FreeSpins: Story = { args: { bonusId: 'spins-50' }, play: opened };
export const Cashback: Story = { args: { bonusId: 'cashback-10' }, play: opened };
export const CashbackWithoutLoss: Story = {
  args: { bonusId: 'cashback-10' },
  parameters: served({
    offers: [
      makeCashbackOffer({
        cashback: { netLoss: '0.00', amount: '0.00' },
        refusal: { code: 'NO_CASHBACK', params: {} },
      }),
    ],
  }),
};
export const WithCoupon: Story = { args: { bonusId: 'letter' }, play: opened };
export const NotToday: Story = { args: { bonusId: 'monday-spins' }, play: opened };
export const NotYet: Story = {
  parameters: served({ offers: [makeGiftOffer({ start: '2026-12-01T08:00:00Z' })] }),
  play: opened,
};
export const Ended: Story = {
  parameters: served({ offers: [makeGiftOffer({ expire: '2026-11-21T22:59:00Z' })] }),
  play: opened,
};
export const NothingToWager: Story = {
  args: { bonusId: 'cashback-10' },
  parameters: served({ offers: [makeCashbackOffer({ wageringMultiplier: '0' })] }),
  play: opened,
};
export const PartialData: Story = {
  args: { bonusId: 'bare' },
  parameters: served({ offers: [{ id: 'bare', needsCoupon: false }] }),
  play: opened,
};
export const GivenUp: Story = {
  parameters: served({ offers: [makeGiftOffer({ refusal: { code: 'CANCELLED', params: {} } })] }),
  play: opened,
};
export const NeedsMoreDeposits: Story = {
  parameters: served({ offers: [makeGiftOffer({ refusal: { code: 'DEPOSITS_NUMBER', params: {} } })] }),
  play: opened,
};
export const Automatic: Story = {
  args: { bonusId: 'cashback-10' },
  parameters: served({ offers: [makeCashbackOffer({ addedToCalendar: true, wageringMultiplier: '0' })] }),
  play: opened,
};
export const Active: Story = {
  parameters: served({ active: [makeUserBonus({ bonusId: 'welcome-10' })] }),
  play: opened,
};
export const Guest: Story = { parameters: { player: null }, play: opened };
export const Gone: Story = { args: { bonusId: 'unknown' } };
export const Loading: Story = { parameters: served({}, neverRespond(getAllBonus)) };
export const CouldNotBeLoaded: Story = { parameters: served({}, failWithNetworkError(getAllBonus)) };

export const Asked: Story = { play: ask };
export const AskedOnAPhone: Story = { ...phone, play: ask };
export const AskedWithAnotherActive: Story = {
  parameters: served({ active: [makeUserBonus(), makeUserSpins()] }),
  play: ask,
};
export const AskedWithSpinsActive: Story = {
  args: { bonusId: 'spins-50' },
  parameters: served({ active: [makeUserBonus(), makeUserSpins()] }),
  play: ask,
};
export const AddressNotVerified: Story = {
  args: { onVerifyEmail: () => Promise.resolve() },
  parameters: { player: unverified },
  play: ask,
};
export const NoAddress: Story = {
  ...AddressNotVerified,
  parameters: { player: makeUserDetails({ getUser: { isEmailVerified: false, email: '' } }) },
};
export const AskedForCashback: Story = { args: { bonusId: 'cashback-10' }, play: ask };
export const LinkSent: Story = {
  ...AddressNotVerified,
  play: async (context) => {
    await ask(context);
    await userEvent.click(within(page.getByRole('dialog')).getAllByRole('button').at(-2)!);
  },
};
export const LinkNotSent: Story = {
  ...LinkSent,
  args: { onVerifyEmail: () => Promise.reject(new Error('no')) },
};
export const LinkOfThePage: Story = { ...AddressNotVerified, args: {} };
export const InProgress: Story = { parameters: served({}, neverRespond(activateBonus)), play: activate };
export const Activated: Story = { play: activateAndReceive };
export const NoResponse: Story = {
  parameters: served(
    {},
    http.post('/api/user/bonuses/activate', () => HttpResponse.html('<p>A proxy')),
  ),
  play: activateAndReceive,
};
export const ServerError: Story = {
  parameters: served(
    {},
    respondWithError(activateBonus, 502, { message: 'Scheduled maintenance until 10:00.' }),
  ),
  play: activateAndReceive,
};
export const NotReachable: Story = {
  parameters: served({}, failWithNetworkError(activateBonus)),
  play: activateAndReceive,
};

export const RejectedTooLate: Story = rejected(registration);
export const RejectedTooMany: Story = rejected(participants);
export const FocusAfterRejection: Story = {
  ...RejectedTooMany,
  play: async (context) => {
    await activateAndReceive(context);
    await press(page.getByRole('alertdialog'), -1);
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(within(page.getByRole('region')).getByRole('button')).toHaveFocus();
  },
};
export const RejectedTooSoon: Story = rejected(retryPeriod);
export const RejectedDaysOver: Story = rejected(daysValid);
export const RejectedWithReference: Story = rejected(unified, { reference: 'welcome-10-7-8812' });
export const RejectedFewDeposits: Story = rejected(deposits);
export const RejectedManyDeposits: Story = rejected(deposits2);
export const RejectedActiveSpins: Story = rejected('ACTIVE_FREE_SPINS');
export const RejectedActiveBonus: Story = rejected('ACTIVE_BONUS');
export const RejectedCancelled: Story = rejected('CANCELLED');
export const RejectedNoCashback: Story = rejected('NO_CASHBACK');
export const RejectedForTheCalendar: Story = rejected('ADD_TO_CALENDAR');
export const RejectedAddress: Story = rejected('REQUIRED_EMAIL_VERIFICATION');
export const RejectedDay: Story = rejected('VALID_ON_DAYS');
export const RejectedNotStarted: Story = rejected('START_TIME_ERROR');
export const RejectedEnded: Story = rejected('END_TIME_ERROR');
export const RejectedSecondAccount: Story = rejected('BONUS_FRAUD');
export const RejectedDepositFirst: Story = rejected('CASHBACK_NEED_DEPOSIT');
export const RejectedOtherwise: Story = rejected('SOMETHING_NEW');
