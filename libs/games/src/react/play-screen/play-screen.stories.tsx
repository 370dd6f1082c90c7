import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { makeUserDetails } from '@casino-kit/session/testing';
import { Alert, Button, ButtonLink } from '@casino-kit/ui';
import { gamesHandlers, type GamesServer, makeGameDetails } from '../../testing.js';
import { PlayScreen } from './play-screen.js';

const origin = 'https://games.example';
const server = (overrides: Partial<GamesServer> = {}) => ({
  handlers: gamesHandlers({
    launch: { url: `${origin}/book-of-tides`, mode: 'real', launchedAt: '2026-01-01T12:00:00Z' },
    details: { 'book-of-tides': makeGameDetails() },
    ...overrides,
  }),
});
const settings = {
  policy: { sessionClock: true, netPositionInGame: true },
  allowGuestPlayDemoGames: true,
  allowGameViewNotLoggedUser: true,
};
const rejected = (code: string) => ({
  player: makeUserDetails(),
  msw: server({ launch: { status: 400, code } }),
});

/** Posts a message as the game's frame would, once there is one. */
async function speak(canvasElement: HTMLElement, ...messages: object[]) {
  const frame = await waitFor(() => {
    const found = canvasElement.querySelector('iframe');
    if (found === null) throw new Error('no frame yet');
    return found;
  });
  for (const data of messages)
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
}

const rejection: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('alert');
};

const meta: Meta<typeof PlayScreen> = {
  title: 'games/PlayScreen',
  component: PlayScreen,
  args: {
    slug: 'book-of-tides',
    mode: 'real',
    onMode: () => undefined,
    allowedOrigins: [origin],
    limitsHref: '/profile2/limits',
    breakHref: '/profile2/freeze-account',
    depositHref: '?modal=deposit',
    deposit: (
      <ButtonLink href="?modal=deposit" icon={<Plus size={18} aria-hidden />}>
        Deposit
      </ButtonLink>
    ),
  },
  parameters: { layout: 'fullscreen', player: makeUserDetails(), settings, msw: server() },
};
export default meta;
type Story = StoryObj<typeof PlayScreen>;

export const Playing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await speak(
      canvasElement,
      { type: 'game:ready' },
      { type: 'game:round', stake: '86.00', payout: '73.60', balance: null },
    );
    await canvas.findByText(/86\.00/);
  },
};
export const PausedWithAWayToStop: Story = {
  args: {
    paused: true,
    notice: <Alert tone="info" title="A pause until 21:15" />,
    stop: <Button size="sm">Stop for 24 hours</Button>,
  },
  play: async ({ canvas, canvasElement }) => {
    await speak(canvasElement, { type: 'game:ready' });
    await expect(await canvas.findByText('A pause until 21:15')).toBeVisible();
  },
};
export const Winning: Story = {
  play: async ({ canvas, canvasElement }) => {
    await speak(canvasElement, { type: 'game:round', stake: '2.00', payout: '18.40', balance: null });
    await canvas.findByText(/16\.40/);
  },
};
export const InsufficientBalanceError: Story = {
  play: async ({ canvas, canvasElement }) => {
    await speak(canvasElement, { type: 'game:error', code: 'INSUFFICIENT_BALANCE' });
    await canvas.findByRole('alert');
  },
};
export const Demo: Story = { args: { mode: 'demo' } };
/** As the preset `curacao` has it: neither clock nor net position. */
export const WithoutStatistics: Story = { parameters: { settings: {} } };
export const Loading: Story = { parameters: { msw: server({ silent: true }) } };
export const GuestAsked: Story = { parameters: { player: null } };
export const GuestAskedWithoutView: Story = { parameters: { player: null, settings: {} } };
export const NotABonusGame: Story = { parameters: rejected('NON_BONUS_GAME'), play: rejection };
export const CountryRestricted: Story = { parameters: rejected('COUNTRY_RESTRICTED'), play: rejection };
export const LaunchFailed: Story = { parameters: rejected('INTERNAL'), play: rejection };
/** Nothing of a game is shown: the message, the way to the casino and popular games. */
export const NotFound: Story = {
  args: { slug: 'nowhere' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.querySelector('header, footer')).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
  },
};
export const NotFoundOnMobile: Story = {
  ...NotFound,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const UntrustedAddress: Story = {
  args: { allowedOrigins: ['https://elsewhere.example'] },
  play: rejection,
};
