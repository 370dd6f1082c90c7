import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmationDialog } from './confirmation-dialog.js';

const meta = {
  title: 'ui/ConfirmationDialog',
  component: ConfirmationDialog,
  args: {
    title: 'Forfeit “Weekend Reload”?',
    back: 'Keep bonus',
    onBack: () => undefined,
    confirm: 'Forfeit bonus',
    onConfirm: () => undefined,
    variant: 'danger',
    children: <p>You lose €40.00 of bonus money. Your cash stays.</p>,
  },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof ConfirmationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Primary: Story = {
  args: { variant: 'primary', title: 'Activate “Ten to try”?', confirm: 'Activate' },
};
