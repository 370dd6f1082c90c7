'use client';

import { type AnsweredCheck } from '@casino-kit/api-contract';
import { type Column, Table, useIsMobile } from '@casino-kit/ui';
import { type DateRange } from '../../core/date-range.js';
import { netOfPlay } from '../../core/reality-check.js';
import { useTexts } from '../texts.js';
import { useAnsweredChecks } from '../use-protection.js';
import { useProtectionFormats } from '../use-protection-formats.js';

const minuteMs = 60_000;

export interface AnsweredChecksProps {
  period: DateRange;
  timeZone: string;
  now: Date;
}

/** The reality checks that were answered in a period; nothing without any, and where the server does not list them. */
export function AnsweredChecks({ period, timeZone, now }: AnsweredChecksProps) {
  const t = useTexts();
  const isMobile = useIsMobile();
  const loaded = useAnsweredChecks(period, timeZone);
  const checks = loaded.kind === 'ready' ? loaded.data : [];
  const formats = useProtectionFormats(checks[0]?.currencyCode ?? 'EUR', timeZone, now);
  if (checks.length === 0) return null;
  const formatAnswer = ({ answer, minutes }: AnsweredCheck) => {
    if (answer === 'stop') return t('responsible-gaming.checks.stopped');
    if (minutes === null) return t('responsible-gaming.checks.continued');
    return t('responsible-gaming.checks.continuedFor', { time: formats.minutes(minutes) });
  };
  const columns: Column<AnsweredCheck>[] = [
    {
      id: 'time',
      title: t('responsible-gaming.checks.title'),
      cell: ({ answeredAt }) => formats.moment(answeredAt),
    },
    {
      id: 'played',
      title: t('responsible-gaming.checks.played'),
      cell: ({ playedMs }) => formats.duration(playedMs / minuteMs),
      numeric: true,
    },
    {
      id: 'staked',
      title: t('responsible-gaming.statement.staked'),
      cell: ({ staked }) => formats.money(staked),
      numeric: true,
    },
    {
      id: 'net',
      title: t('responsible-gaming.statement.column.net'),
      cell: (check) => <bdi>{formats.signed(netOfPlay(check))}</bdi>,
      numeric: true,
    },
    { id: 'answer', title: t('responsible-gaming.checks.answer'), cell: formatAnswer },
  ];
  return (
    <Table
      caption={t('responsible-gaming.checks.title')}
      columns={isMobile ? columns.filter(({ id }) => id !== 'staked') : columns}
      rows={checks}
      rowKey={({ dueAt }) => dueAt}
    />
  );
}
