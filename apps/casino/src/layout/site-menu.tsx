import '@casino-kit/loyalty/styles.css';
import { CategoryTiles } from '@casino-kit/games';
import { LevelCard } from '@casino-kit/loyalty';
import { useIsAuthenticated } from '@casino-kit/session';
import { modalHref, usePagePath, useSettings } from '@casino-kit/settings';
import { ButtonLink, useIsMobile } from '@casino-kit/ui';
import { User } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../app/lazy-part.js';
import { usePageTexts } from '../app/page-texts.js';
import { Brand } from './brand.js';
import { LanguageChoice } from './language-choice.js';
import { useNavigationEntries } from './navigation-entries.js';
import { MenuRow } from './sheet/menu-row.js';
import { Sheet } from './sheet/sheet.js';
import { type OpenSheet } from './sheet-button.js';
import styles from './site-menu.module.css';

const ChatRow = lazyPart(() => import('./chat/chat-row.js'));

/** The open menu of the site: games, the navigation's entries, protection and help, language and account (N10, N11). */
export default function SiteMenu({ open }: { open: OpenSheet }) {
  const t = usePageTexts();
  const authenticated = useIsAuthenticated();
  const isMobile = useIsMobile();
  const { showLiveChat } = useSettings();
  const profile = usePagePath('edit-profile');
  const entries = useNavigationEntries();
  const rows = (isHelp: boolean) =>
    entries
      .filter((entry) => entry.isHelp === isHelp)
      .map(({ key, href, label, Icon, current }) => (
        <li key={key}>
          <MenuRow
            href={href}
            label={label}
            icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
            current={current}
          />
        </li>
      ));
  const [main, help] = [rows(false), rows(true)];
  return (
    <Sheet
      open={open}
      form="panel"
      label={t('shell.nav.menu')}
      title={isMobile ? <h2 className={styles.title}>{t('shell.nav.menu')}</h2> : <Brand />}
    >
      <nav className={styles.navigation} aria-label={t('shell.nav.menu')}>
        <h3 className={styles.games}>{t('shell.footer.games')}</h3>
        <CategoryTiles />
        {(main.length > 0 || (showLiveChat && authenticated)) && (
          <ul className={styles.rows}>
            {main}
            {showLiveChat && authenticated && (
              <Suspense fallback={null}>
                <ChatRow onClose={open.onClose} row={(props) => <MenuRow {...props} />} />
              </Suspense>
            )}
          </ul>
        )}
        {help.length > 0 && <ul className={styles.rows}>{help}</ul>}
      </nav>
      <LevelCard href={usePagePath('my-vip-club')} framed />
      <div className={styles.foot}>
        <div className={styles.language}>
          <LanguageChoice />
        </div>
        {authenticated ? (
          <ButtonLink href={profile} icon={<User size={18} aria-hidden />}>
            {t('shell.menu.account')}
          </ButtonLink>
        ) : (
          <ButtonLink href={modalHref('login')} icon={<User size={18} aria-hidden />}>
            {t('shell.login')}
          </ButtonLink>
        )}
      </div>
    </Sheet>
  );
}
