import '@casino-kit/games/styles/pages.css';
import { FavouritesPage } from '@casino-kit/games';
import { useIsAuthenticated } from '@casino-kit/session';
import { modalHref } from '@casino-kit/settings';
import { Skeleton } from '@casino-kit/ui';
import { SlimFooter } from '../../layout/slim-footer.js';
import { usePageTexts } from '../../app/page-texts.js';
import { AccountFrame } from '../account/account-frame.js';

/**
 * `/profile/favorites`: the player's favourites, games near to them, and the games played last, beside the menu of the
 * account that leads here. A guest sees what favourites are, and popular games.
 */
export default function FavoritesPage() {
  const t = usePageTexts();
  const page = <FavouritesPage loginHref={modalHref('login')} />;
  if (!useIsAuthenticated())
    return (
      <>
        <SlimFooter />
        {page}
      </>
    );
  return (
    <AccountFrame
      view="favorites"
      title={t('shell.favorites.title')}
      hasOwnHeader
      loading={<Skeleton height="560px" radius="card" />}
    >
      {() => page}
    </AccountFrame>
  );
}
