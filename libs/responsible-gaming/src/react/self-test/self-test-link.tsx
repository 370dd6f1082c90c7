'use client';

import { Link } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './self-test.module.css';

/** The way to the self-test; nothing without an address. */
export function SelfTestLink({ href }: { href?: string | undefined }) {
  const t = useTexts();
  if (href === undefined) return null;
  return (
    <p className={styles.link}>
      <Link href={href}>{t('responsible-gaming.selfTest.link')}</Link>
    </p>
  );
}
