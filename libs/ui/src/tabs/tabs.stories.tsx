import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './tabs.js';

const meta = {
  title: 'ui/Tabs',
  component: Tabs,
  args: {
    label: 'Limits',
    onSelect: fn(),
    items: [
      { id: 'deposit', label: 'Deposit', content: <p>You can deposit up to €500.00 a week.</p> },
      { id: 'loss', label: 'Loss', content: <p>You can lose up to €200.00 a month.</p> },
      { id: 'session', label: 'Session', content: <p>A session lasts at most two hours.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Loss' }));
    await expect(args.onSelect).toHaveBeenCalledWith('loss');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('€200.00 a month');
  },
};
export const Controlled: Story = { args: { selected: 'session' } };
export const Many: Story = {
  args: {
    label: 'Providers',
    items: [
      'Emberforge',
      'Goldleaf',
      'Kite & Key',
      'Monolith',
      'Northlight',
      'Parallax',
      'Pixelgrove',
      'Sundial',
    ].map((name) => ({ id: name, label: name, content: <p>All games by {name}.</p> })),
  },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
