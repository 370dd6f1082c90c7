import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift } from 'lucide-react';
import { Link } from '../navigation/navigation.js';
import { EmptyLine } from './empty-line.js';

const meta = {
  title: 'ui/EmptyLine',
  component: EmptyLine,
  args: { icon: <Gift size={20} aria-hidden />, title: 'No active bonus' },
} satisfies Meta<typeof EmptyLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
const complete = {
  children: 'A bonus that you activate is shown here with its progress.',
  action: <Link href="/promotions">All promotions</Link>,
};
export const WithTextAndLink: Story = { args: complete };
export const Mobile: Story = {
  args: complete,
  decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>],
};
