import '@casino-kit/profile/styles.css';
import { PlayedGames } from '@casino-kit/games';
import { ProfileFrame } from '@casino-kit/profile';
import { modalHref } from '@casino-kit/settings';
import { usePageTexts } from '../../app/page-texts.js';
import { useAccountSections } from './account-sections.js';

/** `/profile/favorites`: the games the player played last; no call of the contract keeps others. */
export default function FavoritesPage() {
  const t = usePageTexts();
  const sections = useAccountSections('favorites');
  return (
    <ProfileFrame
      sections={sections}
      title={t('shell.favorites.title')}
      subtitle={t('shell.favorites.lead')}
      loginHref={modalHref('login')}
    >
      {() => <PlayedGames />}
    </ProfileFrame>
  );
}
