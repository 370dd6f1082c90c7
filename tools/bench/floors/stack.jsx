'use client';

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { atom, createStore, Provider, useAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { Link, Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { filterGames } from './filter-games.js';

const texts = {
  lobby: 'Lobby',
  promotions: 'Promotions',
  login: 'Log in',
  deposit: 'Deposit',
  calendar: 'Bonus calendar',
  all: 'All games',
  search: 'Search games',
  found_one: '{{count}} found',
  found_other: '{{count}} found',
  cookies: 'We use cookies, see <privacy>privacy</privacy>.',
};
const typedAtom = atom('');

function Row({ title, games }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.slug}>
            <Link to={`/casino/games/${game.slug}`}>
              <img src={game.thumbnailUrl} alt="" width="300" height="400" loading="lazy" />
              <b>{game.name}</b>
              <span>{game.provider.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AllGames() {
  const { t } = useTranslation();
  const { data: rows } = useQuery({ queryKey: ['rows'], queryFn: () => [], staleTime: Infinity });
  const [typed, setTyped] = useAtom(typedAtom);
  const search = typed.trim().toLowerCase();
  const found = useMemo(() => filterGames(rows, search), [rows, search]);
  return (
    <main>
      <Link to="?modal=calendar">{t('calendar')}</Link>
      <h1>{t('all')}</h1>
      <input
        type="search"
        aria-label={t('search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found === null ? (
        rows.map((row) => <Row key={row.title} {...row} />)
      ) : (
        <Row title={t('found', { count: found.length })} games={found} />
      )}
    </main>
  );
}

function Game() {
  const { slug } = useParams();
  return <h1>{slug}</h1>;
}

function Frame() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <header>
        <Link to="/">Casino</Link>
        <nav>
          <Link to="/casino">{t('lobby')}</Link>
          <Link to="/promotions">{t('promotions')}</Link>
        </nav>
        <Link to="?modal=login">{t('login')}</Link>
        <Link to="?modal=deposit">{t('deposit')}</Link>
      </header>
      {query.has('modal') && (
        <dialog open>
          <button type="button" onClick={() => navigate('?')}>
            {query.get('modal')}
          </button>
        </dialog>
      )}
      <Routes>
        <Route path="/casino/games/:slug" element={<Game />} />
        <Route path="*" element={<AllGames />} />
      </Routes>
      <p>
        <Trans i18nKey="cookies" components={{ privacy: <Link to="/privacy-policy" /> }} />
      </p>
    </>
  );
}

/** The lobby as one writes it with the product's stack: router, queries, texts by i18next, client state by jotai. */
export function StackLobby({ rows }) {
  const [{ queries, store, i18n }] = useState(() => {
    const client = new QueryClient();
    client.setQueryData(['rows'], rows);
    const instance = createInstance();
    void instance.init({ lng: 'en', resources: { en: { translation: texts } }, initAsync: false });
    return { queries: client, store: createStore(), i18n: instance };
  });
  return (
    <QueryClientProvider client={queries}>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <Frame />
        </I18nextProvider>
      </Provider>
    </QueryClientProvider>
  );
}
