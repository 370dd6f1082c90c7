'use client';

import { type Transaction, type TransactionKind } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { type Column, Link, Tag, VisuallyHidden } from '@casino-kit/ui';
import { ArrowDown } from 'lucide-react';
import { type ReactNode } from 'react';
import { getOldest, type PlayGroup } from '../../core/play-groups.js';
import { useTexts } from '../texts.js';
import { StatusTag } from './status-tag.js';
import { SessionAmount, TransactionAmount, TransactionBalance } from './transaction-amount.js';
import { ShortTransactionId } from './transaction-id.js';
import styles from './transactions-list.module.css';
import { VerifyLink } from './verify-link.js';
import { type DayFormats } from './use-day-formats.js';
import { useTransactionTexts } from './use-transaction-texts.js';

/** A row of the table: a transaction, or the bets and wins of a game session, newest first. */
export interface HistoryRow {
  rows: PlayGroup;
  /** The row is one of those that its session's row sums up. */
  isInSession?: boolean | undefined;
}

interface TransactionColumn extends Omit<Column<HistoryRow>, 'cell'> {
  cell: (row: Transaction, isInSession: boolean) => ReactNode;
  /** The cell of a session; that of its newest row by default. */
  session?: ((rows: PlayGroup) => ReactNode) | undefined;
}

const toColumn = ({ cell, session = ([newest]) => cell(newest, false), ...column }: TransactionColumn) => ({
  ...column,
  cell: ({ rows, isInSession = false }: HistoryRow) =>
    rows.length > 1 ? session(rows) : cell(rows[0], isInSession),
});

const orDash = (text: string | null) => (text === null || text === '' ? '–' : <bdi>{text}</bdi>);

/** Returns whether a kind has the columns of the casino history, which have narrower spacing. */
export const isDense = (kind: TransactionKind) => kind === 'casino';

/**
 * Returns the columns of §3; bets and wins have those of the casino history too, and those of one game session share a
 * row that sums them up. `gameHref` leads to a game by its slug.
 */
export function useTransactionColumns(
  kind: TransactionKind,
  formats: DayFormats,
  gameHref?: (slug: string) => string,
): readonly Column<HistoryRow>[] {
  const t = useTexts();
  const texts = useTransactionTexts();
  const numbers = useNumberFormat();
  const quiet = (content: string) => <span className={styles.quiet}>{content}</span>;
  const renderGame = ({ gameName, gameSlug }: Transaction) =>
    gameHref !== undefined && gameName && gameSlug ? (
      <Link href={gameHref(gameSlug)} className={styles.game}>
        {gameName}
      </Link>
    ) : (
      orDash(gameName)
    );
  const casino = isDense(kind);
  const usual: TransactionColumn[] = [
    {
      id: 'date',
      title: (
        <span className={styles.sorted}>
          {t('wallet.column.date')}
          <VisuallyHidden>{t('wallet.column.newestFirst')}</VisuallyHidden>
          <ArrowDown size={14} aria-hidden />
        </span>
      ),
      cell: ({ at }) =>
        casino ? (
          <span className={styles.quiet}>
            {formats.date(at)} <span className={styles.time}>{formats.time(at)}</span>
          </span>
        ) : (
          quiet(formats.moment(at))
        ),
      // The narrow column has the time of the newest row.
      session: casino ? undefined : (rows) => quiet(formats.moments(getOldest(rows).at, rows[0].at)),
    },
    {
      id: 'id',
      title: t('wallet.column.id'),
      cell: ({ transactionId }) =>
        casino ? <ShortTransactionId id={transactionId} /> : <bdi>{transactionId}</bdi>,
      // Its rows have theirs; the narrow column has no room for how many they are.
      session: ({ length }) => (casino ? null : quiet(texts.count(length))),
    },
    {
      id: 'method',
      title: t('wallet.column.method'),
      // What has no payment method has its game or its reward here; the casino history has a column for the game.
      cell: (row, isInSession) =>
        isInSession ? null : orDash(texts.method(row) || (casino ? '' : texts.subject(row))),
    },
    {
      id: 'type',
      title: t('wallet.column.type'),
      cell: ({ type }) => texts.type(type),
      session: ({ length }) =>
        casino ? (
          <span className={styles.plays}>
            {texts.kind('casino')} <Tag>{numbers.format(length)}</Tag>
          </span>
        ) : (
          texts.kind('casino')
        ),
    },
    {
      id: 'bonus',
      title: t('wallet.column.bonus'),
      // Only the exception is shown.
      cell: ({ isBonus }) => (isBonus ? t('wallet.yes') : <VisuallyHidden>{t('wallet.no')}</VisuallyHidden>),
    },
    {
      id: 'status',
      title: t('wallet.column.status'),
      cell: ({ status }) => <StatusTag status={status} dense={casino} />,
    },
    {
      id: 'amount',
      title: t('wallet.column.amount'),
      numeric: true,
      cell: (row) => <TransactionAmount row={row} />,
      session: (rows) => <SessionAmount rows={rows} />,
    },
  ];
  if (!casino) return usual.map(toColumn);
  const balance = (id: 'balanceBefore' | 'balanceAfter' | 'bonusBalance'): TransactionColumn => {
    const cell = (row: Transaction) => <TransactionBalance amount={row[id]} currency={row.currencyCode} />;
    return {
      id,
      title: t(`wallet.column.${id}`),
      numeric: true,
      cell,
      session: (rows) => cell(id === 'balanceBefore' ? getOldest(rows) : rows[0]),
    };
  };
  const columns: TransactionColumn[] = [
    ...usual.slice(0, 2),
    {
      id: 'game',
      title: t('wallet.column.game'),
      cell: (row) => (
        <>
          {renderGame(row)}
          <VerifyLink row={row} />
        </>
      ),
      session: ([newest]) => renderGame(newest),
    },
    { id: 'provider', title: t('wallet.column.provider'), cell: ({ provider }) => orDash(provider) },
    ...usual.slice(2),
    balance('balanceBefore'),
    balance('balanceAfter'),
    balance('bonusBalance'),
  ];
  return columns.map(toColumn);
}
