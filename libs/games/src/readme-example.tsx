import { useState } from 'react';
import { GamePage, type ListAddress, Lobby, PlayScreen, type PlayMode } from './index.js';

/** The search, the order and the filter belong into the address; a router keeps them there. */
export function LobbyPage({ category }: { category?: string }) {
  const [search, setSearch] = useState('');
  const [address, setAddress] = useState<ListAddress>({});
  const list = { address, onAddress: setAddress };
  return <Lobby category={category} search={search} onSearch={setSearch} {...list} />;
}

export const PageOfGame = ({ slug }: { slug: string }) => <GamePage slug={slug} />;

export function PlayPage({ slug }: { slug: string }) {
  const [mode, setMode] = useState<PlayMode>('real');
  return (
    <PlayScreen
      key={slug}
      slug={slug}
      mode={mode}
      onMode={setMode}
      allowedOrigins={['https://games.example']}
      limitsHref="/profile2/limits"
      breakHref="/profile2/freeze-account"
      depositHref="?modal=deposit"
    />
  );
}
