import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeEntry } from '../../testing.js';
import { ReferralsPanel } from './referrals-panel.js';

const meta: Meta<typeof ReferralsPanel> = { title: 'referrals/ReferralsPanel', component: ReferralsPanel };
export default meta;
type Story = StoryObj<typeof ReferralsPanel>;

export const WithEntries: Story = {
  args: {
    entries: [
      makeEntry({ id: 'a' }),
      makeEntry({ id: 'b', at: '2026-01-02T12:00:00Z', text: 'A newer entry' }),
    ],
  },
};
export const Empty: Story = { args: { entries: [] } };
