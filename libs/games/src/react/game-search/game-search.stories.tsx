import type { Meta, StoryObj } from '@storybook/react-vite';
import { gamesHandlers } from '../../testing.js';
import { GameSearch } from './game-search.js';

const meta: Meta<typeof GameSearch> = {
  title: 'games/GameSearch',
  component: GameSearch,
  args: { search: '', onSearch: () => undefined },
  parameters: { msw: { handlers: gamesHandlers() } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 264 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof GameSearch>;

export const Empty: Story = {};
export const WithTerm: Story = { args: { search: 'book of' } };
export const TotalUnknown: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
