'use client';

import { useApiClient } from '@casino-kit/api-client';
import {
  type Consent,
  consentChannels,
  consentProducts,
  type MarketingConsent,
} from '@casino-kit/api-contract';
import { Alert, Button, Card, Checkbox } from '@casino-kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consentKey, hasConsent, saveConsent, withConsent } from '../../core/consent.js';
import { useTexts } from '../texts.js';
import styles from './consent-page.module.css';

export interface ConsentChoicesProps {
  consent: MarketingConsent;
  /** Has a heading of its own, on a page about more than offers. */
  hasHeading: boolean;
  /** The page has choices of messages about the account, too: it is not said here that all are sent. */
  hasOthers: boolean;
}

/** The choices by product and channel; each is saved at once. While the player is excluded all are off and stay off. */
export function ConsentChoices({ consent, hasHeading, hasOthers }: ConsentChoicesProps) {
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
  // With nothing to withdraw at first that is said in the button's place; once something changed it stays, with the focus.
  const hasButton = given.length > 0 || variables !== undefined;
  const none =
    !consent.isClosed &&
    (hasButton ? (
      <Button onClick={() => mutate([])} disabled={given.length === 0} loading={isPending}>
        {t('profile.consent.none')}
      </Button>
    ) : (
      <p className={styles.off}>{t('profile.consent.closed')}</p>
    ));
  return (
    <Card>
      <div className={styles.choices}>
        {hasHeading && <h2 className={styles.head}>{t('profile.consent.title')}</h2>}
        {consent.isClosed && (
          <div className={styles.alert}>
            <Alert title={t('profile.consent.closed')}>{t('profile.consent.closed.text')}</Alert>
          </div>
        )}
        {/* Heads of columns for the eye: each box has its own label, which is hidden where these are shown. */}
        <div className={styles.columns} aria-hidden>
          {consentChannels.map((channel) => (
            <span key={channel}>{t(`profile.consent.channel.${channel}`)}</span>
          ))}
        </div>
        {consentProducts.map((product) => (
          <fieldset key={product} className={styles.product}>
            <legend>{t(`profile.consent.product.${product}`)}</legend>
            {consentChannels.map((channel) => (
              <Checkbox
                key={channel}
                label={t(`profile.consent.channel.${channel}`)}
                checked={!consent.isClosed && hasConsent(given, { channel, product })}
                disabled={isOff}
                onChange={({ target }) => mutate(withConsent(given, { channel, product }, target.checked))}
              />
            ))}
          </fieldset>
        ))}
        {isError && (
          <div className={styles.alert}>
            <Alert tone="danger" live>
              {t('profile.consent.notSaved')}
            </Alert>
          </div>
        )}
        {hasHeading && none && <div className={styles.none}>{none}</div>}
        {!(hasHeading && hasOthers) && (
          <div className={styles.foot}>
            {!hasOthers && <p>{t('profile.consent.service')}</p>}
            {!hasHeading && none}
          </div>
        )}
      </div>
    </Card>
  );
}
