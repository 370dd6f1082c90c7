'use client';

import { type ReactNode, useId } from 'react';
import { useSettings } from '@casino-kit/settings';
import { ButtonLink, Card, EmptyState, Link, PageHeader } from '@casino-kit/ui';
import { AddedAt } from '../award-summary/added-at.js';
import { AwardSummary } from '../award-summary/award-summary.js';
import { Coin } from '../coin/coin.js';
import { useTexts } from '../texts.js';
import { type Cashback, type CashbackOptions, useCashback } from '../use-cashback.js';
import styles from './cashback-page.module.css';

export interface CashbackPageProps extends CashbackOptions {
  /** The rakeback calendar, where the awards are claimed. */
  calendar?: ReactNode | undefined;
  /** Where a guest logs in. */
  loginHref: string;
  /** Where to go from a brand without cashback, when there is nothing `instead`; `/` by default. */
  homeHref?: string | undefined;
  /** What a brand without cashback has instead, such as cards that lead to other rewards. */
  instead?: ReactNode | undefined;
  /** The title of the page of a brand without cashback, such as that of its calendar; that there is none by default. */
  insteadTitle?: string | undefined;
  /** What that page is about, below its `insteadTitle`; that there is no cashback by default. */
  insteadLead?: string | undefined;
  /** The player's zone (IANA), for the time of day; the machine's by default. */
  timeZone?: string | undefined;
  /** The frame around the page already shows the title. */
  untitled?: boolean | undefined;
}

const steps = ['1', '2', '3', '4'] as const;

function Now({
  cashback,
  loginHref,
  timeZone,
}: {
  cashback: Cashback;
  loginHref: string;
  timeZone: string | undefined;
}) {
  const t = useTexts();
  const titleId = useId();
  if (cashback.audience === 'guest')
    return (
      <Card>
        <EmptyState
          icon={<Coin size={64} />}
          title={t('cashback.page.guest')}
          action={
            <ButtonLink href={loginHref} variant="primary">
              {t('cashback.page.logIn')}
            </ButtonLink>
          }
        >
          {t('cashback.page.guest.text')}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <section className={styles.section} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('cashback.page.now')}</h2>
        <AwardSummary cashback={cashback} />
        <p className={styles.when}>
          <AddedAt text="cashback.addedAt" at={cashback.at} timeZone={timeZone} />
        </p>
      </section>
    </Card>
  );
}

function How() {
  const t = useTexts();
  const titleId = useId();
  return (
    <Card>
      <section className={styles.section} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('cashback.page.how')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`cashback.page.how.${step}`)}</li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

/**
 * The page `/cashback` (§2): what cashback is, what the half hour has brought with its formula, when that is added to
 * the calendar, and the calendar itself. Asks a guest to log in. For a brand without cashback the page says so, and shows
 * what there is instead.
 */
export function CashbackPage({
  calendar,
  loginHref,
  homeHref = '/',
  instead,
  insteadTitle,
  insteadLead,
  timeZone,
  untitled = false,
  ...options
}: CashbackPageProps) {
  const t = useTexts();
  const { brandName } = useSettings();
  const cashback = useCashback(options);
  const place = calendar !== undefined && <div className={styles.calendar}>{calendar}</div>;
  if (!cashback.isOffered) {
    const none = t('cashback.none', { brand: brandName });
    const lead = instead === undefined ? undefined : t('cashback.none.text');
    return (
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHeader
            title={insteadTitle ?? none}
            lead={insteadTitle === undefined ? lead : (insteadLead ?? none)}
            end={
              instead === undefined ? (
                <Link href={homeHref} className={styles.home}>
                  {t('cashback.none.home')}
                </Link>
              ) : undefined
            }
          />
        </div>
        {place}
        {instead !== undefined && <div className={styles.instead}>{instead}</div>}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader title={untitled ? undefined : t('cashback.title')} lead={t('cashback.page.text')} />
      </div>
      <div className={styles.side}>
        <Now cashback={cashback} loginHref={loginHref} timeZone={timeZone} />
      </div>
      {place}
      <div className={styles.how}>
        <How />
      </div>
    </div>
  );
}
