import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './rich-text.js';

const meta = {
  title: 'ui/RichText',
  component: RichText,
  args: {
    html: `<p>Get <b>100%</b> of your first deposit.</p>
      <ul><li>Every day until Sunday</li><li><em>Slots</em> count in full</li></ul>
      <p><a href="/promotions">All offers</a></p>`,
    plainText: 'Get 100% of your first deposit. Every day until Sunday Slots count in full All offers',
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'All offers' })).toBeVisible();
  },
};
export const OneLine: Story = {
  args: { html: 'Cash without a deposit.', plainText: 'Cash without a deposit.' },
};
export const Hostile: Story = {
  args: {
    html: `<p onclick="alert(1)" style="position:fixed;inset:0">Get <b>100%</b></p>
      <img src=x onerror=alert(1)><a href="javascript:alert(1)">more</a><iframe srcdoc="x"></iframe>`,
    plainText: 'Get 100% more',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findByText('100%')).closest('p')?.attributes).toHaveLength(0);
    await expect(canvasElement.querySelector('img, iframe, a')).toBeNull();
  },
};
