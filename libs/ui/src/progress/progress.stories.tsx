import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress.js';

const meta = {
  title: 'ui/Progress',
  component: Progress,
  args: { label: 'Wagering', value: 0.44, valueText: '€612 of €1,400' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Accent: Story = { args: { tone: 'accent', label: 'Level', valueText: '440 of 1,000 points' } };
export const Warning: Story = {
  args: { tone: 'warning', value: 0.86, label: 'Weekly limit', valueText: '€430 of €500' },
};
export const Neutral: Story = { args: { tone: 'neutral', label: 'Weekly limit', valueText: '€220 of €500' } };
export const Empty: Story = { args: { value: 0, valueText: '€0 of €1,400' } };
export const Full: Story = { args: { value: 1.2, valueText: '€1,400 of €1,400' } };
