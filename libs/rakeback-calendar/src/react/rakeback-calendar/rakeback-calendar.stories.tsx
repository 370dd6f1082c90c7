import type { Meta, StoryObj } from '@storybook/react-vite';
import { getRakebackDays } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, userEvent, within } from 'storybook/test';
import { rakebackHandlers, testNow, testZone } from '../../testing.js';
import { RakebackCalendar } from './rakeback-calendar.js';
import { RakebackCalendarSkeleton } from './rakeback-calendar-skeleton.js';

const handlers = rakebackHandlers({ now: testNow });
const meta = {
  title: 'rakeback-calendar/RakebackCalendar',
  component: RakebackCalendar,
  args: { timeZone: testZone, now: testNow, loginHref: '?modal=login' },
  parameters: { player: makeUserDetails(), msw: { handlers } },
} satisfies Meta<typeof RakebackCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const getAbove = (canvasElement: HTMLElement) => canvasElement.querySelector('button[aria-describedby]');

export const LoggedIn: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('gridcell')).toHaveLength(28);
    // The cells have their own buttons.
    await expect(getAbove(canvasElement)).not.toBeVisible();
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('gridcell');
    await expect(getAbove(canvasElement)).toBeVisible();
  },
};
export const WhyADay: Story = {
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole('gridcell');
    await userEvent.click(cells[13]!.querySelector('button')!);
    await expect(await within(document.body).findByRole('table')).toBeVisible();
  },
};
export const WhyADayOnAPhone: Story = {
  ...WhyADay,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const Guest: Story = { parameters: { player: null } };
export const Loading: Story = {
  parameters: { msw: { handlers: [neverRespond(getRakebackDays), ...handlers] } },
};
/** Before the player's time zone is known. */
export const FromTheServer: Story = { render: () => <RakebackCalendarSkeleton /> };
export const FromTheServerForAGuest: Story = {
  parameters: { player: null },
  render: ({ loginHref }) => <RakebackCalendarSkeleton loginHref={loginHref} />,
};
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(getRakebackDays), ...handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
