import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, userEvent, within } from 'storybook/test';
import { calendarHandlers, makeCalendarOffers } from '../../testing/calendar-server.js';
import { BonusCalendarDialog } from './bonus-calendar-dialog.js';

const offers = makeCalendarOffers('2026-11-25');
const served = (changes: Parameters<typeof calendarHandlers>[0] = {}) => ({
  msw: { handlers: calendarHandlers({ ...offers, ...changes }) },
});
/** Wednesday 25 November 2026. */
const now = () => new Date('2026-11-25T15:00:00Z');
const opened = [{ date: '2026-11-23', bonusId: 'any' }];

const meta = {
  title: 'bonuses/BonusCalendarDialog',
  component: BonusCalendarDialog,
  args: {
    open: true,
    onClose: () => undefined,
    promotionsHref: '/promotions',
    timeZone: 'America/Curacao',
    now,
    opened,
  },
  parameters: { player: makeUserDetails(), ...served() },
} satisfies Meta<typeof BonusCalendarDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const inDays = (away: number) => async () => {
  const cells = await page.findAllByRole('gridcell');
  // Today is the third day of the first week.
  await userEvent.click(cells[2 + away]!.querySelector('button')!);
};

export const LoggedIn: Story = {
  play: async () => {
    await expect(await page.findByRole('heading', { name: /30 free spins/ })).toBeVisible();
    await expect(page.getAllByRole('gridcell')).toHaveLength(28);
  },
};
export const Mobile: Story = { ...LoggedIn, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Tablet: Story = { ...LoggedIn, globals: { viewport: { value: 'tablet', isRotated: false } } };
export const Guest: Story = { ...LoggedIn, args: { opened: undefined }, parameters: { player: null } };
export const DayToCome: Story = { play: inDays(6) };
export const LockedDay: Story = { play: inDays(7) };
export const OpenedDay: Story = { play: inDays(-2) };
export const MissedDay: Story = { play: inDays(-1) };
export const DayThatIsOver: Story = { args: { opened: undefined }, play: inDays(-1) };
export const OpenedToday: Story = { args: { opened: [...opened, { date: '2026-11-25', bonusId: 'day-1' }] } };
export const AnotherTakenToday: Story = {
  args: { opened: [...opened, { date: '2026-11-25', bonusId: 'another' }] },
};
export const NoOfferToday: Story = { parameters: served({ '2026-11-25': 'none' }) };
export const Loading: Story = {
  parameters: served(Object.fromEntries(Object.keys(offers).map((date) => [date, 'silent' as const]))),
};
export const OneDayFailed: Story = {
  parameters: served({ '2026-11-27': 'fails' }),
  play: async () => {
    await inDays(2)();
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};
