'use client';

import { type CSSProperties } from 'react';
import { type GameDetails } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { VisuallyHidden } from '@casino-kit/ui';
import { type SessionRange, sessionRange } from '../../core/session-range.js';
import { useTexts } from '../game-texts.js';
import { useMoney } from '../use-money.js';
import styles from './session-picture.module.css';

/** Places are per cent from the left: a chart of amounts does not mirror. */
const place = (from: number, to?: number): CSSProperties =>
  to === undefined
    ? { insetInlineStart: `${from}%` }
    : { insetInlineStart: `${from}%`, inlineSize: `${to - from}%` };

function Chart({ range }: { range: SessionRange }) {
  const { roughly, money } = useMoney();
  return (
    <div aria-hidden dir="ltr" className={styles.chart}>
      <div className={styles.track}>
        <i className={styles.nineInTen} style={place(range.nineInTen.from, range.nineInTen.to)} />
        <i className={styles.half} style={place(range.half.from, range.half.to)} />
        <i className={styles.zero} style={place(range.zero)} />
      </div>
      <div className={styles.scale}>
        {range.marks.map(({ amount, labelAt }) => (
          <span key={amount} style={place(labelAt)}>
            {amount === '0' ? money('0', { trimWhole: true }) : roughly(amount)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** "What a session looks like": the results of simulated sessions of this game, as a picture and in words. */
export function SessionPicture({ session }: { session: NonNullable<GameDetails['session']> }) {
  const t = useTexts();
  const { money } = useMoney();
  const numbers = useNumberFormat();
  const { p5, p25, p75, p95 } = session.percentiles;
  const signed = (amount: string) => money(amount, { sign: 'always' });
  return (
    <>
      <p>
        {t('games.session.about', {
          rounds: numbers.format(session.rounds),
          stake: money(session.stake),
          sessions: numbers.format(session.sessions),
        })}
      </p>
      <figure>
        <Chart range={sessionRange(session)} />
        <figcaption>
          <VisuallyHidden>
            {t('games.session.words', {
              p25: signed(p25),
              p75: signed(p75),
              p5: signed(p5),
              p95: signed(p95),
            })}
          </VisuallyHidden>
          <ul className={styles.legend}>
            <li>
              <i className={styles.halfKey} aria-hidden />
              {t('games.session.half')}
            </li>
            <li>
              <i className={styles.nineKey} aria-hidden />
              {t('games.session.nineInTen')}
            </li>
            <li>
              <bdi>{t('games.session.average', { amount: signed(session.average) })}</bdi>
            </li>
          </ul>
        </figcaption>
      </figure>
    </>
  );
}
