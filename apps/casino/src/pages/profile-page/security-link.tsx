import { usePagePath } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import { ChevronRight, ShieldCheck } from 'lucide-react';
import { usePageTexts } from '../../app/page-texts.js';
import styles from './security-link.module.css';

/** The way from the password to the other ways to log in, and to where the player is logged in. */
export function SecurityLink() {
  const t = usePageTexts();
  return (
    <Link href={usePagePath('security')} className={styles.link}>
      <span className={styles.icon}>
        <ShieldCheck size={22} aria-hidden />
      </span>
      <span className={styles.words}>
        <b>{t('shell.security.title')}</b>
        <span>{t('shell.security.lead')}</span>
      </span>
      <ChevronRight size={20} aria-hidden data-icon="directional" />
    </Link>
  );
}
