'use client';

import { defaultCurrencyCode, isCashbackOffered } from '@casino-kit/api-contract';
import { refreshSession, useIsAuthenticated, usePlayer, useSession } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { Button, ErrorState, Skeleton, useHydrated } from '@casino-kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { getMedal, omitBenefit } from '../../core/levels.js';
import { ClubHostCard } from '../club-host/club-host.js';
import { ClubRewards, type ClubRewardsProps } from '../club-rewards/club-rewards.js';
import { BenefitTable } from '../benefit-table/benefit-table.js';
import { LevelLadder } from '../level-ladder/level-ladder.js';
import { OwnLevelCard } from '../own-level/own-level.js';
import { useTexts } from '../texts.js';
import { useClubRewards } from '../use-club-rewards.js';
import { useClub } from '../use-club.js';
import { useLevel } from '../use-level.js';
import styles from './vip-club.module.css';

export interface VipClubProps extends ClubRewardsProps {
  /** Shown to a guest in place of the own level, such as a card with a link to the login. */
  guest?: ReactNode | undefined;
  /** Shown to a player without a level in place of it. */
  withoutLevel?: ReactNode | undefined;
}

/**
 * The VIP club (§2, B9): the player's level with the points to the next one, the rewards that it gives, all levels in their
 * groups, what each gives, and the host of a high level. The details of the player are read again when it opens, since points
 * grow while they play. A server without `getLoyaltyClub` still shows the player's own level.
 */
export function VipClub({ guest, withoutLevel, rewardHref }: VipClubProps) {
  const t = useTexts();
  const session = useSession();
  const isAuthenticated = useIsAuthenticated();
  const isHydrated = useHydrated();
  const { loyaltyLevelGroupSteps, theme } = useSettings();
  const player = usePlayer();
  const own = useLevel();
  const { isOffered, club, hasFailed, retry } = useClub();
  // A page that a server rendered has fresh details.
  const [isServerRendered] = useState(!isHydrated);
  useEffect(() => {
    if (isAuthenticated && !isServerRendered) void refreshSession(session);
  }, [isAuthenticated, isServerRendered, session]);
  const rewards = useClubRewards();
  const isLoading = isOffered && club === undefined && !hasFailed;
  // Rewards are above the levels: both appear together, so that neither moves the other.
  const isWaiting = isLoading || (rewards.isOffered && rewards.rewards === undefined && !rewards.hasFailed);
  const levels = club?.levels ?? [];
  const place = levels.findIndex(({ level }) => level === own?.level);
  return (
    <div className={styles.club}>
      {!isAuthenticated && guest}
      {player !== null && own === null && withoutLevel}
      {own !== null && (
        <OwnLevelCard
          own={own}
          club={club}
          isLoading={isLoading}
          medal={place === -1 ? getMedal(own.level - 1, 6) : getMedal(place, levels.length)}
        />
      )}
      {!isWaiting && <ClubRewards state={rewards} rewardHref={rewardHref} />}
      {!isWaiting && levels.length > 0 && (
        <>
          <LevelLadder levels={levels} own={own?.level ?? null} groupSteps={loyaltyLevelGroupSteps} />
          <BenefitTable
            levels={isCashbackOffered(theme) ? levels : omitBenefit(levels, 'cashback')}
            own={own?.level ?? null}
            currencyCode={club?.currencyCode ?? defaultCurrencyCode}
          />
        </>
      )}
      {!isWaiting && club?.host && own !== null && own.level >= club.host.fromLevel && (
        <ClubHostCard host={club.host} />
      )}
      {isWaiting && (
        <div aria-busy={isHydrated} aria-label={t('loyalty.loading')} role="group" className={styles.club}>
          <Skeleton height="236px" radius="card" />
          <Skeleton height="430px" radius="card" />
        </div>
      )}
      {hasFailed && (
        <ErrorState
          title={t('loyalty.failed')}
          action={<Button onClick={retry}>{t('loyalty.retry')}</Button>}
        >
          {t('loyalty.failed.text')}
        </ErrorState>
      )}
    </div>
  );
}
