import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RealityCheckDialog } from './reality-check-dialog.js';

const meta = {
  title: 'responsible-gaming/RealityCheckDialog',
  component: RealityCheckDialog,
  args: {
    play: { totalMs: 3_600_000, staked: '86', won: '73.6', intervalMs: 1_800_000 },
    currencyCode: 'EUR',
    lossLeft: '8.50',
    longestMinutes: null,
    onStop: fn(),
    onContinue: fn(),
    roundsHref: '/profile/transactions',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
} satisfies Meta<typeof RealityCheckDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Won: Story = {
  args: { play: { totalMs: 5_400_000, staked: '86', won: '173.6', intervalMs: 3_600_000 } },
};
export const Even: Story = {
  args: { play: { totalMs: 1_800_000, staked: '10', won: '10', intervalMs: 900_000 } },
};
export const NoLossLimit: Story = { args: { lossLeft: null } };
export const AtMostHalfAnHour: Story = { args: { longestMinutes: 30 } };
export const OwnInterval: Story = {
  args: { play: { totalMs: 300_000, staked: '10', won: '4', intervalMs: 300_000 }, longestMinutes: 60 },
};
export const LongAmounts: Story = {
  args: {
    currencyCode: 'BTC',
    play: { totalMs: 3_600_000, staked: '12.34567891', won: '0.00001234', intervalMs: null },
    lossLeft: '0.12345678',
  },
};
