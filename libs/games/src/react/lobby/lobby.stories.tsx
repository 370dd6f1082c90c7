import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { makeUserDetails } from '@casino-kit/session/testing';
import { gamesHandlers, makeGame } from '../../testing.js';
import { Lobby, type LobbyProps } from './lobby.js';

/** Holds what an address would hold. */
function AddressedLobby(props: LobbyProps) {
  const [search, setSearch] = useState(props.search);
  const [sort, setSort] = useState(props.sort);
  return <Lobby {...props} search={search} onSearch={setSearch} sort={sort} onSort={setSort} />;
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
  args: { search: '', sort: 'sort', onSearch: () => undefined, onSort: () => undefined },
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
        games: Array.from({ length: 2_000 }, (_, index) => makeGame({ name: `Game ${index + 1}` })),
      }),
    },
  },
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
