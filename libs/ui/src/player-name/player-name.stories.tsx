import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UiProvider } from '../provider/ui-provider.js';
import { PlayerName } from './player-name.js';

const meta = { title: 'ui/PlayerName', component: PlayerName, args: { name: 'Na•••a' } } satisfies Meta<
  typeof PlayerName
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
export const Hidden: Story = { args: { name: '' } };
export const HiddenInGerman: Story = {
  args: { name: '' },
  render: (args) => (
    <UiProvider locale="de" texts={{ hiddenPlayer: 'Verborgener Spieler' }}>
      <PlayerName {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verborgener Spieler')).toBeVisible();
  },
};
