'use client';

import { useReturnToLastPage } from '@casino-kit/api-client/paging';
import { useLocale } from '@casino-kit/i18n';
import { type UserBonus } from '@casino-kit/api-contract';
import { formatFigure, formatMoney, isPositive } from '@casino-kit/money';
import {
  Button,
  Card,
  type Column,
  EmptyLine,
  ErrorState,
  DescriptionList,
  PagedList,
  SectionHead,
  Skeleton,
  Table,
  useIsMobile,
} from '@casino-kit/ui';
import { History } from 'lucide-react';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { useTexts } from '../texts.js';
import styles from './bonus-history.module.css';
import { StatusTag } from './status-tag.js';
import { useEndedBonuses } from './use-activated-bonuses.js';

interface Entry {
  id: 'started' | 'ended' | 'amount' | 'wagered' | 'converted' | 'forfeited';
  /** `null` when there is nothing to show. */
  text: (bonus: UserBonus) => string | null;
  numeric: boolean;
}

function useEntries(): readonly Entry[] {
  const t = useTexts();
  const { formatTag: locale } = useLocale();
  const { formats } = useBonusContext().viewer;
  const money = (amount: string, currency: string) =>
    isPositive(amount) ? formatMoney(amount, { locale, currency }) : null;
  const figures = (id: 'converted' | 'forfeited'): Entry => ({
    id,
    text: (bonus) => money(bonus[id], bonus.currencyCode),
    numeric: true,
  });
  return [
    { id: 'started', text: ({ startedAt }) => formats.moment(startedAt), numeric: false },
    {
      id: 'ended',
      text: ({ endedAt }) => (endedAt ? formats.moment(endedAt) : null),
      numeric: false,
    },
    {
      id: 'amount',
      text({ amount, currencyCode, freeSpinsQuantity }) {
        const spins = freeSpinsQuantity ?? 0;
        const given = money(amount, currencyCode);
        if (given !== null || spins <= 0) return given;
        return t('bonuses.gift.freeSpins', { count: spins, spins: formatFigure(String(spins), locale) });
      },
      numeric: true,
    },
    {
      id: 'wagered',
      text({ wagered, wagerTotal, currencyCode: currency }) {
        if (!isPositive(wagerTotal)) return null;
        const [done, total] = [wagered, wagerTotal].map((amount) =>
          formatMoney(amount, { locale, currency, trimWhole: true }),
        );
        return t('bonuses.history.ofTotal', { done: done ?? '', total: total ?? '' });
      },
      numeric: true,
    },
    figures('converted'),
    figures('forfeited'),
  ];
}

function BonusName({ bonus }: { bonus: UserBonus }) {
  const t = useTexts();
  return (
    <span className={styles.name}>
      <b>
        <bdi>{bonus.name}</bdi>
      </b>
      <small>{t(`bonuses.type.${bonus.type}`)}</small>
    </span>
  );
}

function Rows({ rows }: { rows: readonly UserBonus[] }) {
  const t = useTexts();
  const phone = useIsMobile();
  const entries = useEntries();
  if (!phone) {
    const columns: Column<UserBonus>[] = [
      { id: 'bonus', title: t('bonuses.history.column.bonus'), cell: (bonus) => <BonusName bonus={bonus} /> },
      {
        id: 'status',
        title: t('bonuses.history.column.status'),
        cell: ({ status }) => <StatusTag status={status} />,
      },
      ...entries.map(({ id, text, numeric }): Column<UserBonus> => ({
        id,
        title: t(`bonuses.history.column.${id}`),
        numeric,
        cell: (bonus) => (
          <span className={id === 'converted' ? styles.cash : styles.quiet}>{text(bonus) ?? '–'}</span>
        ),
      })),
    ];
    return (
      <Table
        caption={t('bonuses.history.title')}
        columns={columns}
        rows={rows}
        rowKey={({ userBonusId }) => userBonusId}
      />
    );
  }
  return (
    <ul className={styles.cards} aria-label={t('bonuses.history.title')}>
      {rows.map((bonus) => (
        <li key={bonus.userBonusId}>
          <Card className={styles.card}>
            <div className={styles.line}>
              <BonusName bonus={bonus} />
              <StatusTag status={bonus.status} />
            </div>
            <DescriptionList
              facts={entries.flatMap(({ id, text }) => {
                const value = text(bonus);
                return value === null ? [] : [{ term: t(`bonuses.history.column.${id}`), value }];
              })}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The ended bonuses: how, when, what became cash and what was forfeited (§2, `bonus_history`), 24 a page (§9). */
export function BonusHistory({
  page,
  onPage,
}: {
  page: number;
  onPage: (page: number, how: { replace: boolean }) => void;
}) {
  const t = useTexts();
  const view = useEndedBonuses(page);
  useReturnToLastPage(view, onPage);
  const content = () => {
    switch (view.kind) {
      case 'loading':
      case 'outOfRange':
        return (
          <div role="status" aria-label={t('bonuses.loading')}>
            <Skeleton height={266} radius="card" />
          </div>
        );
      case 'failed':
        return (
          <Card>
            <ErrorState
              title={t('bonuses.history.failed')}
              action={<Button onClick={view.retry}>{t('bonuses.retry')}</Button>}
            >
              {t('bonuses.history.failed.text')}
            </ErrorState>
          </Card>
        );
      case 'unsupported':
        return null;
      case 'empty':
        return (
          <EmptyLine icon={<History size={20} aria-hidden />} title={t('bonuses.history.none')}>
            {t('bonuses.history.none.text')}
          </EmptyLine>
        );
      case 'rows':
        return (
          <PagedList {...view} onPage={(to) => onPage(to, { replace: false })}>
            {(pagination) => (
              <>
                <Rows rows={view.rows} />
                {pagination}
              </>
            )}
          </PagedList>
        );
    }
  };
  if (view.kind === 'unsupported') return null;
  return (
    <section className={styles.history}>
      <SectionHead title={t('bonuses.history.title')} />
      {content()}
    </section>
  );
}
