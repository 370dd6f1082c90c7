'use client';

import { Flame } from 'lucide-react';
import { lobbyRowFilter } from '../../core/lobby-rows.js';
import { useTexts } from '../game-texts.js';
import { GameRow } from './game-row.js';

/** The popular games, for a page of someone who has no games of their own yet. */
export function PopularRow() {
  const t = useTexts();
  return (
    <GameRow
      title={t('games.row.popular')}
      icon={<Flame size={22} aria-hidden />}
      filter={lobbyRowFilter('popular')}
    />
  );
}
