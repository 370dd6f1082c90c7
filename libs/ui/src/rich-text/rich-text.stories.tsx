import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './rich-text.js';

const meta = {
  title: 'ui/RichText',
  component: RichText,
  args: {
    nodes: [
      { tag: 'p', children: ['Get ', { tag: 'strong', children: ['100%'] }, ' of your first deposit.'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['Every day until Sunday'] },
          { tag: 'li', children: [{ tag: 'em', children: ['Slots'] }, ' count in full'] },
        ],
      },
      { tag: 'p', children: [{ tag: 'a', href: '/promotions', children: ['All offers'] }] },
    ],
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'All offers' })).toBeVisible();
  },
};
export const OneLine: Story = { args: { nodes: [{ tag: 'p', children: ['Cash without a deposit.'] }] } };
