'use client';

import { Gauge } from 'lucide-react';
import { type PlayLimit, type PlayLimits } from '@casino-kit/api-contract';
import { isSameSlot, type LimitSlot, limitSlots } from '@casino-kit/play-limits';
import { Link } from '@casino-kit/ui';
import { findLimit, limitProgress } from '../../core/limit-list.js';
import { LimitRow } from '../limit-row/limit-row.js';
import { SessionTimeRow } from '../limit-row/session-time-row.js';
import { UnsetLimits } from '../limit-row/unset-limits.js';
import { useLimitTexts } from '../limit-row/use-limit-texts.js';
import { LimitCard } from '../limits-panel/limit-card.js';
import { type UsePendingActionsResult } from '../limits-panel/use-pending-actions.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';

export interface LimitsSummaryProps {
  limits: PlayLimits;
  formats: ProtectionFormats;
  now: Date;
  /** Omitted where something else on the page leads to all limits. */
  limitsHref: string | undefined;
  pendingActions: UsePendingActionsResult;
  onEdit: (limit: LimitSlot | 'session') => void;
}

/** The limits that are offered first to a player without any. */
const suggested: readonly LimitSlot[] = [
  { kind: 'deposit', period: 'weekly' },
  { kind: 'loss', period: 'daily' },
  { kind: 'loss', period: 'monthly' },
];
const mostRows = 3;

const waits = ({ pending }: PlayLimit) => Number(pending !== null);

/** Returns the limits to show in short: each that waits for a change, those nearest to their amount, then one that could be set. */
function chooseRows({ limits }: PlayLimits): PlayLimit[] {
  const set = limitSlots
    .map((slot) => findLimit(limits, slot))
    .filter((limit) => limit.amount !== null && (limit.period !== null || limit.pending !== null))
    .sort((a, b) => waits(b) - waits(a) || (limitProgress(b)?.share ?? 0) - (limitProgress(a)?.share ?? 0));
  const shown = set.slice(0, Math.max(mostRows, set.filter(waits).length));
  const unset = suggested.map((slot) => findLimit(limits, slot)).filter(({ amount }) => amount === null);
  const offered = shown.length === 0 ? unset : unset.slice(0, 1);
  return [...shown, ...offered].filter(
    (limit, at, all) => all.findIndex((other) => isSameSlot(other, limit)) === at,
  );
}

/** The limits in short: up to three in use and the session time; one line with what could be set. */
export function LimitsSummary({
  limits,
  formats,
  now,
  limitsHref,
  pendingActions,
  onEdit,
}: LimitsSummaryProps) {
  const t = useTexts();
  const texts = useLimitTexts();
  const rows = chooseRows(limits);
  const unset = rows.filter(({ amount }) => amount === null);
  // A player without any is offered the first at full size.
  const [first, others] = unset.length === rows.length ? [unset[0], unset.slice(1)] : [undefined, unset];
  const renderRow = (limit: PlayLimit) => (
    <LimitRow
      key={`${limit.kind} ${limit.period ?? ''}`}
      named
      limit={limit}
      formats={formats}
      now={now}
      onChange={() => onEdit(limit)}
      pendingActions={pendingActions.getActions(limit)}
    />
  );
  const sessionRow = (
    <SessionTimeRow
      limit={limits.session}
      formats={formats}
      now={now}
      onChange={() => onEdit('session')}
      pendingActions={pendingActions.getActions('session')}
    />
  );
  return (
    <LimitCard
      title={t('responsible-gaming.limits.yours')}
      Icon={Gauge}
      end={limitsHref !== undefined && <Link href={limitsHref}>{t('responsible-gaming.limits.all')}</Link>}
    >
      {rows.filter(({ amount }) => amount !== null).map(renderRow)}
      {limits.session !== null && sessionRow}
      {first !== undefined && renderRow(first)}
      <UnsetLimits
        limits={[
          ...others.map((limit) => ({
            key: `${limit.kind} ${limit.period ?? ''}`,
            label: texts.full(limit),
            fullName: texts.full(limit),
            onSet: () => onEdit(limit),
          })),
          ...(limits.session === null
            ? [
                {
                  key: 'session',
                  label: t('responsible-gaming.session.time'),
                  fullName: t('responsible-gaming.session.time'),
                  onSet: () => onEdit('session'),
                },
              ]
            : []),
        ]}
      />
    </LimitCard>
  );
}
