'use client';

import { type PlayLimits } from '@casino-kit/api-contract';
import { type LimitSlot } from '@casino-kit/play-limits';
import { Alert } from '@casino-kit/ui';
import { findLimit } from '../../core/limit-list.js';
import { sessionMinutes } from '../../core/session-time.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';

/** A limit that was set, and the limits that the server returned. */
export interface SetLimit {
  limit: LimitSlot | 'session';
  limits: PlayLimits;
}

/** Returns what applies from when on, formatted; `null` for a limit that applies already. */
function formatPending({ limit, limits }: SetLimit, formats: ProtectionFormats) {
  if (limit === 'session') {
    const pending = limits.session?.pending ?? null;
    if (pending === null) return null;
    const amount = pending.value === 0 ? null : formats.duration(sessionMinutes(pending));
    return { amount, at: formats.moment(pending.takesEffectAt) };
  }
  const { pending } = findLimit(limits.limits, limit);
  if (pending === null) return null;
  const amount = pending.amount === null ? null : formats.money(pending.amount);
  return { amount, at: formats.moment(pending.takesEffectAt) };
}

/** Confirms the limit that was set last. Of one that waits it says from when it applies. */
export function LimitSetStatus({ set, formats }: { set: SetLimit; formats: ProtectionFormats }) {
  const t = useTexts();
  const pending = formatPending(set, formats);
  if (pending === null) return <Alert tone="success">{t('responsible-gaming.limits.updated')}</Alert>;
  const { amount, at } = pending;
  return (
    <Alert tone="info">
      {amount === null
        ? t('responsible-gaming.pending.removed', { at })
        : t('responsible-gaming.pending.amount', { amount, at })}
    </Alert>
  );
}
