import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect } from 'storybook/test';
import { gamesHandlers, makeGame } from '../../testing.js';
import { GameCard } from '../game-card/game-card.js';
import FavouriteButton from './favourite-button.js';

const game = makeGame();
const served = (isFavourite: boolean) => ({
  msw: { handlers: gamesHandlers({ games: [game], favourites: isFavourite ? [game] : [] }) },
});
const meta = {
  title: 'games/FavouriteButton',
  component: FavouriteButton,
  args: { game },
  parameters: { player: makeUserDetails(), ...served(false) },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

// Texts are in the language of the run; the name of the game is not.
const heart = { name: /Book of Tides$/ };
export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', heart)).toHaveAttribute('aria-pressed', 'false');
  },
};
export const On: Story = {
  parameters: served(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', heart)).toHaveAttribute('aria-pressed', 'true');
  },
};
const OnCards = () => (
  <div style={{ inlineSize: 181 }}>
    <GameCard game={game} badge="new" />
  </div>
);
export const CardOfAFavourite: Story = {
  render: OnCards,
  parameters: served(true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', heart)).toBeVisible();
  },
};
/** The heart of another game shows while the card is in use. */
export const CardInUse: Story = {
  render: OnCards,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = await canvas.findByRole('button', heart);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
