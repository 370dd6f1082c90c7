'use client';

import { MessageCircle } from 'lucide-react';
import { ButtonLink, Card } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './support-limits.module.css';

/**
 * Says that support sets limits and breaks, for a server that cannot (decisions 40), and how to ask. It is no error:
 * the page around it keeps everything that does not need the server.
 */
export function SupportLimits({
  about,
  supportHref,
}: {
  about: 'limits' | 'exclusion' | 'statement';
  supportHref?: string | undefined;
}) {
  const t = useTexts();
  return (
    <Card className={styles.card}>
      <MessageCircle size={24} aria-hidden />
      <div>
        <h2>{t(`responsible-gaming.support.${about}`)}</h2>
        <p>{t(`responsible-gaming.support.${about}.text`)}</p>
      </div>
      {supportHref !== undefined && (
        <ButtonLink href={supportHref}>{t('responsible-gaming.support.contact')}</ButtonLink>
      )}
    </Card>
  );
}
