'use client';

import { type UserBonus } from '@casino-kit/api-contract';
import { ButtonLink, Card, Progress, Tag } from '@casino-kit/ui';
import { Check } from 'lucide-react';
import { bonusProgress, getWageringRequirement } from '../../core/bonus-progress.js';
import { countedGames } from '../../core/offer-terms.js';
import { given } from '../../core/offer-sum.js';
import { GiftArt } from '../gift-art/gift-art.js';
import { useTexts } from '../texts.js';
import { useBonusFormats } from '../use-bonus-formats.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import styles from './active-bonus-card.module.css';

export interface ActiveBonusCardProps {
  bonus: UserBonus;
  /** The name of the bonus that bets count towards first; `null` if they count towards this one. */
  blockingBonus: string | null;
  /** The player's zone (IANA). */
  timeZone: string;
  now: Date;
  gamesHref: string;
  termsHref: string;
  onForfeit: () => void;
}

function WageringProgress({
  bonus,
  timeZone,
  now,
}: Pick<ActiveBonusCardProps, 'bonus' | 'timeZone' | 'now'>) {
  const t = useTexts();
  const { money, figure, percent } = useBonusFormats(bonus.currencyCode, timeZone, now);
  const progress = bonusProgress(bonus);
  if (progress.phase === 'free') return <p className={styles.quiet}>{t('bonuses.mine.free')}</p>;
  if (progress.phase === 'freeSpins') {
    const { left, of, won } = progress;
    const spinsLeft = t('bonuses.mine.spinsLeft', { count: left, spins: figure(left) });
    const times = given(bonus.wageringMultiplier);
    return (
      <div className={styles.progress}>
        <p className={styles.line}>
          <b>{spinsLeft}</b>
          {of !== null && <span>{t('bonuses.mine.spinsOf', { spins: figure(of) })}</span>}
        </p>
        {of !== null && of > 0 && (
          <Progress
            label={t('bonuses.mine.spinsProgress', { bonus: bonus.name })}
            value={(of - left) / of}
            valueText={spinsLeft}
            tone="accent"
          />
        )}
        <p className={styles.small}>
          <span>{t('bonuses.mine.spinsWon', { amount: money(won) })}</span>
        </p>
        {times !== null && (
          <p className={styles.quiet}>{t('bonuses.mine.spinsThen', { times: figure(times) })}</p>
        )}
      </div>
    );
  }
  const requirement = getWageringRequirement(bonus);
  const total = money(progress.total);
  return (
    <div className={styles.progress}>
      <p className={styles.line}>
        <b>{t('bonuses.mine.wagered', { amount: money(progress.wagered) })}</b>
        <span>{t('bonuses.mine.left', { left: money(progress.left), total })}</span>
      </p>
      <Progress
        label={t('bonuses.mine.progress', { bonus: bonus.name })}
        value={progress.share}
        valueText={t('bonuses.mine.progressText', { done: money(progress.wagered), total })}
        tone="accent"
      />
      <p className={styles.small}>
        <span>
          {requirement !== null &&
            t('bonuses.mine.requirement', {
              times: figure(requirement.times),
              amount: money(requirement.of),
            })}
        </span>
        <span>{percent(progress.percent)}</span>
      </p>
    </div>
  );
}

/** An active bonus: its money, its progress, its expiry, its limits, and how to forfeit it (§3, §4). */
export function ActiveBonusCard({
  bonus,
  blockingBonus,
  timeZone,
  now,
  gamesHref,
  termsHref,
  onForfeit,
}: ActiveBonusCardProps) {
  const t = useTexts();
  const formats = useBonusFormats(bonus.currencyCode, timeZone, now);
  const texts = useBonusTexts(bonus.currencyCode, formats);
  const maxBet = given(bonus.maxBet);
  const maxWin = given(bonus.maxWin);
  const counted = countedGames(bonus.contributions);
  const stats = [
    { term: t('bonuses.mine.ends'), value: bonus.deadline ? formats.moment(bonus.deadline) : null },
    { term: t('bonuses.cashback.worked'), value: texts.formatCashback(bonus) },
    { term: t('bonuses.fact.maxBet'), value: maxBet === null ? null : formats.money(maxBet) },
    { term: t('bonuses.fact.maxWin'), value: maxWin === null ? null : formats.money(maxWin) },
    { term: t('bonuses.fact.contributions'), value: counted === null ? null : texts.games(counted) },
    {
      term: t('bonuses.fact.games'),
      value:
        bonus.freeSpinsLeft > 0 && bonus.games?.length
          ? formats.list(bonus.games.map(({ name }) => name))
          : null,
    },
  ].flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));
  return (
    <Card className={styles.card}>
      <header className={styles.head}>
        <GiftArt state="opened" />
        <div className={styles.what}>
          <h2 className={styles.name}>
            <bdi>{bonus.name}</bdi>
          </h2>
          <p className={styles.tags}>
            <Tag tone="success" icon={<Check size={14} aria-hidden />}>
              {t('bonuses.status.active')}
            </Tag>
            {bonus.wageringType && <Tag>{t(`bonuses.wageringType.${bonus.wageringType}`)}</Tag>}
          </p>
        </div>
        <p className={styles.balance}>
          <small>{t('bonuses.mine.balance')}</small>
          <b>{formats.money(bonus.balance)}</b>
        </p>
      </header>
      {blockingBonus !== null && (
        <p className={styles.quiet}>{t('bonuses.mine.waits', { bonus: blockingBonus })}</p>
      )}
      <WageringProgress bonus={bonus} timeZone={timeZone} now={now} />
      {stats.length > 0 && (
        <dl className={styles.stats}>
          {stats.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.foot}>
        <ButtonLink href={gamesHref}>{t('bonuses.mine.games')}</ButtonLink>
        <ButtonLink href={termsHref} variant="ghost">
          {t('bonuses.mine.terms')}
        </ButtonLink>
        <button type="button" className={styles.forfeit} onClick={onForfeit}>
          {t('bonuses.mine.forfeit')}
        </button>
      </div>
    </Card>
  );
}
