'use client';

import { Trans } from '@casino-kit/i18n';
import { usePagePath, usePolicy } from '@casino-kit/settings';
import { Button, Link } from '@casino-kit/ui';
import { type ReactNode, useId } from 'react';
import { useBannerTexts } from '../banner-texts.js';
import styles from './cookie-banner.module.css';

function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

export interface CookieBannerProps {
  /** Called by the accept button: store the consent and unmount the banner. */
  onAccept: () => void;
  /** Offered beside accepting, with the same size, where the policy requires it (decisions 36). */
  onReject: () => void;
  /** The privacy policy opens in another tab, so that a game beside the banner goes on. */
  newTab?: boolean | undefined;
}

/**
 * Asks for the consent to cookies (§2). It lies over the end of the page without moving it, above a bottom bar, and
 * leaves the rest of the page usable.
 */
export function CookieBanner({ onAccept, onReject, newTab = false }: CookieBannerProps) {
  const t = useBannerTexts();
  const { cookieRejectAll } = usePolicy();
  const privacy = usePagePath('privacy-policy');
  const title = useId();
  return (
    <section className={styles.banner} aria-labelledby={title}>
      <h2 id={title}>{t('cookies.title')}</h2>
      <p>
        <Trans
          t={t}
          i18nKey="cookies.text"
          components={{
            privacy: newTab ? <NewTabLink href={privacy} /> : <Link href={privacy} />,
          }}
        />
      </p>
      <div className={styles.actions} data-pair={cookieRejectAll}>
        {cookieRejectAll && <Button onClick={onReject}>{t('cookies.reject')}</Button>}
        <Button variant={cookieRejectAll ? 'line' : 'primary'} onClick={onAccept}>
          {t('cookies.accept')}
        </Button>
      </div>
    </section>
  );
}
