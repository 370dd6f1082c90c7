import type { Meta, StoryObj } from '@storybook/react-vite';
import { type GameDetails } from '@casino-kit/api-contract';
import { makeUserDetails } from '@casino-kit/session/testing';
import { gamesHandlers, makeGameDetails } from '../../testing.js';
import { GamePage } from './game-page.js';

const emitted = (overrides: Partial<GameDetails> = {}) => ({
  handlers: gamesHandlers({ details: { 'book-of-tides': makeGameDetails(overrides) } }),
});

const seen: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};
const rejected: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('alert');
};

const meta: Meta<typeof GamePage> = {
  title: 'games/GamePage',
  component: GamePage,
  args: { slug: 'book-of-tides' },
  parameters: { msw: emitted(), settings: { allowGuestPlayDemoGames: true } },
};
export default meta;
type Story = StoryObj<typeof GamePage>;

export const Guest: Story = { play: seen };
export const Player: Story = { parameters: { player: makeUserDetails() }, play: seen };
export const PlayerWithBonus: Story = {
  play: seen,
  parameters: {
    player: makeUserDetails({ activeBonus: { id: '1', name: 'Welcome', expiresAt: null } }),
    msw: emitted({ bonusCompatible: false }),
  },
};
export const Unavailable: Story = {
  play: seen,
  parameters: {
    msw: emitted({
      name: 'Velvet Roulette',
      kind: 'live',
      available: false,
      demo: false,
      features: ['games.feature.live'],
      description: ['Velvet Roulette by Velvet Room is a European roulette with a single zero.'],
      maxMultiplier: null,
      anyWinOneIn: null,
      freeSpinsOneIn: null,
      session: null,
    }),
  },
};
export const SelfExcluded: Story = {
  play: seen,
  parameters: {
    player: makeUserDetails({
      getUser: { userLimit: { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: true } },
    }),
  },
};
export const Loading: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
export const NotFound: Story = {
  parameters: { msw: { handlers: gamesHandlers({ games: [] }) } },
  play: rejected,
};
export const Failed: Story = {
  play: rejected,
  parameters: { msw: { handlers: gamesHandlers({ reject: { status: 500, code: 'INTERNAL' } }) } },
};
