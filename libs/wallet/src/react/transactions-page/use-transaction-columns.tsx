'use client';

import { type Transaction, type TransactionKind } from '@casino-kit/api-contract';
import { type Column, Link, VisuallyHidden } from '@casino-kit/ui';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '../texts.js';
import { StatusTag } from './status-tag.js';
import { TransactionAmount, TransactionBalance } from './transaction-amount.js';
import { ShortTransactionId } from './transaction-id.js';
import styles from './transactions-list.module.css';
import { VerifyLink } from './verify-link.js';
import { type DayFormats } from './use-day-formats.js';
import { useTransactionTexts } from './use-transaction-texts.js';

const orDash = (text: string | null) => (text === null || text === '' ? '–' : <bdi>{text}</bdi>);

/** Returns whether a kind has the columns of the casino history, which have narrower spacing. */
export const isDense = (kind: TransactionKind) => kind === 'casino';

/**
 * Returns the columns of §3; bets and wins have those of the casino history too. `gameHref` leads to a game by its
 * slug.
 */
export function useTransactionColumns(
  kind: TransactionKind,
  formats: DayFormats,
  gameHref?: (slug: string) => string,
): readonly Column<Transaction>[] {
  const t = useTexts();
  const texts = useTransactionTexts();
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
  const usual: Column<Transaction>[] = [
    {
      id: 'date',
      title: (
        <span className={styles.sorted}>
          {t('wallet.column.date')}
          <VisuallyHidden>{t('wallet.column.newestFirst')}</VisuallyHidden>
          <ChevronDown size={14} aria-hidden />
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
    },
    {
      id: 'id',
      title: t('wallet.column.id'),
      cell: ({ transactionId }) =>
        casino ? <ShortTransactionId id={transactionId} /> : <bdi>{transactionId}</bdi>,
    },
    {
      id: 'method',
      title: t('wallet.column.method'),
      cell: (row) => orDash(texts.method(row)),
    },
    {
      id: 'type',
      title: t('wallet.column.type'),
      // The casino history has a column for the game.
      cell: (row) => (
        <>
          {texts.type(row.type)}
          {!casino && texts.subject(row) !== '' && (
            <small className={styles.subject}>
              <bdi>{texts.subject(row)}</bdi>
            </small>
          )}
        </>
      ),
    },
    {
      id: 'bonus',
      title: t('wallet.column.bonus'),
      cell: ({ isBonus }) => quiet(t(isBonus ? 'wallet.yes' : 'wallet.no')),
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
    },
  ];
  if (!casino) return usual;
  const balance = (id: 'balanceBefore' | 'balanceAfter' | 'bonusBalance'): Column<Transaction> => ({
    id,
    title: t(`wallet.column.${id}`),
    numeric: true,
    cell: (row) => <TransactionBalance amount={row[id]} currency={row.currencyCode} />,
  });
  return [
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
    },
    { id: 'provider', title: t('wallet.column.provider'), cell: ({ provider }) => orDash(provider) },
    ...usual.slice(2),
    balance('balanceBefore'),
    balance('balanceAfter'),
    balance('bonusBalance'),
  ];
}
