import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect } from 'storybook/test';
import { OwnLimitsNote } from './own-limits-note.js';

const limit = (period: 'daily' | 'weekly' | 'monthly', left: string, of: string) => ({
  ...{ period, left, limit: of },
  changeHref: `/profile2/limits?set=deposit-${period}`,
});
const none = { currencyCode: 'EUR', limits: [], setHref: '/profile2/limits?set=deposit-weekly' };

const meta = {
  title: 'payments/OwnLimitsNote',
  component: OwnLimitsNote,
  args: { own: { ...none, limits: [limit('weekly', '5', '30')] } },
  parameters: { player: makeUserDetails() },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toBeVisible();
  },
} satisfies Meta<typeof OwnLimitsNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLimit: Story = {};
export const AllLimits: Story = {
  args: {
    own: {
      ...none,
      limits: [limit('daily', '0', '20'), limit('weekly', '5', '30'), limit('monthly', '55', '100')],
    },
  },
};
export const WithHighestBalance: Story = {
  args: {
    own: {
      ...none,
      limits: [
        limit('weekly', '5', '30'),
        { period: null, left: '40', limit: '100', changeHref: '/profile2/limits?set=balance' },
      ],
    },
  },
};
export const FirstDeposit: Story = {
  args: { own: none },
  parameters: { player: makeUserDetails({ depositCount: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
