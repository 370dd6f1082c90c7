import { GameRow, lobbyRowFilter } from '@casino-kit/games';
import { usePagePath } from '@casino-kit/settings';
import { Flame } from 'lucide-react';
import { usePageTexts } from '../app/page-texts.js';

/** The row of popular games on pages that have little else to go on to. */
export function PopularGames() {
  const t = usePageTexts();
  return (
    <GameRow
      title={t('shell.tournaments.popular')}
      icon={<Flame size={22} aria-hidden />}
      filter={lobbyRowFilter('popular')}
      href={usePagePath('popular')}
    />
  );
}
