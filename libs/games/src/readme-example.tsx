import { useState } from 'react';
import { type GameSort } from '@casino-kit/api-contract';
import { GamePage, Lobby, PlayScreen, type PlayMode } from './index.js';

/** `search` and `sort` belong into the address; a router keeps them there. */
export function LobbyPage({ category }: { category?: string }) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<GameSort>('sort');
  return <Lobby category={category} search={search} onSearch={setSearch} sort={sort} onSort={setSort} />;
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
