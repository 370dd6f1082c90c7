import type { Meta, StoryObj } from '@storybook/react-vite';
import { getRakebackDays } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect } from 'storybook/test';
import { rakebackHandlers, testNow, testZone } from '../../testing.js';
import { RakebackToday } from './rakeback-today.js';

const handlers = rakebackHandlers({ now: testNow });
const meta = {
  title: 'rakeback-calendar/RakebackToday',
  component: RakebackToday,
  args: { timeZone: testZone, now: testNow, showAllHref: '?modal=rakeback' },
  parameters: { player: makeUserDetails(), msw: { handlers } },
} satisfies Meta<typeof RakebackToday>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('button')).toBeVisible();
};
export const CanBeClaimed: Story = { play: seen };
export const Mobile: Story = { play: seen, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const NothingYet: Story = {
  parameters: { msw: { handlers: rakebackHandlers({ now: testNow, days: [] }) } },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverRespond(getRakebackDays), ...handlers] } },
};
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(getRakebackDays), ...handlers] } },
};
