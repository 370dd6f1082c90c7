import type { Meta, StoryObj } from '@storybook/react-vite';
import { getRakebackDays } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect } from 'storybook/test';
import { rakebackHandlers, testNow, testZone } from '../../testing.js';
import { RakebackCarousel } from './rakeback-carousel.js';

const handlers = rakebackHandlers({ now: testNow });
const meta = {
  title: 'rakeback-calendar/RakebackCarousel',
  component: RakebackCarousel,
  args: {
    timeZone: testZone,
    now: testNow,
    showAllHref: '?modal=rakeback',
    loginHref: '?modal=login',
  },
  parameters: { player: makeUserDetails(), msw: { handlers } },
} satisfies Meta<typeof RakebackCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(14);
  },
};
export const Mobile: Story = {
  ...LoggedIn,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const Guest: Story = { parameters: { player: null } };
export const Loading: Story = {
  parameters: { msw: { handlers: [neverRespond(getRakebackDays), ...handlers] } },
};
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(getRakebackDays), ...handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
