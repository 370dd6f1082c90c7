import type { Meta, StoryObj } from '@storybook/react-vite';
import { updateUserDetails } from '@casino-kit/api-contract';
import { respondWithError } from '@casino-kit/provider/testing';
import { expect, userEvent } from 'storybook/test';
import { GhostMode } from './ghost-mode.js';

const meta = {
  title: 'profile/GhostMode',
  component: GhostMode,
  args: { player: { ghostMode: false } },
} satisfies Meta<typeof GhostMode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { player: { ghostMode: true } } };
export const NotSaved: Story = {
  parameters: { msw: { handlers: [respondWithError(updateUserDetails, 500)] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
