import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../navigation/navigation.js';
import { Checkbox } from './checkbox.js';

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { label: 'Send me news and offers by e-mail. I can stop them at any time.' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(within(canvasElement).getByText(/Send me news/));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const WithLinks: Story = {
  args: {
    label: (
      <>
        I am at least 18 years old and accept the <Link href="/terms">terms</Link> and the{' '}
        <Link href="/privacy">privacy policy</Link>.
      </>
    ),
  },
};
export const WithError: Story = {
  args: {
    label: 'I am at least 18 years old and accept the terms.',
    error: 'You have to accept the terms to play.',
  },
};
