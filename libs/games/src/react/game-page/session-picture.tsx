'use client';

import { type CSSProperties } from 'react';
import { defaultCurrencyCode, type GameDetails } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { usePlayerCurrency } from '@casino-kit/session';
import { useUi, VisuallyHidden } from '@casino-kit/ui';
import { roundResult } from '../../core/round-result.js';
import { type SessionRange, sessionRange } from '../../core/session-range.js';
import { useTexts } from '../game-texts.js';
import { useMoney } from '../use-money.js';
import styles from './session-picture.module.css';

/** Labels up to this length fit side by side on a phone; longer ones take turns in two lines. */
const shortLabel = 8;

/** Places are per cent from the left: a chart of amounts does not mirror. */
const place = (from: number, to?: number): CSSProperties =>
  to === undefined
    ? { insetInlineStart: `${from}%` }
    : { insetInlineStart: `${from}%`, inlineSize: `${to - from}%` };

/** The bars and their scale, whose amounts `result` writes. */
function Chart({ range, result }: { range: SessionRange; result: (amount: string) => string }) {
  const { dir } = useUi();
  const labels = range.marks.map(({ amount, labelAt }) => ({ labelAt, text: result(amount) }));
  const longest = Math.max(...labels.map(({ text }) => text.replaceAll(/\p{Cf}/gu, '').length));
  return (
    <div aria-hidden dir="ltr" className={styles.chart}>
      <div className={styles.track}>
        <i className={styles.nineInTen} style={place(range.nineInTen.from, range.nineInTen.to)} />
        <i className={styles.half} style={place(range.half.from, range.half.to)} />
        <i className={styles.zero} style={place(range.zero)} />
      </div>
      <div className={styles.scale} data-long={longest > shortLabel || undefined}>
        {labels.map(({ labelAt, text }) => (
          <span
            key={labelAt}
            style={{
              insetInlineStart: `clamp(${longest / 2}ch, ${labelAt}%, 100% - ${longest / 2}ch)`,
            }}
          >
            <bdi dir={dir}>{text}</bdi>
          </span>
        ))}
      </div>
    </div>
  );
}

/**
 * "What a session looks like": the results of simulated sessions of this game, as a picture and in words. Both write a
 * result in the same way ({@link roundResult}).
 */
export function SessionPicture({ session }: { session: NonNullable<GameDetails['session']> }) {
  const t = useTexts();
  const { money } = useMoney();
  const currency = usePlayerCurrency() ?? defaultCurrencyCode;
  const numbers = useNumberFormat();
  const { p5, p25, p75, p95 } = session.percentiles;
  const result = (amount: string) =>
    money(roundResult(amount, currency), { sign: 'always', trimWhole: true });
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
        <Chart range={sessionRange(session)} result={result} />
        <figcaption>
          <VisuallyHidden>
            {t('games.session.words', {
              p25: result(p25),
              p75: result(p75),
              p5: result(p5),
              p95: result(p95),
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
              <bdi>{t('games.session.average', { amount: result(session.average) })}</bdi>
            </li>
          </ul>
        </figcaption>
      </figure>
    </>
  );
}
