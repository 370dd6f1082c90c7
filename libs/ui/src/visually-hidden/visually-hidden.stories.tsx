import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.js';

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Favourite' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideIcon: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: 8, position: 'relative' }}>
      <Star size={20} aria-hidden />
      <VisuallyHidden {...args} />
      Book of Tides
    </p>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('Favourite');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
