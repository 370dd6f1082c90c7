'use client';

import { type CSSProperties } from 'react';
import { Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { type Amount } from '@casino-kit/money';
import { type Expectation, type ResultRange } from '../../core/wagering-expectation.js';
import { useTexts } from './explainer-texts.js';
import { type WageringTexts } from './use-wagering-texts.js';
import styles from './result-bars.module.css';

export interface ResultBarsProps {
  expectation: Expectation;
  texts: WageringTexts;
  /** The maximum that becomes cash; it ends the last range if it comes before "more". */
  maxWin: Amount | null;
}
const mostRanges = 5;

/** Shows how many of 100 players end with how much: bars for the eye, a table for screen readers. */
export function ResultBars({ expectation: { ranges }, texts, maxWin }: ResultBarsProps) {
  const t = useTexts();
  // Omits ranges above the maximum: the last one ends with it.
  const end = ranges.length < mostRanges ? maxWin : null;
  const short = ({ from, upTo }: ResultRange) => {
    if (from === null) return texts.short('0');
    const until = upTo ?? end;
    return until === null
      ? t('bonuses.explainer.range.more')
      : t('bonuses.explainer.range.to', { amount: texts.short(until) });
  };
  const long = ({ from, upTo }: ResultRange) => {
    if (from === null) return t('bonuses.explainer.range.nothing');
    const until = upTo ?? end;
    if (until === null) return t('bonuses.explainer.range.above', { from: texts.short(from) });
    return t('bonuses.explainer.range.between', { from: texts.short(from), to: texts.short(until) });
  };
  return (
    <>
      <div className={styles.bars} aria-hidden>
        {ranges.map((range) => (
          <div key={range.from ?? ''} data-nothing={range.from === null || undefined}>
            <b>{texts.figure(range.of100)}</b>
            <i
              style={{ '--of-100': range.of100 } as CSSProperties}
              data-some={range.share > 0 || undefined}
            />
            <span>{short(range)}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('bonuses.explainer.bars')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('bonuses.explainer.bars.cash')}</th>
              <th scope="col">{t('bonuses.explainer.bars.players')}</th>
            </tr>
          </thead>
          <tbody>
            {ranges.map((range) => (
              <tr key={range.from ?? ''}>
                <th scope="row">{long(range)}</th>
                <td>{texts.figure(range.of100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}

/** A placeholder for the bars while the simulation runs. */
export function ResultBarsSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy>
      <VisuallyHidden>
        <span role="status">{t('bonuses.explainer.running')}</span>
      </VisuallyHidden>
      <div className={styles.bars} aria-hidden>
        {Array.from({ length: mostRanges }, (_, place) => (
          <div key={place}>
            <Skeleton height={place === 0 ? 112 : 12} />
            <Skeleton height={16} />
          </div>
        ))}
      </div>
    </div>
  );
}
