import { useSignOut } from '@casino-kit/auth';
import { usePagePath } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import { Headset, LogOut } from 'lucide-react';
import { useSupportHref } from '../../app/use-support-href.js';
import { Brand } from '../brand.js';
import { useQuietTexts } from './quiet-texts.js';
import styles from './quiet.module.css';

/** The top bar of an excluded player: the way home, help, and the way out. */
export function QuietHeader() {
  const t = useQuietTexts();
  const safer = usePagePath('responsible-gambling');
  const help = useSupportHref() ?? safer;
  const { signOut } = useSignOut();
  return (
    <header className={styles.bar}>
      <div className={styles.barInner}>
        <Brand compact />
        <nav className={styles.barLinks} aria-label={t('shell.nav.label')}>
          <Link href={help}>
            <Headset size={20} strokeWidth={1.75} aria-hidden />
            {t('shell.quiet.help')}
          </Link>
          <button type="button" onClick={() => void signOut()}>
            <LogOut size={20} strokeWidth={1.75} aria-hidden data-icon="directional" />
            {t('shell.signOut')}
          </button>
        </nav>
      </div>
    </header>
  );
}
