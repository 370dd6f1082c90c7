import type { Meta, StoryObj } from '@storybook/react-vite';
import { listFavouriteGames, setFavouriteGame } from '@casino-kit/api-contract';
import { neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, waitFor } from 'storybook/test';
import { exampleGames, gamesHandlers, type GamesServer } from '../../testing.js';
import { FavouritesPage } from './favourites-page.js';

const favourites = exampleGames.filter((_, place) => place % 3 === 0).slice(0, 12);
const served = (server: Partial<GamesServer> = {}) => ({
  msw: { handlers: gamesHandlers({ favourites, ...server }) },
});

const meta = {
  title: 'games/FavouritesPage',
  component: FavouritesPage,
  args: { loginHref: '?modal=login' },
  parameters: { player: makeUserDetails(), ...served() },
} satisfies Meta<typeof FavouritesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = favourites;
// Texts are in the language of the run; the names of games are not.
const firstHeart = { name: new RegExp(`${first?.name}$`) };
const seen: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', firstHeart)).toBeVisible();
  // The rows of games near to the last favourite, and of those played last.
  await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
};

export const Favourites: Story = { play: seen };
export const Mobile: Story = { play: seen, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const OneKind: Story = {
  parameters: served({ favourites: favourites.filter(({ kind }) => kind === 'slots').slice(0, 2) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', firstHeart));
    await waitFor(() => expect(canvas.queryByRole('button', firstHeart)).toBeNull());
  },
};
export const CouldNotBeRemoved: Story = {
  parameters: {
    msw: { handlers: [respondWithError(setFavouriteGame, 503), ...gamesHandlers({ favourites })] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', firstHeart));
    // The heart leaves before the server's answer, and comes back with it: a button found in between may be gone.
    await waitFor(() => expect(canvas.getByRole('button', { ...firstHeart, pressed: true })).toBeVisible());
  },
};
export const None: Story = {
  parameters: served({ favourites: [] }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
  },
};
export const NoneAndNothingPlayed: Story = {
  parameters: served({ favourites: [], recent: [] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverRespond(listFavouriteGames), ...gamesHandlers()] } },
};
export const Failed: Story = {
  parameters: { msw: { handlers: [respondWithError(listFavouriteGames, 503), ...gamesHandlers()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).not.toHaveLength(0);
  },
};
/** The games played last take the place of the favourites. */
export const NotOffered: Story = {
  parameters: served({ favourites: null }),
  play: async ({ canvas }) => {
    await canvas.findByText('Pearl Diver');
    await expect(canvas.queryByRole('button', { pressed: false })).toBeNull();
  },
};
export const Guest: Story = {
  parameters: { player: null },
  play: async ({ canvas }) => {
    const [logIn] = await canvas.findAllByRole('link');
    await expect(logIn).toHaveAttribute('href', '?modal=login');
  },
};
