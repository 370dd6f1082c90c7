'use client';

import { Clock, Coins, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useLocale } from '@casino-kit/i18n';
import { isNegative, isZero } from '@casino-kit/money';
import { type PlayTotals } from '../../core/play-totals.js';
import { elapsedText } from '../../core/session-clock.js';
import { useTexts } from '../game-texts.js';
import { useMoney } from '../use-money.js';
import styles from './play-bar.module.css';

function getTone(net: string) {
  if (isZero(net)) return { tone: undefined, Icon: Minus };
  return isNegative(net) ? { tone: 'down', Icon: TrendingDown } : { tone: 'up', Icon: TrendingUp };
}

export interface PlayStatsProps {
  /** Milliseconds played; `null` hides the clock. */
  elapsedMs: number | null;
  /** `null` hides net position and stakes, as in a demo. */
  totals: PlayTotals | null;
}

/** How long the player has been playing, and the net result. The result is marked by a sign, an arrow and a colour. */
export function PlayStats({ elapsedMs, totals }: PlayStatsProps) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const { money } = useMoney();
  if (elapsedMs === null && totals === null) return null;
  const { tone, Icon } = getTone(totals?.net ?? '0');
  return (
    <dl className={styles.stats}>
      {elapsedMs !== null && (
        <div className={styles.stat}>
          <Clock size={18} aria-hidden />
          <dt>{t('games.play.session')}</dt>
          <dd>
            <bdi>{elapsedText(elapsedMs, formatTag)}</bdi>
          </dd>
        </div>
      )}
      {totals !== null && (
        <>
          <div className={styles.stat} data-tone={tone}>
            <Icon size={18} aria-hidden />
            <dt>{t('games.play.net')}</dt>
            <dd>
              <bdi>{money(totals.net, { sign: 'always' })}</bdi>
            </dd>
          </div>
          <div className={`${styles.stat} ${styles.wideOnly}`}>
            <Coins size={18} aria-hidden />
            <dt>{t('games.play.staked')}</dt>
            <dd>
              <bdi>{money(totals.staked)}</bdi>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
