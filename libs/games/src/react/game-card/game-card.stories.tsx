import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { makeGame, makeTable } from '../../testing.js';
import { CardSkeleton } from './card-skeleton.js';
import { GameCard } from './game-card.js';

const meta: Meta<typeof GameCard> = {
  title: 'games/GameCard',
  component: GameCard,
  args: { game: makeGame() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 181 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof GameCard>;

export const Plain: Story = {};
export const New: Story = { args: { badge: 'new' } };
export const LiveTable: Story = { args: { game: makeTable(), badge: 'live', caption: true } };
export const LiveTableWithoutPlayers: Story = {
  args: { game: makeTable({ playersNow: null }), badge: 'live', caption: true },
};
/** As under a pointer: the focus shows the same. */
export const Focused: Story = {
  parameters: { player: makeUserDetails() },
  play: ({ userEvent }) => userEvent.tab(),
};
export const FocusedWithoutDemo: Story = {
  args: { game: makeTable() },
  parameters: { player: makeUserDetails() },
  play: ({ userEvent }) => userEvent.tab(),
};
export const NoPicture: Story = { args: { game: makeGame({ thumbnailUrl: 'data:,' }) } };
export const Loading: Story = { render: () => <CardSkeleton caption /> };
