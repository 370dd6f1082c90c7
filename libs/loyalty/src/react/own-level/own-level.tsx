'use client';

import { type LoyaltyClub } from '@casino-kit/api-contract';
import { useLocale, useNumberFormat } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { Card, Progress, Skeleton } from '@casino-kit/ui';
import { Medal } from '../medal/medal.js';
import { useTexts } from '../texts.js';
import { useIsNewLevel } from '../use-is-new-level.js';
import { type OwnLevel } from '../use-level.js';
import styles from './own-level.module.css';

/** How points are earned, and that a level is kept: what the server says of it. */
function Rules({ club: { stakePerPoint, currencyCode, keepsLevels } }: { club: LoyaltyClub }) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const rule =
    stakePerPoint && currencyCode
      ? t('loyalty.rule', {
          amount: formatMoney(stakePerPoint, { locale: formatTag, currency: currencyCode, trimWhole: true }),
        })
      : null;
  const keeps = keepsLevels === true ? t('loyalty.keeps') : null;
  if (rule === null && keeps === null) return null;
  return <p className={styles.rules}>{[rule, keeps].filter((sentence) => sentence !== null).join(' ')}</p>;
}

/** The player's level with its medal, which comes in when the level is new, and the way to the next one. */
export function OwnLevelCard({
  own,
  club,
  isLoading,
  medal,
}: {
  own: OwnLevel;
  /** `undefined` while it loads and where the server has none. */
  club: LoyaltyClub | undefined;
  /** The club is loading: the place of its rules is held. */
  isLoading: boolean;
  /** From 1 to 6. */
  medal: number;
}) {
  const t = useTexts();
  const isNew = useIsNewLevel(own.level);
  const numbers = useNumberFormat();
  const points = numbers.format(own.points);
  return (
    <Card className={styles.card}>
      <Medal key={own.level} medal={medal} isNew={isNew} className={styles.medal} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <span className={styles.overline}>{t('loyalty.level')}</span> <bdi>{own.name}</bdi>
        </h2>
        {own.next === null ? (
          <p className={styles.figures}>
            <span>{t('loyalty.pointsOnly', { count: own.points, points })}</span>
            <span>{t('loyalty.highest')}</span>
          </p>
        ) : (
          <>
            <Progress label={own.next.text} value={own.next.progress} tone="accent" />
            <p className={styles.figures}>
              <span>{t('loyalty.points', { points, needed: numbers.format(own.next.needed) })}</span>
              <span>{own.next.text}</span>
            </p>
          </>
        )}
        {club === undefined ? isLoading && <Skeleton height="var(--rules)" /> : <Rules club={club} />}
      </div>
    </Card>
  );
}
