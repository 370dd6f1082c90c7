'use client';

import { type PlayLimits } from '@casino-kit/api-contract';
import { type LimitSlot } from '@casino-kit/play-limits';
import { Alert } from '@casino-kit/ui';
import { findLimit } from '../../core/limit-list.js';
import { sessionMinutes } from '../../core/session-time.js';
import { usePendingTexts, type WaitingChange } from '../limit-row/use-pending-texts.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';

/** A limit that was set, and the limits that the server returned. */
export interface SetLimit {
  limit: LimitSlot | 'session';
  limits: PlayLimits;
}

/** Returns the change that waits, formatted; `null` for a limit that applies already. */
function formatPending({ limit, limits }: SetLimit, formats: ProtectionFormats): WaitingChange | null {
  if (limit === 'session') {
    const { session } = limits;
    if (!session?.pending) return null;
    const { pending } = session;
    return {
      amount: pending.value === 0 ? null : formats.duration(sessionMinutes(pending)),
      at: formats.moment(pending.takesEffectAt),
      current: formats.duration(sessionMinutes(session)),
      isDue: false,
      needsConfirmation: pending.needsConfirmation === true,
    };
  }
  const { pending, amount } = findLimit(limits.limits, limit);
  if (pending === null || amount === null) return null;
  return {
    amount: pending.amount === null ? null : formats.money(pending.amount),
    at: formats.moment(pending.takesEffectAt),
    current: formats.money(amount),
    isDue: false,
    needsConfirmation: pending.needsConfirmation === true,
  };
}

/** Confirms the limit that was set last. One that waits is said as in its row. */
export function LimitSetStatus({ set, formats }: { set: SetLimit; formats: ProtectionFormats }) {
  const t = useTexts();
  const getTexts = usePendingTexts();
  const pending = formatPending(set, formats);
  if (pending === null) return <Alert tone="success">{t('responsible-gaming.limits.updated')}</Alert>;
  const { title, text } = getTexts(pending);
  return (
    <Alert tone="info" title={title}>
      {text}
    </Alert>
  );
}
