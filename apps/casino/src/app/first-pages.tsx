import { type PageKey } from '@casino-kit/settings';
import { type ReactNode } from 'react';
import type en from '../locales/en.json';
import { type PageSettings } from './page-settings.js';
import { type TextKey } from './page-texts.js';
import { LobbyPage } from '../pages/lobby-page/lobby-page.js';

type FirstTextKey = keyof typeof en;

/** A page of the casino. The settings map its key to a path. */
export interface Page<Title extends string = TextKey> {
  key: PageKey;
  /** The text for its title. A page with its own name, such as a game, replaces it. */
  title: Title;
  /**
   * What the server fetches before it renders the page: nothing, the lobby, a game with similar games, a provider's games,
   * a player's favourites and last played games.
   */
  prefetch?: 'lobby' | 'game' | 'play' | 'provider' | 'favourites' | undefined;
  /** Whether these settings have the page; every one without it. */
  isServed?: ((settings: PageSettings) => boolean) | undefined;
  /** The category that a lobby page shows. */
  category?: string | undefined;
  /** The source of its component if that is lazy; its styles and scripts are named in the head. */
  module?: string | undefined;
  content: ReactNode;
  /** Loads the code of its component if that is lazy. */
  load?: (() => Promise<unknown>) | undefined;
}

const lobby = { title: 'shell.lobby.title', prefetch: 'lobby', content: <LobbyPage /> } as const;

/** The pages of the lobby, which are part of the first load. */
export const firstPages: readonly Page<FirstTextKey>[] = [
  { ...lobby, key: 'root' },
  { ...lobby, key: 'home' },
  { ...lobby, key: 'casino' },
  { ...lobby, key: 'categories' },
  {
    ...lobby,
    key: 'live-casino',
    title: 'shell.lobby.liveTitle',
    category: 'live',
    content: <LobbyPage category="live" />,
  },
  {
    ...lobby,
    key: 'slots',
    title: 'shell.lobby.slotsTitle',
    category: 'slots',
    content: <LobbyPage category="slots" />,
  },
  {
    ...lobby,
    key: 'popular',
    title: 'shell.lobby.popularTitle',
    category: 'popular',
    content: <LobbyPage category="popular" />,
  },
  {
    ...lobby,
    key: 'category games',
    isServed: ({ enableCategoriesPageNavigation = false }) => enableCategoriesPageNavigation,
  },
];
