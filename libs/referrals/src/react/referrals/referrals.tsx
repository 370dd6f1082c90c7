'use client';

import { Button, EmptyLine, EmptyState, ErrorState, Skeleton } from '@casino-kit/ui';
import { UserPlus } from 'lucide-react';
import { CollectCard } from '../collect-card/collect-card.js';
import { FriendList } from '../friend-list/friend-list.js';
import { InviteBand } from '../invite-band/invite-band.js';
import { ReferralCounts, ReferralTotals } from '../referral-counts/referral-counts.js';
import { StepsToLink } from '../steps-to-link/steps-to-link.js';
import { useTexts } from '../texts.js';
import { useCollect } from '../use-collect.js';
import { type Referrals as Invitations, useReferrals } from '../use-referrals.js';
import styles from './referrals.module.css';

export interface ReferralsProps {
  /** Where the first deposit is made, which opens the link. */
  depositHref: string;
  /** The casino's origin, such as `https://casino.example`, for links of the server that name none; a server need not know it. */
  origin?: string | undefined;
  /** Of the title: `h1` where it is that of the page; `h2` by default. */
  heading?: 'h1' | 'h2' | undefined;
}

/** What the invitations brought: with the server's extensions the last 30 days and the share, otherwise the totals. */
function Results({ invitations }: { invitations: Invitations }) {
  const t = useTexts();
  const collecting = useCollect();
  const { summary, hasSummary, hasFailed, retry, totals, currencyCode } = invitations;
  if (!hasSummary) return <ReferralTotals totals={totals} currencyCode={currencyCode} />;
  if (hasFailed)
    return (
      <ErrorState
        title={t('referrals.failed')}
        action={<Button onClick={retry}>{t('referrals.retry')}</Button>}
      >
        {t('referrals.failed.text')}
      </ErrorState>
    );
  return (
    <div className={styles.results}>
      {summary === undefined ? (
        <>
          <div role="status" aria-label={t('referrals.loading')}>
            <Skeleton height="252px" radius="card" />
          </div>
          <Skeleton height="252px" radius="card" />
        </>
      ) : (
        <>
          <ReferralCounts summary={summary} />
          <CollectCard summary={summary} {...collecting} />
        </>
      )}
    </div>
  );
}

/**
 * Inviting friends (§2, B10): the player's link with ways to pass it on, what it brought, the share to collect, and the
 * friends. The link opens with the first deposit (§6). For logged-in players; a brand whose `referAFriendPercent` is 0
 * offers nothing.
 */
export function Referrals({ depositHref, origin, heading = 'h2' }: ReferralsProps) {
  const t = useTexts();
  const invitations = useReferrals(origin);
  const { isOffered, isLocked, percent, link, currencyCode } = invitations;
  if (!isOffered || (link === null && !isLocked))
    return heading === 'h1' ? (
      <EmptyState heading="h1" icon={<UserPlus size={28} aria-hidden />} title={t('referrals.off')} />
    ) : (
      <EmptyLine icon={<UserPlus size={20} aria-hidden />} title={t('referrals.off')} />
    );
  return (
    <div className={styles.page}>
      <InviteBand percent={percent} link={link} heading={heading} />
      {link === null ? (
        <StepsToLink depositHref={depositHref} />
      ) : (
        <>
          <Results invitations={invitations} />
          <FriendList currencyCode={currencyCode} />
        </>
      )}
    </div>
  );
}
