'use client';

import { type ClubReward } from '@casino-kit/api-contract';
import { useDateFormat, useLocale } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { Button, ButtonLink, Card, ErrorState, useClock, VisuallyHidden } from '@casino-kit/ui';
import { CalendarDays, CalendarRange, Gift } from 'lucide-react';
import { rewardKind, rewardState } from '../../core/club-rewards.js';
import { useTexts } from '../texts.js';
import { type ClubRewards as Rewards } from '../use-club-rewards.js';
import styles from './club-rewards.module.css';

const icons = { level: Gift, weekly: CalendarDays, monthly: CalendarRange } as const;

export interface ClubRewardsProps {
  /** Returns where the bonus with an id and its terms are, and can be taken; without it rewards are listed only. */
  rewardHref?: ((bonusId: string) => string) | undefined;
}

function Reward({ reward, href }: { reward: ClubReward; href: string | undefined }) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const dates = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
  const { now } = useClock();
  const kind = rewardKind(reward);
  const state = rewardState(reward, now);
  const Icon = icons[kind];
  const title =
    kind === 'level' ? t('loyalty.reward.level', { name: reward.levelName }) : t(`loyalty.benefit.${kind}`);
  const amount = formatMoney(reward.amount, {
    locale: formatTag,
    currency: reward.currencyCode,
    trimWhole: true,
  });
  const format = (at: string | null | undefined) => (at ? dates.format(new Date(at)) : '');
  const text = {
    ready: t('loyalty.reward.ready'),
    taken: t('loyalty.reward.taken', { date: format(reward.takenAt) }),
    later: t('loyalty.reward.later', { date: format(reward.againAt) }),
  }[state];
  const [before, after] = t('loyalty.reward.get', { amount }).split(amount);
  const canTake = state === 'ready' && href !== undefined;
  return (
    <li className={styles.reward} data-state={state}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <b>{title}</b>
        {/* Its button says that it can be taken. */}
        {!canTake && <small>{text}</small>}
      </span>
      {canTake ? (
        <ButtonLink href={href} className={styles.get}>
          <span>
            {before}
            <b className={styles.figure}>{amount}</b>
            {after}
          </span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <b className={styles.amount}>{amount}</b>
      )}
    </li>
  );
}

/**
 * The rewards of the player's level: how much each is, and whether it can be taken now, again later, or was taken. Nothing while
 * they load, where the level gives none, and with a server without them.
 */
export function ClubRewards({
  state: { isOffered, rewards, hasFailed, retry },
  rewardHref,
}: ClubRewardsProps & { state: Rewards }) {
  const t = useTexts();
  if (!isOffered) return null;
  if (hasFailed)
    return (
      <ErrorState
        title={t('loyalty.rewards.failed')}
        action={<Button onClick={retry}>{t('loyalty.retry')}</Button>}
      >
        {t('loyalty.rewards.failed.text')}
      </ErrorState>
    );
  if (rewards === undefined || rewards.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('loyalty.rewards')}</h2>
      <ul className={styles.rewards} aria-label={t('loyalty.rewards')}>
        {rewards.map((reward) => (
          <Reward key={reward.bonusId} reward={reward} href={rewardHref?.(reward.bonusId)} />
        ))}
      </ul>
      <p className={styles.note}>{t('loyalty.rewards.text')}</p>
    </Card>
  );
}
