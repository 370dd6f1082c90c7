import '@casino-kit/games/styles/pages.css';
import { FavouritesPage } from '@casino-kit/games';
import { modalHref } from '@casino-kit/settings';
import { SlimFooter } from '../../layout/slim-footer.js';

/** `/profile/favorites`: the player's favourites, games near to them, and the games played last. */
export default function FavoritesPage() {
  return (
    <>
      <SlimFooter />
      <FavouritesPage loginHref={modalHref('login')} />
    </>
  );
}
