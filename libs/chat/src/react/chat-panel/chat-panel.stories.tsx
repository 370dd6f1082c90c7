import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeEntry } from '../../testing.js';
import { ChatPanel } from './chat-panel.js';

const meta: Meta<typeof ChatPanel> = { title: 'chat/ChatPanel', component: ChatPanel };
export default meta;
type Story = StoryObj<typeof ChatPanel>;

export const WithEntries: Story = {
  args: {
    entries: [
      makeEntry({ id: 'a' }),
      makeEntry({ id: 'b', at: '2026-01-02T12:00:00Z', text: 'A newer entry' }),
    ],
  },
};
export const Empty: Story = { args: { entries: [] } };
