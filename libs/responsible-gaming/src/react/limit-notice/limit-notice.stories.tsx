import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { makeLimit, makeLimits } from '../../testing.js';
import { LimitNotice } from './limit-notice.js';

const lost = (used: string) =>
  makeLimits({
    logsOutAtLimit: true,
    limits: [
      makeLimit({
        kind: 'loss',
        period: 'daily',
        amount: '50.00',
        used,
        periodEndsAt: '2026-11-26T23:00:00Z',
      }),
    ],
  });
const meta = {
  title: 'responsible-gaming/LimitNotice',
  component: LimitNotice,
  args: { limits: lost('26.00'), timeZone: 'Europe/Berlin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
} satisfies Meta<typeof LimitNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const NearlyUsed: Story = { args: { limits: lost('45.00') } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
