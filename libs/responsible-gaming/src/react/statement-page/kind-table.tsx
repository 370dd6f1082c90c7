'use client';

import { type Activity } from '@casino-kit/api-contract';
import { useIsMobile } from '@casino-kit/ui';
import { type Column, Table } from '@casino-kit/ui';
import { computeNet, type StatementSums } from '../../core/statement-sums.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';

interface Row {
  id: string;
  title: string;
  rounds: number;
  staked: string;
  won: string;
  minutes: number;
  isTotal?: boolean | undefined;
}

/** Kinds of games with a name in this library; others are shown as the server names them. */
const knownKinds = ['slots', 'live', 'table', 'crash', 'originals'] as const;

/** Rounds, stakes, wins, time and net by kind of game, with the sum; on phones where, time and net. */
export function KindTable({
  activity,
  sums,
  formats,
}: {
  activity: Activity;
  sums: StatementSums;
  formats: ProtectionFormats;
}) {
  const t = useTexts();
  const isMobile = useIsMobile();
  const title = (kind: string) => {
    const known = knownKinds.find((one) => one === kind);
    return known === undefined ? kind : t(`responsible-gaming.kind.${known}`);
  };
  const rows: Row[] = [
    ...activity.byKind.map(({ kind, ...row }) => ({ ...row, id: kind, title: title(kind) })),
    { ...sums, id: 'total', title: t('responsible-gaming.statement.together'), isTotal: true },
  ];
  const strong = ({ isTotal }: Row, text: string) => (isTotal ? <b>{text}</b> : text);
  const columns: Column<Row>[] = [
    {
      id: 'where',
      title: t('responsible-gaming.statement.where'),
      cell: (row) => strong(row, row.title),
    },
    {
      id: 'rounds',
      title: t('responsible-gaming.statement.column.rounds'),
      cell: ({ rounds }) => formats.count(rounds),
      numeric: true,
    },
    {
      id: 'staked',
      title: t('responsible-gaming.statement.staked'),
      cell: ({ staked }) => formats.money(staked),
      numeric: true,
    },
    {
      id: 'won',
      title: t('responsible-gaming.statement.won'),
      cell: ({ won }) => formats.money(won),
      numeric: true,
    },
    {
      id: 'time',
      title: t('responsible-gaming.statement.time'),
      cell: ({ minutes }) => formats.duration(minutes),
      numeric: true,
    },
    {
      id: 'net',
      title: t('responsible-gaming.statement.column.net'),
      cell: (row) => (
        <b>
          <bdi>{formats.signed(computeNet(row))}</bdi>
        </b>
      ),
      numeric: true,
    },
  ];
  const onPhones = ['where', 'time', 'net'];
  return (
    <Table
      caption={t('responsible-gaming.statement.byKind')}
      columns={isMobile ? columns.filter(({ id }) => onPhones.includes(id)) : columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
