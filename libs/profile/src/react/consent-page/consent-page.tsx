'use client';

import { isUnsupported, useApiClient, useLiveEvent } from '@casino-kit/api-client';
import {
  type Consent,
  consentChannels,
  consentProducts,
  type MarketingConsent,
} from '@casino-kit/api-contract';
import { Alert, Button, Card, Checkbox, EmptyState, ErrorState, Skeleton } from '@casino-kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { consentKey, consentQuery, hasConsent, saveConsent, withConsent } from '../../core/consent.js';
import { ProfileFrame, type ProfileFrameProps } from '../profile-page/profile-frame.js';
import { useTexts } from '../texts.js';
import styles from './consent-page.module.css';

export type ConsentPageProps = Pick<ProfileFrameProps, 'sections' | 'loginHref' | 'avatar'>;

/** The choices by channel; each is saved at once. While the player is excluded all are off and stay off. */
function Choices({ consent }: { consent: MarketingConsent }) {
  const t = useTexts();
  const client = useApiClient();
  const queries = useQueryClient();
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (given: readonly Consent[]) => saveConsent(client, given),
    onSuccess: (saved) => queries.setQueryData(consentKey, saved),
    // Perhaps an exclusion has begun elsewhere.
    onError: () => queries.invalidateQueries({ queryKey: consentKey }),
  });
  const given = isPending ? variables : consent.given;
  const isOff = consent.isClosed || isPending;
  return (
    <Card>
      <div className={styles.choices}>
        {consent.isClosed && (
          <Alert title={t('profile.consent.closed')}>{t('profile.consent.closed.text')}</Alert>
        )}
        {consentChannels.map((channel) => (
          <fieldset key={channel} className={styles.channel}>
            <legend>{t(`profile.consent.channel.${channel}`)}</legend>
            {consentProducts.map((product) => (
              <Checkbox
                key={product}
                label={t(`profile.consent.product.${product}`)}
                checked={!consent.isClosed && hasConsent(given, { channel, product })}
                disabled={isOff}
                onChange={({ target }) => mutate(withConsent(given, { channel, product }, target.checked))}
              />
            ))}
          </fieldset>
        ))}
        {isError && (
          <Alert tone="danger" live>
            {t('profile.consent.notSaved')}
          </Alert>
        )}
        <div className={styles.foot}>
          <p>{t('profile.consent.service')}</p>
          {given.length > 0 && !consent.isClosed && (
            <Button onClick={() => mutate([])} loading={isPending}>
              {t('profile.consent.none')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Consents() {
  const t = useTexts();
  const client = useApiClient();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(consentQuery(client));
  // Withdrawn on another device, or by an exclusion.
  useLiveEvent('marketing:stop', () => void queries.invalidateQueries({ queryKey: consentKey }));
  if (data !== undefined) return <Choices consent={data} />;
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
    <div role="status" aria-label={t('profile.loading')}>
      <Skeleton height="420px" radius="card" />
    </div>
  );
}

/** The page on which a player chooses which offers to receive, by channel and product (decision 79). */
export function ConsentPage(props: ConsentPageProps) {
  const t = useTexts();
  return (
    <ProfileFrame {...props} title={t('profile.consent.title')} subtitle={t('profile.consent.subtitle')}>
      {() => <Consents />}
    </ProfileFrame>
  );
}
