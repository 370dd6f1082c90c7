import { useDeferredValue, useMemo, useState } from 'react';

/** The lobby as one writes it with React and nothing else: rows of games, and a search through all of them. */
export function Lobby({ rows }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed).trim().toLowerCase();
  const found = useMemo(
    () =>
      search === ''
        ? null
        : rows.flatMap(({ games }) => games).filter(({ name }) => name.toLowerCase().includes(search)),
    [rows, search],
  );
  return (
    <>
      <header>
        <a href="/">Casino</a>
        <nav>
          <a href="/casino">Lobby</a>
          <a href="/promotions">Promotions</a>
        </nav>
      </header>
      <main>
        <h1>All games</h1>
        <input
          type="search"
          aria-label="Search games"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {found === null ? (
          rows.map((row) => <Row key={row.title} {...row} />)
        ) : (
          <Row title={`${found.length} found`} games={found} />
        )}
      </main>
    </>
  );
}

function Row({ title, games }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.slug}>
            <a href={`/casino/games/${game.slug}`}>
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
