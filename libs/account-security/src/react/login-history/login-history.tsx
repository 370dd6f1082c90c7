'use client';

import { useApiClient } from '@casino-kit/api-client';
import { Button, EmptyLine, ErrorState, Skeleton } from '@casino-kit/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { loginsQuery } from '../../core/security-queries.js';
import { toSecurityProblem } from '../../core/security-problem.js';
import { DeviceIcon } from '../device-icon/device-icon.js';
import { ProblemAlert } from '../problem-alert/problem-alert.js';
import row from '../security-card/row.module.css';
import { SecurityCard } from '../security-card/security-card.js';
import { useTexts } from '../texts.js';
import { useMoments } from '../use-moments.js';
import { useOriginText } from '../use-origin-text.js';

/** The logins of the past, the latest first, in parts that the player asks for. */
export function LoginHistory() {
  const t = useTexts();
  const { moment } = useMoments();
  const origin = useOriginText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(loginsQuery(useApiClient()));
  const logins = data?.pages.flatMap((page) => page.logins);
  if (error && logins === undefined)
    return (
      <ErrorState
        title={t('account-security.history.failed')}
        action={<Button onClick={() => void refetch()}>{t('account-security.retry')}</Button>}
      >
        {t('account-security.failed.text')}
      </ErrorState>
    );
  return (
    <SecurityCard title={t('account-security.history')} icon={<History size={22} aria-hidden />}>
      {logins === undefined ? (
        <div role="status" aria-label={t('account-security.loading')}>
          <Skeleton height="264px" radius="control" />
        </div>
      ) : logins.length === 0 ? (
        <EmptyLine icon={<History size={20} aria-hidden />} title={t('account-security.history.none')} />
      ) : (
        <ul className={row.list}>
          {logins.map((login) => (
            <li key={login.id} className={row.row}>
              <DeviceIcon kind={login.kind} />
              <div className={row.words}>
                <b>
                  <bdi>{origin.device(login)}</bdi>
                </b>
                <small>{origin.line(login, moment(login.at))}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isFetchNextPageError && <ProblemAlert problem={toSecurityProblem(error)} />}
      {hasNextPage && (
        <div>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('account-security.history.more')}
          </Button>
        </div>
      )}
    </SecurityCard>
  );
}
