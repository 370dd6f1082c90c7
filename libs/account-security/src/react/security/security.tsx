'use client';

import { useApiClient, useLiveEvent, useSupports } from '@casino-kit/api-client';
import { cancelFactorRemoval, getLogins, getSecurity, getSessions } from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import { Alert, Button, ButtonLink, EmptyLine, EmptyState, ErrorState, Link, Skeleton } from '@casino-kit/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { securityKey, securityQuery, sessionsQuery } from '../../core/security-queries.js';
import { AuthenticatorCard } from '../authenticator-card/authenticator-card.js';
import { LoginHistory } from '../login-history/login-history.js';
import { PasskeysCard, stackedPasskeys } from '../passkeys-card/passkeys-card.js';
import { ProblemAlert } from '../problem-alert/problem-alert.js';
import { RecoveryCodesCard } from '../recovery-codes/recovery-codes-card.js';
import { RecoveryCodesDialog } from '../recovery-codes/recovery-codes-dialog.js';
import { SessionsCard } from '../sessions-card/sessions-card.js';
import { useTexts } from '../texts.js';
import { useMoments } from '../use-moments.js';
import { useSecurityAction } from '../use-security-action.js';
import styles from './security.module.css';

export interface SecurityProps {
  /** `history` shows the logins of the past in place of everything else. */
  view?: 'overview' | 'history' | undefined;
  /** Address of the login history. */
  historyHref: string;
  /** Address of the overview, which the history leads back to. */
  overviewHref: string;
  /** The session that the page was opened for, such as by a notice of a new device: it is said if it is over. */
  askedSession?: string | undefined;
  /** Where a guest logs in; the login dialog of the page by default. */
  loginHref?: string | undefined;
}

/** A removal of passkeys and authenticator app that waits, with the way to keep them. */
function WaitingRemoval({ at }: { at: string }) {
  const t = useTexts();
  const { moment } = useMoments();
  const keep = useSecurityAction((client) => client.call(cancelFactorRemoval, {}));
  return (
    <>
      <Alert
        tone="warning"
        title={t('account-security.removal.title')}
        action={
          <Button loading={keep.isPending} onClick={() => keep.run(undefined)}>
            {t('account-security.removal.cancel')}
          </Button>
        }
      >
        {t('account-security.removal.text', { time: moment(at) })}
      </Alert>
      <ProblemAlert problem={keep.problem} />
    </>
  );
}

/** The cards of passkeys, authenticator app and recovery codes. */
function Protection() {
  const t = useTexts();
  const { data, isError, refetch } = useQuery(securityQuery(useApiClient()));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (isError && data === undefined)
    return (
      <ErrorState
        title={t('account-security.failed')}
        action={<Button onClick={() => void refetch()}>{t('account-security.retry')}</Button>}
      >
        {t('account-security.failed.text')}
      </ErrorState>
    );
  if (data === undefined)
    return (
      <div className={styles.protection} role="status" aria-label={t('account-security.loading')}>
        <Skeleton height="var(--passkeys-height)" radius="card" />
        <div className={styles.column}>
          <Skeleton height="var(--authenticator-height)" radius="card" />
          <Skeleton height="var(--codes-height)" radius="card" />
        </div>
      </div>
    );
  const { passkeys, authenticator, recoveryCodes, factorRemovalAt } = data;
  return (
    <>
      {factorRemovalAt !== null && <WaitingRemoval at={factorRemovalAt} />}
      <div className={styles.protection} data-wide={passkeys.length > stackedPasskeys || undefined}>
        <PasskeysCard passkeys={passkeys} />
        <div className={styles.column}>
          <AuthenticatorCard authenticator={authenticator} onCodes={setCodes} />
          <RecoveryCodesCard
            codes={recoveryCodes}
            hasFactor={passkeys.length > 0 || authenticator !== null}
            onCodes={setCodes}
          />
        </div>
      </div>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

/** The open sessions with the way to the history. */
function Sessions({ historyHref, askedSession }: Pick<SecurityProps, 'historyHref' | 'askedSession'>) {
  const t = useTexts();
  const hasSessions = useSupports(getSessions);
  const hasHistory = useSupports(getLogins);
  const { data, isError, refetch } = useQuery({ ...sessionsQuery(useApiClient()), enabled: hasSessions });
  const foot = (
    <div className={styles.foot}>
      {hasSessions && <p>{t('account-security.places')}</p>}
      {hasHistory && (
        <Link href={historyHref} className={styles.link}>
          {t('account-security.history')}
          <ChevronRight size={16} aria-hidden data-icon="directional" />
        </Link>
      )}
    </div>
  );
  return (
    <>
      {hasSessions &&
        (data ? (
          <SessionsCard sessions={data} asked={askedSession}>
            {foot}
          </SessionsCard>
        ) : isError ? (
          <ErrorState
            title={t('account-security.sessions.failed')}
            action={<Button onClick={() => void refetch()}>{t('account-security.retry')}</Button>}
          >
            {t('account-security.failed.text')}
          </ErrorState>
        ) : (
          <div role="status" aria-label={t('account-security.loading')}>
            <Skeleton height="352px" radius="card" />
          </div>
        ))}
      {!(hasSessions && data) && foot}
    </>
  );
}

/**
 * The security of a player's account: passkeys, authenticator app, recovery codes, sessions, and the history of logins. For
 * logged-in players, and for excluded ones, too; a guest is asked to log in. It is read again when it is opened and when a notice arrives. A server without the calls has nothing of it.
 */
export function Security({
  view = 'overview',
  historyHref,
  overviewHref,
  askedSession,
  loginHref = '?modal=login',
}: SecurityProps) {
  const t = useTexts();
  const queries = useQueryClient();
  // A new device, a used recovery code, a requested removal: each sends a notice.
  useLiveEvent('notice:new', () => void queries.invalidateQueries({ queryKey: securityKey }));
  const isPlayer = useIsAuthenticated();
  const isOffered = useSupports(getSecurity);
  if (!isPlayer)
    return (
      <EmptyState
        icon={<ShieldCheck size={28} aria-hidden />}
        title={t('account-security.guest')}
        action={
          <ButtonLink href={loginHref} variant="primary">
            {t('account-security.guest.logIn')}
          </ButtonLink>
        }
      />
    );
  if (!isOffered)
    return <EmptyLine icon={<ShieldCheck size={20} aria-hidden />} title={t('account-security.off')} />;
  return (
    <div className={styles.page}>
      {view === 'history' ? (
        <>
          <div className={styles.foot}>
            <Link href={overviewHref} className={styles.link}>
              <ChevronLeft size={16} aria-hidden data-icon="directional" />
              {t('account-security.overview')}
            </Link>
          </div>
          <LoginHistory />
          <div className={styles.foot}>
            <p>{t('account-security.places')}</p>
          </div>
        </>
      ) : (
        <>
          <Protection />
          <Sessions historyHref={historyHref} askedSession={askedSession} />
        </>
      )}
    </div>
  );
}
