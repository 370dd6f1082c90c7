'use client';

import { useDateFormat } from '@casino-kit/i18n';
import { asksForPlayer, type KindView } from '../../core/kind-view.js';
import { splitReason } from '../../core/split-reason.js';
import { useTexts } from '../texts.js';
import { useKindTexts } from '../use-kind-texts.js';

/** The latest of some points in time, ISO 8601. */
const latest = (times: readonly (string | null)[]) =>
  times.flatMap((at) => (at === null ? [] : [Date.parse(at)])).sort((a, b) => b - a)[0];

/** Says what became of a kind: when it was sent and is checked, when it was approved. */
function useProgressText(): (view: KindView) => string | null {
  const t = useTexts();
  const day = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
  const moment = useDateFormat({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  return ({ state, documents }) => {
    if (state === 'approved') {
      const at = latest(documents.map(({ decidedAt }) => decidedAt));
      return at === undefined ? null : t('kyc.approved', { date: day.format(at) });
    }
    if (state !== 'pending-review') return null;
    const sent = latest(documents.map(({ uploadedAt }) => uploadedAt));
    const expected = latest(documents.map(({ expectedAt }) => expectedAt));
    const texts = [
      sent !== undefined && t('kyc.sent', { date: moment.format(sent) }),
      expected !== undefined && t('kyc.expected', { date: moment.format(expected) }),
    ].filter(Boolean);
    return texts.length === 0 ? null : texts.join(' ');
  };
}

/**
 * Returns the line below the name of a kind: what became of it, else what it has to be. While the kind is folded also why it
 * was rejected or what is missing, and that it is optional.
 */
export function useKindLine(): (view: KindView, isFolded: boolean) => string | null {
  const t = useTexts();
  const kindTexts = useKindTexts();
  const progress = useProgressText();
  return (view, isFolded) => {
    const { state, label } = view;
    if (isFolded && asksForPlayer(view)) return toReason(view, t).title;
    if (isFolded && state === 'missing' && !label.required) return t('kyc.optional');
    return progress(view) ?? kindTexts(label).hint;
  };
}

/** Returns why a kind was rejected or what is missing, in the operator's words, and what to do about it. */
export function toReason(
  { state, reason }: KindView,
  t: ReturnType<typeof useTexts>,
): { title: string; text: string } {
  const name = state === 'rejected' ? 'rejected' : 'more';
  const { heading, rest } = splitReason(reason ?? '');
  return {
    title: heading === null || heading === '' ? t(`kyc.${name}`) : heading,
    text: `${rest} ${t(`kyc.${name}.next`)}`.trim(),
  };
}
