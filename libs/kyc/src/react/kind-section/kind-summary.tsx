'use client';

import { type DocumentKindState } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { Alert } from '@casino-kit/ui';
import { type KindView } from '../../core/kind-view.js';
import { splitReason } from '../../core/split-reason.js';
import { useTexts } from '../texts.js';

/** The latest of some points in time, ISO 8601. */
const latest = (times: readonly (string | null)[]) =>
  times.flatMap((at) => (at === null ? [] : [Date.parse(at)])).sort((a, b) => b - a)[0];

/** Says what became of a kind: when it was sent and is checked, when it was approved. */
function useKindSummary(): (view: KindView) => string | null {
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
    return [
      sent !== undefined && t('kyc.sent', { date: moment.format(sent) }),
      expected !== undefined && t('kyc.expected', { date: moment.format(expected) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}

const asks = (state: DocumentKindState) => state === 'rejected' || state === 'additional-info-required';

/** What a player has to know about a kind: why it was rejected or what is missing, else where it stands. */
export function KindSummary({ view }: { view: KindView }) {
  const t = useTexts();
  const summary = useKindSummary();
  const { state, reason } = view;
  if (!asks(state)) {
    const text = summary(view);
    return text ? <p>{text}</p> : null;
  }
  const name = state === 'rejected' ? 'rejected' : 'more';
  const { heading, rest } = splitReason(reason ?? '');
  return (
    <Alert
      tone={state === 'rejected' ? 'danger' : 'info'}
      title={heading === null || heading === '' ? t(`kyc.${name}`) : heading}
    >
      {rest} {t(`kyc.${name}.next`)}
    </Alert>
  );
}
