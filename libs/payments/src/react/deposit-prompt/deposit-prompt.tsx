'use client';

import { usePagePath, useSettings } from '@casino-kit/settings';
import { ButtonLink, Card, Link } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { useTexts } from '../texts.js';
import styles from './deposit-prompt.module.css';

export interface DepositPromptProps {
  /** Where the button leads; the deposit page by default. */
  href?: string | undefined;
  /** Replaces the library's own invitation. */
  title?: ReactNode | undefined;
  /** A sentence below the title. */
  children?: ReactNode | undefined;
}

/** Invites to deposit (§2). Its button leads to the deposit page or to `href`, its logo to the start page. */
export function DepositPrompt({ href, title, children }: DepositPromptProps) {
  const t = useTexts();
  const { brandName: brand } = useSettings();
  const root = usePagePath('root');
  const deposit = usePagePath('deposit');
  return (
    <Card className={styles.prompt}>
      <Link href={root} className={styles.logo} aria-label={t('payments.prompt.home', { brand })} />
      <div>
        <h2 className={styles.title}>{title ?? t('payments.prompt.title')}</h2>
        <p className={styles.text}>{children ?? t('payments.prompt.text')}</p>
      </div>
      <ButtonLink href={href ?? deposit} variant="primary" size="lg">
        {t('payments.prompt.action')}
      </ButtonLink>
    </Card>
  );
}
