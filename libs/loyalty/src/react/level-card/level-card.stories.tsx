import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { LevelCard } from './level-card.js';

const meta = {
  title: 'loyalty/LevelCard',
  component: LevelCard,
  args: { href: '/vip-club' },
  parameters: {
    player: makeUserDetails({
      userLoyaltyLevel: { level: 3, name: 'Gold', points: 2760, pointsToNext: 1240, nextName: 'Platinum' },
    }),
  },
} satisfies Meta<typeof LevelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Framed: Story = { args: { framed: true } };
export const HighestLevel: Story = {
  parameters: {
    player: makeUserDetails({
      userLoyaltyLevel: { level: 6, name: 'Diamond', points: 61_000, pointsToNext: null, nextName: null },
    }),
  },
};
/** Many servers send only a number. */
export const NumberAlone: Story = {
  parameters: {
    player: makeUserDetails({
      userLoyaltyLevel: { level: 2, name: '', points: 0, pointsToNext: null, nextName: null },
    }),
  },
};
