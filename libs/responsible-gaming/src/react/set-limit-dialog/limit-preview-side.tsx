'use client';

import { type Activity, type LimitPeriod } from '@casino-kit/api-contract';
import { dateIn } from '@casino-kit/calendar-dates';
import { type Amount, compare, isNegative, isPositive, negate } from '@casino-kit/money';
import { Skeleton } from '@casino-kit/ui';
import { type DateRange, getMonthRange } from '../../core/date-range.js';
import { type LimitPreview, type PreviewKind, previewLimit } from '../../core/limit-preview.js';
import { useTexts } from '../texts.js';
import { type Loaded } from '../use-loaded.js';
import { useActivity } from '../use-protection.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import { PreviewChart } from './preview-chart.js';
import styles from './limit-preview-side.module.css';

export interface LimitPreviewSideProps {
  kind: PreviewKind;
  period: LimitPeriod;
  /** The chosen amount; `null` while there is none. */
  amount: Amount | null;
  formats: ProtectionFormats;
  lastMonth: LastMonth;
}

/** The player's last full month, and what they did in it. */
export interface LastMonth {
  range: DateRange;
  loaded: Loaded<Activity>;
}

/** Reads the player's last full month, if the limit is one that it shows. */
export function useLastMonth(now: Date, timeZone: string, enabled: boolean): LastMonth {
  const range = getMonthRange(dateIn(now, timeZone), 1);
  return { range, loaded: useActivity(range, timeZone, enabled) };
}

/** The sentences about a preview: what would have happened, and how much less it would have been. */
function usePreviewTexts(formats: ProtectionFormats, month: string) {
  const t = useTexts();
  const title = ({ result, firstStop, stops }: LimitPreview, period: LimitPeriod, kind: PreviewKind) => {
    if (result === 'none') return t(`responsible-gaming.preview.none.${kind}`, { month });
    if (result === 'notReached' || firstStop === null)
      return t('responsible-gaming.preview.notReached', { month });
    const date = formats.date(firstStop);
    return period === 'monthly'
      ? t('responsible-gaming.preview.stopped.monthly', { month, date })
      : t(`responsible-gaming.preview.stopped.${period}`, { count: stops, month, date });
  };
  const lossText = ({ total, withheld }: LimitPreview) => {
    const was = isPositive(total)
      ? t('responsible-gaming.preview.lost', { total: formats.money(total), month })
      : t('responsible-gaming.preview.won', { total: formats.money(negate(total)), month });
    const order = compare(withheld, '0');
    if (order === 0) return was;
    return `${was} ${
      isNegative(withheld)
        ? t('responsible-gaming.preview.wonBack', { amount: formats.money(negate(withheld)) })
        : t('responsible-gaming.preview.lessLost', { amount: formats.money(withheld) })
    }`;
  };
  const text = (preview: LimitPreview, period: LimitPeriod, kind: PreviewKind) => {
    if (preview.result === 'none') return null;
    if (preview.result === 'notReached')
      return t(`responsible-gaming.preview.highest.${period}`, { highest: formats.money(preview.highest) });
    if (kind === 'loss') return lossText(preview);
    return t(`responsible-gaming.preview.withheld.${kind}`, {
      withheld: formats.money(preview.withheld),
      total: formats.money(preview.total),
      month,
    });
  };
  return { title, text };
}

/** What a limit would have changed in the player's own last full month: the sentence first, the drawing second. */
export function LimitPreviewSide({ kind, period, amount, formats, lastMonth }: LimitPreviewSideProps) {
  const t = useTexts();
  const { range, loaded } = lastMonth;
  const month = formats.month(range.from);
  const texts = usePreviewTexts(formats, month);
  const preview =
    loaded.kind === 'ready' && amount !== null
      ? previewLimit({ kind, period, amount }, loaded.data.days, range)
      : null;
  const text = preview && texts.text(preview, period, kind);
  return (
    <section className={styles.side} aria-labelledby="limit-preview">
      <p className={styles.over}>{t('responsible-gaming.preview.over')}</p>
      {loaded.kind === 'loading' && <Skeleton height="220px" radius="control" />}
      {(loaded.kind === 'failed' || loaded.kind === 'unsupported') && (
        <p className={styles.text} id="limit-preview">
          {t('responsible-gaming.preview.failed')}
        </p>
      )}
      {loaded.kind === 'ready' && preview === null && (
        <p className={styles.text} id="limit-preview">
          {t('responsible-gaming.preview.typeAmount', { month })}
        </p>
      )}
      {preview !== null && amount !== null && (
        <>
          <h3 id="limit-preview" className={styles.title} aria-live="polite">
            {texts.title(preview, period, kind)}
          </h3>
          {preview.result !== 'none' && (
            <PreviewChart preview={preview} amount={amount} period={period} formats={formats} />
          )}
          {text !== null && <p className={styles.text}>{text}</p>}
          {preview.result !== 'none' && kind === 'loss' && (
            <p className={styles.small}>{t('responsible-gaming.preview.byDay')}</p>
          )}
        </>
      )}
    </section>
  );
}
