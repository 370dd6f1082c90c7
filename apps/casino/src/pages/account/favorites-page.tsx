import { PlayedGames } from '@casino-kit/games';
import { usePageTexts } from '../../app/page-texts.js';
import { AccountFrame } from './account-frame.js';

/** `/profile/favorites`: the games the player played last; no call of the contract keeps others. */
export default function FavoritesPage() {
  const t = usePageTexts();
  return (
    <AccountFrame view="favorites" title={t('shell.favorites.title')} subtitle={t('shell.favorites.lead')}>
      {() => <PlayedGames />}
    </AccountFrame>
  );
}
