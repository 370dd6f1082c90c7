'use client';

import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { type UserBonus } from '@casino-kit/api-contract';
import { useAuthState } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Alert,
  StaleAlert,
  Skeleton,
  VisuallyHidden,
} from '@casino-kit/ui';
import { Gift } from 'lucide-react';
import { blockingBonus } from '../../core/bonus-progress.js';
import { type ForfeitOutcome } from '../../core/forfeit-bonus.js';
import { BonusProvider, useBonusContext } from '../bonus-provider/bonus-provider.js';
import { type BonusOptions } from '../bonus-links.js';
import { ForfeitBonusDialog } from '../forfeit-bonus-dialog/forfeit-bonus-dialog.js';
import { useOffers } from '../offer-list/use-offers.js';
import { BonusPageFrame } from '../page-frame/page-frame.js';
import { useTexts } from '../texts.js';
import { ActiveBonusCard } from './active-bonus-card.js';
import { BonusHistory } from './bonus-history.js';
import styles from './bonuses-page.module.css';
import { NoActiveBonus } from './no-active-bonus.js';
import { useActiveBonuses } from './use-activated-bonuses.js';

export interface BonusesPageProps extends BonusOptions {
  /** The current page of the history, from 1; the host keeps it in the address. */
  page: number;
  /** `replace`: the address changes without a new entry in the history of the browser. */
  onPage: (page: number, how: { replace: boolean }) => void;
  /** A slot below an active bonus, such as what usually happens with one like it. */
  explainer?: ((bonus: UserBonus) => ReactNode) | undefined;
  /** The frame around the page already shows the title. */
  untitled?: boolean | undefined;
}

/** Active bonuses, then the `history`: it waits for what is above it, since it would move otherwise. */
function ActiveBonuses({
  explainer,
  untitled = false,
  history,
}: Pick<BonusesPageProps, 'explainer' | 'untitled'> & { history: ReactNode }) {
  const t = useTexts();
  const promotions = usePagePath('promotions');
  const { viewer, options } = useBonusContext();
  const view = useActiveBonuses();
  const offers = useOffers(null, 1, { enabled: view.kind === 'empty' });
  const isLoading = view.kind === 'loading' || (view.kind === 'empty' && offers.kind === 'loading');
  const [givingUp, setGivingUp] = useState<UserBonus | null>(null);
  const [ended, setEnded] = useState<{ name: string; how: ForfeitOutcome['kind'] } | null>(null);
  const message = useRef<HTMLDivElement>(null);
  // The button that opened the dialog is removed with its bonus.
  useEffect(() => {
    if (ended === null) return;
    message.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView?.({ block: 'nearest' });
  }, [ended]);
  const content = () => {
    if (view.kind === 'loading' || isLoading)
      return (
        <div role="status" aria-label={t('bonuses.loading')} className={styles.active}>
          <Skeleton height={330} radius="card" />
          <Skeleton height={480} radius="card" />
        </div>
      );
    switch (view.kind) {
      case 'failed':
        return (
          <Card>
            <ErrorState
              title={t('bonuses.mine.failed')}
              action={<Button onClick={view.retry}>{t('bonuses.retry')}</Button>}
            >
              {t('bonuses.mine.failed.text')}
            </ErrorState>
          </Card>
        );
      case 'unsupported':
        return (
          <Card>
            <EmptyState
              icon={<Gift size={28} aria-hidden />}
              title={t('bonuses.mine.unlisted')}
              action={
                <ButtonLink href={promotions} variant="primary">
                  {t('bonuses.mine.toPromotions')}
                </ButtonLink>
              }
            >
              {t('bonuses.mine.unlisted.text')}
            </EmptyState>
          </Card>
        );
      case 'empty':
        return <NoActiveBonus promotionsHref={promotions} explained={!untitled} offers={offers} />;
      case 'rows':
        return (
          <>
            {view.isStale && <StaleAlert onRetry={view.retry} />}
            {view.rows.map((bonus) => (
              <Fragment key={bonus.userBonusId}>
                <ActiveBonusCard
                  bonus={bonus}
                  blockingBonus={blockingBonus(bonus, view.rows)?.name ?? null}
                  timeZone={viewer.timeZone}
                  now={viewer.now}
                  gamesHref={options.gamesHref}
                  termsHref={options.termsHref}
                  onForfeit={() => setGivingUp(bonus)}
                />
                {explainer?.(bonus)}
              </Fragment>
            ))}
          </>
        );
    }
  };
  return (
    <>
      <section tabIndex={-1} className={styles.active} aria-label={t('bonuses.mine.active')}>
        <div ref={message} role="status" tabIndex={-1} className={styles.message}>
          {ended !== null && (
            <Alert tone={ended.how === 'forfeited' ? 'success' : 'info'}>
              {t(ended.how === 'forfeited' ? 'bonuses.forfeit.done' : 'bonuses.forfeit.gone', {
                bonus: ended.name,
              })}
            </Alert>
          )}
        </div>
        {content()}
        {givingUp !== null && (
          <ForfeitBonusDialog
            bonus={givingUp}
            onClose={() => setGivingUp(null)}
            onEnded={(how) => {
              setEnded({ name: givingUp.name, how });
              setGivingUp(null);
            }}
          />
        )}
      </section>
      {!isLoading && history}
    </>
  );
}

function GuestState({ loginHref }: { loginHref: string }) {
  const t = useTexts();
  return (
    <EmptyState
      heading="h1"
      icon={<Gift size={28} aria-hidden />}
      title={t('bonuses.mine.guest')}
      action={
        <ButtonLink href={loginHref} variant="primary">
          {t('bonuses.login')}
        </ButtonLink>
      }
    />
  );
}

/**
 * The page `/bonuses`, "My bonuses" (§2): active bonuses, their progress, their requirements and how to forfeit them;
 * then the history, 24 a page (§9). Asks a guest to log in. Needs a QueryClientProvider.
 */
export function BonusesPage({ page, onPage, explainer, untitled, ...options }: BonusesPageProps) {
  const t = useTexts();
  const { initialized, authenticated } = useAuthState();
  if (initialized && !authenticated) return <GuestState loginHref={options.loginHref} />;
  return (
    <BonusProvider options={options}>
      <BonusPageFrame
        title={t('bonuses.mine.title')}
        subtitle={t('bonuses.mine.subtitle')}
        untitled={untitled}
      >
        {untitled && (
          <VisuallyHidden>
            <h2>{t('bonuses.mine.active')}</h2>
          </VisuallyHidden>
        )}
        <ActiveBonuses
          explainer={explainer}
          untitled={untitled}
          history={<BonusHistory page={page} onPage={onPage} />}
        />
      </BonusPageFrame>
    </BonusProvider>
  );
}
