import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DialogFrame } from './dialog-frame.js';

const close = fn();
const onPhone = { viewport: { value: 'mobile', isRotated: false } };

const meta = {
  title: 'ui/DialogFrame',
  component: DialogFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { onClose: close, height: { phone: 604, wide: 624 } },
} satisfies Meta<typeof DialogFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Task: Story = {};
export const TaskOnPhone: Story = { globals: onPhone };
export const WithArtwork: Story = { args: { width: 'art', bare: true, height: { phone: 572, wide: 600 } } };
export const AtTheSide: Story = { args: { width: 'confirmation', placement: 'end' } };
export const Closing: Story = {
  play: async () => {
    close.mockClear();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledTimes(2);
  },
};
