import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { LoginSummary } from './login-summary.js';

const summary = {
  from: '2026-10-27T12:00:00Z',
  to: '2026-11-26T12:00:00Z',
  deposited: '240.00',
  staked: '1312.40',
  won: '1188.20',
};
const meta = {
  title: 'responsible-gaming/LoginSummary',
  component: LoginSummary,
  args: { limits: { currencyCode: 'EUR', loginSummary: summary }, timeZone: 'Europe/Berlin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
} satisfies Meta<typeof LoginSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Won: Story = {
  args: { limits: { currencyCode: 'EUR', loginSummary: { ...summary, won: '1500.00' } } },
};
export const Nothing: Story = {
  args: {
    limits: { currencyCode: 'EUR', loginSummary: { ...summary, deposited: '0', staked: '0', won: '0' } },
  },
};
