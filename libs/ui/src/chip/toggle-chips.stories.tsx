import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ToggleChips } from './toggle-chips.js';

const options = [
  { value: 'all', label: 'All' },
  { value: 'deposit', label: 'Deposits' },
  { value: 'freespins', label: 'Free spins' },
];

function Chips() {
  const [value, setValue] = useState('all');
  return <ToggleChips label="Types of offers" options={options} value={value} onChange={setValue} />;
}

const meta = { title: 'ui/ToggleChips', component: Chips } satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePressed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Deposits' }));
    await expect(canvas.getByRole('button', { name: 'Deposits' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
  },
};
