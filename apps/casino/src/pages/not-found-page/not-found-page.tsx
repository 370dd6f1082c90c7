import { PopularGames, searchLimit, searchTerm } from '@casino-kit/games';
import { usePagePath } from '@casino-kit/settings';
import { ButtonLink, Link, useNavigate } from '@casino-kit/ui';
import { Search } from 'lucide-react';
import { type SubmitEvent } from 'react';
import { usePageTexts } from '../../app/page-texts.js';
import { PageTitle } from '../page-title.js';
import styles from './not-found-page.module.css';

/** A search over all games; the lobby shows its result. */
function FindGame() {
  const t = usePageTexts();
  const navigate = useNavigate();
  const casino = usePagePath('casino');
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const term = searchTerm(typeof typed === 'string' ? typed : '');
    if (term !== '') navigate(`${casino.split('?', 1)[0]}?${new URLSearchParams({ search: term })}`);
  };
  return (
    <form role="search" action={casino} method="get" className={styles.search} onSubmit={find}>
      <Search size={18} aria-hidden />
      <input
        type="search"
        name="search"
        aria-label={t('shell.notFound.search')}
        placeholder={t('shell.notFound.search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchLimit}
      />
    </form>
  );
}

/** The 404 page (§2): a link home, a search, other pages, and popular games. */
export function NotFoundPage() {
  const t = usePageTexts();
  const home = usePagePath('root');
  const links = [
    { href: usePagePath('live-casino'), label: t('shell.nav.live') },
    { href: usePagePath('promotions'), label: t('shell.promotions.title') },
    { href: usePagePath('providers'), label: t('shell.providers.title') },
    { href: usePagePath('responsible-gambling'), label: t('shell.safer') },
  ];
  return (
    <div className={styles.page}>
      <PageTitle>{t('shell.notFound.title')}</PageTitle>
      <section className={styles.lost}>
        <div className={styles.text}>
          <p className={styles.code}>{t('shell.notFound.code')}</p>
          <h1>{t('shell.notFound.title')}</h1>
          <p className={styles.lead}>{t('shell.notFound.text')}</p>
          <FindGame />
          <div className={styles.actions}>
            <ButtonLink href={home} variant="primary">
              {t('shell.notFound.home')}
            </ButtonLink>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <PopularGames />
    </div>
  );
}
