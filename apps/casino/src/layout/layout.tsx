import { Outlet } from 'react-router-dom';
import { ModalHost } from '../modals/modal-host.js';
import { BottomMenu } from './bottom-menu.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { LiveBalance } from './live-balance.js';
import styles from './layout.module.css';
import { useTexts } from '../app/texts.js';
import { RouteAnnouncer } from './route-announcer.js';

/** What stands around every page; the play screen stands alone. */
export function Layout({ chrome }: { chrome: 'full' | 'none' }) {
  const t = useTexts();
  const full = chrome === 'full';
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('shell.skipToContent')}
      </a>
      {full && <Header />}
      <main id="main" tabIndex={-1} className={full ? styles.main : styles.bare}>
        <Outlet />
      </main>
      {full && <Footer />}
      {full && <BottomMenu />}
      <ModalHost />
      <LiveBalance />
      <RouteAnnouncer />
    </>
  );
}
