import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';
import { Tooltip } from './tooltip.js';

const explanation = 'How often the bonus has to be bet before its winnings can be withdrawn.';

const meta = {
  title: 'ui/Tooltip',
  component: Tooltip,
  args: { label: 'What is the wagering requirement?', children: explanation },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', gap: 8, paddingBlock: 64 }}>
        Wagering requirement: 35 times {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(explanation);
  },
};
export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    // A pointer that has not moved yet does not count as hovering.
    await fireEvent.pointerMove(document.body, { pointerType: 'mouse' });
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(explanation);
  },
};
export const OnPress: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(explanation);
  },
};
