'use client';

import { useSettings } from '@casino-kit/settings';
import { Flame } from 'lucide-react';
import { categoryHref } from '../../core/category-href.js';
import { lobbyRowFilter } from '../../core/lobby-rows.js';
import { useTexts } from '../texts.js';
import { GameRow } from './game-row.js';

/** The row of popular games with the link to all of them, for a page that has little else to go on to. */
export function PopularGames() {
  const t = useTexts();
  return (
    <GameRow
      title={t('games.row.popular')}
      icon={<Flame size={22} aria-hidden />}
      filter={lobbyRowFilter('popular')}
      href={categoryHref(useSettings(), 'popular')}
    />
  );
}
