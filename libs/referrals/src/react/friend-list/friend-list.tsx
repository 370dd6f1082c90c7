'use client';

import { useApiClient } from '@casino-kit/api-client';
import { usePagedQuery, useReturnToLastPage } from '@casino-kit/api-client/paging';
import { type ReferralStep, referralSteps, type ReferredFriend } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { isZero } from '@casino-kit/money';
import {
  Button,
  Card,
  type Column,
  EmptyLine,
  ErrorState,
  PagedList,
  PlayerName,
  Skeleton,
  Table,
  Tag,
  useIsMobile,
} from '@casino-kit/ui';
import { Check, type LucideIcon, Smartphone, User, UserPlus, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { friendsPageSize, friendsQuery } from '../../core/referral-queries.js';
import { useMoney } from '../use-money.js';
import { useTexts } from '../texts.js';
import styles from './friend-list.module.css';

const looks: Readonly<Record<ReferralStep, readonly ['neutral' | 'info' | 'success', LucideIcon]>> = {
  registered: ['neutral', User],
  deposited: ['info', Wallet],
  plays: ['success', Check],
};

/** How far a friend has come. A step that this library does not know is shown as the first. */
function StepTag({ friend: { step, isOwn } }: { friend: ReferredFriend }) {
  const t = useTexts();
  if (isOwn)
    return (
      <Tag tone="warning" icon={<Smartphone size={14} aria-hidden />}>
        {t('referrals.step.own')}
      </Tag>
    );
  const known = referralSteps.find((name) => name === step) ?? 'registered';
  const [tone, Icon] = looks[known];
  return (
    <Tag tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`referrals.step.${known}`)}
    </Tag>
  );
}

/** The columns of the list; a phone leaves out the date and the month. */
function useColumns(currencyCode: string): Column<ReferredFriend>[] {
  const t = useTexts();
  const money = useMoney();
  const isMobile = useIsMobile();
  const date = useDateFormat({ day: 'numeric', month: 'short' });
  const amount = (value: string | null | undefined): ReactNode =>
    !value || isZero(value) ? (
      <span className={styles.quiet}>{t('referrals.friend.noShare')}</span>
    ) : (
      <bdi>{money(value, currencyCode)}</bdi>
    );
  const columns: (Column<ReferredFriend> & { isWide?: boolean })[] = [
    {
      id: 'name',
      title: t('referrals.friend'),
      cell: ({ name }) => <PlayerName name={name} />,
    },
    {
      id: 'registered',
      title: t('referrals.friend.registered'),
      isWide: true,
      cell: ({ registeredAt }) => (registeredAt ? date.format(new Date(registeredAt)) : ''),
    },
    { id: 'step', title: t('referrals.friend.step'), cell: (friend) => <StepTag friend={friend} /> },
    {
      id: 'month',
      title: t('referrals.friend.month'),
      numeric: true,
      isWide: true,
      cell: ({ shareOfMonth }) =>
        shareOfMonth && !isZero(shareOfMonth) ? <bdi>{money(shareOfMonth, currencyCode)}</bdi> : '',
    },
    { id: 'share', title: t('referrals.friend.share'), numeric: true, cell: ({ share }) => amount(share) },
  ];
  return columns.filter(({ isWide = false }) => !isWide || !isMobile);
}

/** Friends who registered through the link, newest first, with how far they have come and what they brought. */
export function FriendList({ currencyCode }: { currencyCode: string }) {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const view = usePagedQuery({
    query: friendsQuery(useApiClient(), page),
    page,
    pageSize: friendsPageSize,
  });
  useReturnToLastPage(view, setPage);
  const columns = useColumns(currencyCode);
  if (view.kind === 'unsupported') return null;
  if (view.kind === 'loading' || view.kind === 'outOfRange')
    return (
      <div role="status" aria-label={t('referrals.loading')}>
        <Skeleton height="240px" radius="card" />
      </div>
    );
  if (view.kind === 'failed')
    return (
      <ErrorState
        title={t('referrals.failed')}
        action={<Button onClick={view.retry}>{t('referrals.retry')}</Button>}
      >
        {t('referrals.failed.text')}
      </ErrorState>
    );
  if (view.kind !== 'rows')
    return (
      <EmptyLine icon={<UserPlus size={20} aria-hidden />} title={t('referrals.friends.none')}>
        {t('referrals.friends.none.text')}
      </EmptyLine>
    );
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('referrals.friends')}</h2>
        <p>{t('referrals.friends.count', { count: view.count })}</p>
      </div>
      <PagedList {...view} page={page} onPage={setPage}>
        {(pagination) => (
          <>
            <Table
              caption={t('referrals.friends')}
              columns={columns}
              rows={view.rows}
              rowKey={({ friendId }) => friendId}
            />
            {pagination}
          </>
        )}
      </PagedList>
      {view.rows.some(({ isOwn }) => isOwn) && <p className={styles.note}>{t('referrals.own.text')}</p>}
    </Card>
  );
}
