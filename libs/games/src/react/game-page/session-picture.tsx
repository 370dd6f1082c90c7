'use client';

import { type CSSProperties } from 'react';
import { defaultCurrencyCode, type GameDetails } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { usePlayerCurrency } from '@casino-kit/session';
import { useUi, VisuallyHidden } from '@casino-kit/ui';
import { roundResult } from '../../core/round-result.js';
import { type PlacedLabel, placeLabels, type SessionRange, sessionRange } from '../../core/session-range.js';
import { useTexts } from '../game-texts.js';
import { useMoney } from '../use-money.js';
import styles from './session-picture.module.css';

/** A chart on a phone and a wide one, in pixels: the places of labels fit charts from these widths on. */
const chartWidths = { narrow: 280, wide: 560 };
/** The width of a character of a label, and the space between two labels, in pixels. */
const charWidth = 7;
const labelGap = 6;

/** Returns how many characters of a text are visible. */
const countVisibleCharacters = (text: string) => text.replaceAll(/\p{Cf}/gu, '').length;

/** Returns where labels are in a chart of this width. */
const placed = (labels: readonly { at: number; text: string }[], chartWidth: number) =>
  placeLabels(
    labels.map(({ at, text }) => ({
      at,
      width: ((countVisibleCharacters(text) * charWidth + labelGap) / chartWidth) * 100,
    })),
  );
/** Returns how many lines labels have. */
const lineCount = (labels: readonly PlacedLabel[]) => Math.max(0, ...labels.map(({ line }) => line)) + 1;

/** Places are per cent from the left: a chart of amounts does not mirror. */
const place = (from: number, to?: number): CSSProperties =>
  to === undefined
    ? { insetInlineStart: `${from}%` }
    : { insetInlineStart: `${from}%`, inlineSize: `${to - from}%` };

/** The bars and their scale, whose amounts `result` writes. */
function Chart({ range, result }: { range: SessionRange; result: (amount: string) => string }) {
  const { dir } = useUi();
  const labels = range.marks.map(({ amount, at }) => ({ at, text: result(amount) }));
  const narrow = placed(labels, chartWidths.narrow);
  const wide = placed(labels, chartWidths.wide);
  const lines = { '--narrow-lines': lineCount(narrow), '--wide-lines': lineCount(wide) } as CSSProperties;
  return (
    <div aria-hidden dir="ltr" className={styles.chart}>
      <div className={styles.track}>
        <i className={styles.nineInTen} style={place(range.nineInTen.from, range.nineInTen.to)} />
        <i className={styles.half} style={place(range.half.from, range.half.to)} />
        <i className={styles.zero} style={place(range.zero)} />
      </div>
      <div className={styles.scale} style={lines}>
        {labels.map(({ at, text }, index) => {
          const places = {
            '--narrow-at': `${narrow[index]?.at ?? at}%`,
            '--narrow-line': narrow[index]?.line,
            '--wide-at': `${wide[index]?.at ?? at}%`,
            '--wide-line': wide[index]?.line,
            '--half': `${countVisibleCharacters(text) / 2}ch`,
          } as CSSProperties;
          return (
            <span key={at} style={places}>
              <bdi dir={dir}>{text}</bdi>
            </span>
          );
        })}
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
