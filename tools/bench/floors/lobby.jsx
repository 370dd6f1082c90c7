'use client';

import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from './dialogs.jsx';
import { filterGames } from './filter-games.js';

/** The lobby as one writes it with React and nothing else: rows of games, a search, the page of a game, dialogs. */
export function Lobby({ rows }) {
  const [game, setGame] = useState(null);
  const [modal, setModal] = useState(null);
  const close = useCallback(() => setModal(null), []);
  const openModal = (name) => (event) => {
    event.preventDefault();
    setModal(name);
  };
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed).trim().toLowerCase();
  const found = useMemo(() => filterGames(rows, search), [rows, search]);
  return (
    <>
      <header>
        <a href="/">Casino</a>
        <nav>
          <a href="/casino">Lobby</a>
          <a href="/promotions">Promotions</a>
        </nav>
        <a href="?modal=login" onClick={openModal('login')}>
          Log in
        </a>
        <a href="?modal=deposit" onClick={openModal('deposit')}>
          Deposit
        </a>
      </header>
      {modal !== null && <Dialog name={modal} onClose={close} />}
      {game === null ? (
        <main>
          <a href="?modal=calendar" onClick={openModal('calendar')}>
            Bonus calendar
          </a>
          <h1>All games</h1>
          <input
            type="search"
            aria-label="Search games"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {found === null ? (
            rows.map((row) => <Row key={row.title} {...row} onOpen={setGame} />)
          ) : (
            <Row title={`${found.length} found`} games={found} onOpen={setGame} />
          )}
        </main>
      ) : (
        <GamePage game={game} more={rows[0].games} onOpen={setGame} />
      )}
    </>
  );
}

function GamePage({ game, more, onOpen }) {
  return (
    <main>
      <h1>{game.name}</h1>
      <p>{game.provider.name}</p>
      <img src={game.thumbnailUrl} alt="" width="300" height="400" />
      <button type="button">Log in to play</button>
      <dl>
        <div>
          <dt>Return to player</dt>
          <dd>96.5%</dd>
        </div>
        <div>
          <dt>Volatility</dt>
          <dd>High</dd>
        </div>
      </dl>
      <Row title="You may also like" games={more} onOpen={onOpen} />
    </main>
  );
}

function Row({ title, games, onOpen }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.slug}>
            <a
              href={`/casino/games/${game.slug}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(game);
              }}
            >
              <img src={game.thumbnailUrl} alt="" width="300" height="400" loading="lazy" />
              <b>{game.name}</b>
              <span>{game.provider.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
