import type { Meta, StoryObj } from '@storybook/react-vite';
import { getActivity, setLimit } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { type HttpHandler } from 'msw';
import {
  makeActivityDay,
  makeLimits,
  protectionHandlers,
  type ProtectionServer,
  testOptions,
} from '../../testing.js';
import { SetLimitDialog } from './set-limit-dialog.js';

const served = (options: ProtectionServer = {}, ...first: HttpHandler[]) => ({
  msw: { handlers: [...first, ...protectionHandlers(options)] },
});
const dialog = async () => within(await screen.findByRole('dialog'));
const typed =
  (text: string): NonNullable<Story['play']> =>
  async () => {
    const field = await (await dialog()).findByRole('textbox');
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  };
const sent =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    await typed(text)(context);
    await userEvent.click((await dialog()).getAllByRole('button').at(-1)!);
    await expect(await (await dialog()).findByRole('alert')).toBeVisible();
  };

const meta = {
  title: 'responsible-gaming/SetLimitDialog',
  component: SetLimitDialog,
  args: {
    limits: makeLimits(),
    initial: { kind: 'deposit', period: 'monthly' },
    timeZone: testOptions.timeZone,
    now: testOptions.now,
    supportHref: testOptions.supportHref,
    onClose: fn(),
    onSet: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    player: makeUserDetails(),
    ...served(),
  },
} satisfies Meta<typeof SetLimitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'mobile', isRotated: false } } };
const singleStake = { kind: 'max-bet', period: null } as const;

const stopped: NonNullable<Story['play']> = async (context) => {
  await typed('300')(context);
  await expect(await (await dialog()).findByRole('heading', { level: 3 })).toBeVisible();
};
export const WouldHaveStopped: Story = { play: stopped };
export const Mobile: Story = { ...phone, play: stopped };
export const NotReached: Story = { play: typed('900') };
export const Daily: Story = { args: { initial: { kind: 'deposit', period: 'daily' } }, play: typed('20') };
export const WeeklyLosses: Story = {
  args: { initial: { kind: 'loss', period: 'weekly' } },
  play: typed('30'),
};
export const MonthlyStakes: Story = {
  args: { initial: { kind: 'bet', period: 'monthly' } },
  play: typed('900'),
};
export const WonBack: Story = {
  args: { initial: { kind: 'loss', period: 'monthly' } },
  parameters: served({
    lastMonth: [
      makeActivityDay({ date: '2026-10-03', staked: '90.00', won: '10.00' }),
      makeActivityDay({ date: '2026-10-20', staked: '40.00', won: '190.00' }),
    ],
  }),
  play: typed('50'),
};
export const NoHistory: Story = { parameters: served({ lastMonth: [] }), play: typed('300') };
export const HistoryLoading: Story = {
  parameters: served({}, neverRespond(getActivity)),
  play: typed('300'),
};
export const HistoryFailed: Story = {
  parameters: served({}, respondWithError(getActivity, 500)),
  play: typed('300'),
};
export const Higher: Story = { play: typed('2000') };
export const TooHighToProtect: Story = {
  args: { initial: { kind: 'loss', period: 'monthly' } },
  play: typed('999999999'),
};
export const AboveTheLargestStake: Story = {
  args: { initial: { kind: 'bonus-max-bet', period: null }, limits: makeLimits({ globalMaxBet: '500.00' }) },
  play: typed('501'),
};
export const NothingTyped: Story = { play: typed('') };
export const Letters: Story = { play: sent('abc') };
export const Negative: Story = { play: sent('-20') };
export const TooManyDecimals: Story = { play: sent('20.005') };
export const SingleStake: Story = { args: { initial: singleStake }, play: typed('3') };
export const LockedForAnHour: Story = { args: { initial: singleStake }, play: sent('9') };
export const BySupport: Story = {
  args: { initial: singleStake, limits: makeLimits({ betLimitsBySupport: true }) },
  play: sent('9'),
};
export const Winnings: Story = {
  args: { initial: { kind: 'winnings', period: 'monthly' } },
  play: typed('1000'),
};
export const HighestBalance: Story = {
  args: { initial: { kind: 'balance', period: null } },
  play: typed('500'),
};
export const Removing: Story = {
  play: async () => {
    const buttons = (await dialog()).getAllByRole('button');
    await userEvent.click(buttons.at(-3)!);
    await expect((await dialog()).queryByRole('textbox')).toBeNull();
  },
};
export const ChangedElsewhere: Story = {
  parameters: served({}, respondWithError(setLimit, 409, { code: 'LIMIT_CHANGED' })),
  play: sent('2000'),
};
export const NoResponse: Story = {
  parameters: served({}, failWithNetworkError(setLimit)),
  play: sent('300'),
};
