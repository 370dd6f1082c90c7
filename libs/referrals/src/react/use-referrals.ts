'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { getReferralSummary, type ReferralSummary, type UserDetails } from '@casino-kit/api-contract';
import { usePlayer } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { referralLink } from './referral-link.js';
import { summaryQuery } from '../core/referral-queries.js';

export interface Referrals {
  /** Whether the brand shares anything with players (`referAFriendPercent` above 0). */
  isOffered: boolean;
  /** A number of per cent. */
  percent: number;
  /** Before the first deposit (§6). */
  isLocked: boolean;
  /** The address to pass on; `null` while it is locked, and without a usable link of the server. */
  link: string | null;
  /** What the player's details say of the invitations. */
  totals: NonNullable<UserDetails['referralData']> | null;
  currencyCode: string;
  /** `undefined` while it loads, after a failure, and where the server has none (decisions 40). */
  summary: ReferralSummary | undefined;
  hasSummary: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Returns the player's invitations. `origin` is that of the casino, for links that name none. */
export function useReferrals(origin?: string): Referrals {
  const { referAFriendPercent: percent, referAFriendLanding: landing } = useSettings();
  const player = usePlayer();
  const isOffered = percent > 0;
  const hasSummary = useSupports(getReferralSummary);
  const isOpen = (player?.depositCount ?? 0) > 0;
  const { data, isError, refetch } = useQuery({
    ...summaryQuery(useApiClient()),
    enabled: isOffered && isOpen && hasSummary,
  });
  const totals = player?.referralData ?? null;
  return {
    isOffered,
    percent,
    isLocked: !isOpen,
    link: isOpen && totals !== null ? referralLink(totals.link, { landing, origin }) : null,
    totals,
    currencyCode: player?.getUser.currencyCode ?? '',
    summary: data,
    hasSummary,
    hasFailed: hasSummary && isError && data === undefined,
    retry: () => void refetch(),
  };
}
