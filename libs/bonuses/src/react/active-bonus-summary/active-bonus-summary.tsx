'use client';

import { useId } from 'react';
import { defaultCurrencyCode, type UserBonus } from '@casino-kit/api-contract';
import { useIsAuthenticated, usePlayerCurrency } from '@casino-kit/session';
import { Link, Progress, Skeleton, useClock, useHydrated } from '@casino-kit/ui';
import { bonusProgress, blockingBonus } from '../../core/bonus-progress.js';
import { useActiveBonuses } from '../bonuses-page/use-activated-bonuses.js';
import { GiftArt } from '../gift-art/gift-art.js';
import { useTexts } from '../texts.js';
import { useBonusFormats } from '../use-bonus-formats.js';
import styles from './active-bonus-summary.module.css';

export interface ActiveBonusSummaryProps {
  /** The player's bonuses. */
  bonusesHref: string;
  /** The offers, for a player without an active bonus. */
  promotionsHref: string;
  /** The player's zone (IANA). */
  timeZone: string;
  /** The clock; the machine's by default. Pass the same function on every render. */
  now?: (() => Date) | undefined;
}

/** The share of what is done, 0 to 1, and that in words; `null` if there is nothing to do. */
function useProgress(
  bonus: UserBonus | undefined,
  { money, figure }: Pick<ReturnType<typeof useBonusFormats>, 'money' | 'figure'>,
): { share: number; text: string } | null {
  const t = useTexts();
  if (bonus === undefined) return null;
  const progress = bonusProgress(bonus);
  if (progress.phase === 'free') return null;
  if (progress.phase === 'wagering')
    return {
      share: progress.share,
      text: t('bonuses.now.wagered', { done: money(progress.wagered), total: money(progress.total, true) }),
    };
  const { left, of } = progress;
  return {
    share: of === null || of === 0 ? 0 : (of - left) / of,
    text: t('bonuses.mine.spinsLeft', { count: left, spins: figure(left) }),
  };
}

/**
 * The active bonus that bets count towards: its money, its progress and its expiry (§3, §4). Renders nothing for a
 * guest. Narrower than 768 px it is one line and has no frame of its own.
 */
export function ActiveBonusSummary({ bonusesHref, promotionsHref, timeZone, now }: ActiveBonusSummaryProps) {
  const t = useTexts();
  const titleId = useId();
  const authenticated = useIsAuthenticated();
  const playerCurrency = usePlayerCurrency();
  const view = useActiveBonuses();
  const rows = view.kind === 'rows' ? view.rows : [];
  const bonus = rows.find((one) => blockingBonus(one, rows) === null);
  const currency = bonus?.currencyCode ?? playerCurrency ?? defaultCurrencyCode;
  // A server does not know the player's zone.
  const zone = useHydrated() ? timeZone : 'UTC';
  const formats = useBonusFormats(currency, zone, useClock(now).now);
  const progress = useProgress(bonus, formats);
  if (!authenticated) return null;
  const title = t('bonuses.now.title');
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <div className={styles.top}>
        <span className={styles.gift}>
          <GiftArt state={bonus === undefined ? 'closed' : 'opened'} size="sm" />
        </span>
        <div className={styles.what}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.amount}>
            {view.kind === 'loading' && <Skeleton width={96} height={28} />}
            {bonus !== undefined && <bdi>{formats.money(bonus.balance)}</bdi>}
            {bonus === undefined && view.kind !== 'loading' && (
              <span className={styles.none}>
                {view.kind === 'failed' ? t('bonuses.now.failed') : t('bonuses.now.none')}
              </span>
            )}
          </p>
        </div>
      </div>
      {progress !== null && (
        <Progress label={title} value={progress.share} valueText={progress.text} tone="accent" />
      )}
      <p className={styles.foot}>
        <span>{progress?.text}</span>
        {bonus?.deadline && (
          <span className={styles.until}>
            {t('bonuses.now.until', { date: formats.day(bonus.deadline) })}
          </span>
        )}
        <Link href={bonus === undefined ? promotionsHref : bonusesHref} className={styles.all}>
          {bonus === undefined ? t('bonuses.now.offers') : t('bonuses.now.details')}
        </Link>
      </p>
    </section>
  );
}
