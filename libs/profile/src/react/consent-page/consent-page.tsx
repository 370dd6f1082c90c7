'use client';

import { isUnsupported, useApiClient, useLiveEvent } from '@casino-kit/api-client';
import { Button, Card, EmptyState, ErrorState, Skeleton } from '@casino-kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { type ReactNode } from 'react';
import { consentKey, consentQuery } from '../../core/consent.js';
import { ProfileFrame, type ProfileFrameProps } from '../profile-page/profile-frame.js';
import { useTexts } from '../texts.js';
import styles from './consent-page.module.css';
import { ConsentChoices, type ConsentChoicesProps } from './consent-choices.js';

export interface ConsentPageProps extends Pick<ProfileFrameProps, 'sections' | 'loginHref' | 'avatar'> {
  /** The heading of the page if it is about more than offers, which then have one of their own. */
  title?: ReactNode | undefined;
  /** Content below the choices, such as what else reaches the player. */
  below?: ReactNode | undefined;
}

function Consents(parts: Omit<ConsentChoicesProps, 'consent'>) {
  const t = useTexts();
  const client = useApiClient();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(consentQuery(client));
  // Withdrawn on another device, or by an exclusion.
  useLiveEvent('marketing:stop', () => void queries.invalidateQueries({ queryKey: consentKey }));
  if (data !== undefined) return <ConsentChoices consent={data} {...parts} />;
  if (isUnsupported(error))
    return (
      <EmptyState icon={<BellOff size={28} aria-hidden />} title={t('profile.consent.unsupported')}>
        {t('profile.consent.unsupported.text')}
      </EmptyState>
    );
  if (error !== null)
    return (
      <Card>
        <ErrorState
          title={t('profile.consent.failed')}
          action={<Button onClick={() => void refetch()}>{t('profile.failed.retry')}</Button>}
        >
          {t('profile.consent.failed.text')}
        </ErrorState>
      </Card>
    );
  return (
    <div role="status" aria-label={t('profile.loading')} className={styles.loading}>
      <Skeleton height="var(--consent-height)" radius="card" />
    </div>
  );
}

/** The page on which a player chooses which offers to receive, by channel and product (decision 79). */
export function ConsentPage({ title, below, ...frame }: ConsentPageProps) {
  const t = useTexts();
  return (
    <ProfileFrame
      {...frame}
      title={title ?? t('profile.consent.title')}
      subtitle={t('profile.consent.subtitle')}
    >
      {() => (
        <>
          <Consents hasHeading={title !== undefined} hasOthers={below !== undefined} />
          {below}
        </>
      )}
    </ProfileFrame>
  );
}
