import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { useState } from 'react';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, waitFor } from 'storybook/test';
import { gamesHandlers, makeGame } from '../../testing.js';
import { Lobby, type LobbyProps } from './lobby.js';

const thousands = Array.from({ length: 2_000 }, (_, index) => makeGame({ name: `Game ${index + 1}` }));

/** Holds what an address would hold. */
function AddressedLobby(props: LobbyProps) {
  const [search, setSearch] = useState(props.search);
  const [address, setAddress] = useState(props.address);
  return <Lobby {...props} search={search} onSearch={setSearch} address={address} onAddress={setAddress} />;
}

/** Waits until the catalogue is in view, so that checks do not run on its skeleton. */
const seen =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findAllByText(name);
  };

const meta: Meta<typeof Lobby> = {
  title: 'games/Lobby',
  component: Lobby,
  args: { search: '', address: {}, onSearch: () => undefined, onAddress: () => undefined },
  render: (props) => <AddressedLobby {...props} />,
  parameters: { msw: { handlers: gamesHandlers() } },
};
export default meta;
type Story = StoryObj<typeof Lobby>;

export const Guest: Story = { play: seen('Book of Tides') };
export const Player: Story = { parameters: { player: makeUserDetails() }, play: seen('Pearl Diver') };
export const Loading: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
export const Failed: Story = {
  parameters: { msw: { handlers: gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }) } },
};
export const SearchResults: Story = { args: { search: 'book' }, play: seen('Book of Embers') };
export const NothingFound: Story = {
  args: { search: 'zzz' },
};
export const Category: Story = { args: { category: 'slots' }, play: seen('Sugar Parade') };
export const LiveCasino: Story = { args: { category: 'live' }, play: seen('Sic Bo') };
export const CategoryOfThousands: Story = {
  args: { category: 'slots' },
  play: seen('Game 8'),
  parameters: {
    msw: {
      handlers: gamesHandlers({
        games: thousands,
      }),
    },
  },
};
/** The whole catalogue as a list, with a filter of its own. */
export const Filtered: Story = {
  args: { address: { volatility: '4', features: 'free-spins,bonus-buy', rtp: '96-', provider: 'tidewater' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Book of Tides');
    await waitFor(() => expect(canvas.getAllByRole('list')[0]?.children).toHaveLength(6));
  },
};
export const FilterLeavesNothing: Story = {
  args: { category: 'slots', address: { rtp: '99-' } },
  parameters: { msw: { handlers: gamesHandlers({ games: [] }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('list')[0]?.children).toHaveLength(2));
  },
};
/** A page of the catalogue is still loading: its places are held. */
export const PageLoading: Story = {
  args: { category: 'slots' },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/games', ({ request }) =>
          new URL(request.url).searchParams.get('pageNo') === '1'
            ? undefined
            : new Promise<never>(() => undefined),
        ),
        ...gamesHandlers({ games: thousands }),
      ],
    },
  },
  play: seen('Game 8'),
};
export const CategoryFailed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
  args: { category: 'slots' },
  parameters: { msw: { handlers: gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }) } },
};
export const CategoryLoading: Story = {
  args: { category: 'live' },
  parameters: { msw: { handlers: gamesHandlers({ silent: true }) } },
};
