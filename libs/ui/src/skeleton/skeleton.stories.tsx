import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.js';

const meta = {
  title: 'ui/Skeleton',
  component: Skeleton,
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '60%', height: 16 } };
export const Control: Story = { args: { height: 52, radius: 'control' } };
export const Round: Story = { args: { width: 40, height: 40, radius: 'round' } };
export const GameCards: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16 }}>
      {['first', 'second', 'third'].map((card) => (
        <div key={card} style={{ display: 'grid', gap: 8 }}>
          <Skeleton ratio="3 / 4" radius="card" />
          <Skeleton width="70%" height={14} />
        </div>
      ))}
    </div>
  ),
};
