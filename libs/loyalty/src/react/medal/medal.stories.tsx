import type { Meta, StoryObj } from '@storybook/react-vite';
import { Medal } from './medal.js';

const meta = {
  title: 'loyalty/Medal',
  component: Medal,
  args: { medal: 3 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Medal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reached: Story = {};
export const NotReached: Story = { args: { dim: true } };
/** It comes in once; at once with less motion. */
export const JustReached: Story = { args: { isNew: true } };
