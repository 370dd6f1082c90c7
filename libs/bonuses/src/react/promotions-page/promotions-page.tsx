'use client';

import { bonusTypes, isCashbackOffered } from '@casino-kit/api-contract';
import { useSettings } from '@casino-kit/settings';
import { Button, ButtonLink, Card, EmptyState, SectionHead, ToggleChips } from '@casino-kit/ui';
import { Gift } from 'lucide-react';
import { type OffersView } from '../../core/bonus-type.js';
import { isShut } from '../../core/offer-state.js';
import { welcomeBonusId } from '../../core/welcome-offer.js';
import { BonusProvider, useBonusContext } from '../bonus-provider/bonus-provider.js';
import { type BonusOptions } from '../bonus-links.js';
import { CouponEntry } from '../coupon-form/coupon-form.js';
import { DailyBonus } from '../daily-bonus/daily-bonus.js';
import { useDailyOffer } from '../daily-bonus/use-daily-offer.js';
import { OfferList } from '../offer-list/offer-list.js';
import { BonusPageFrame } from '../page-frame/page-frame.js';
import { useTexts } from '../texts.js';
import { WelcomeBlock } from '../welcome-block/welcome-block.js';
import styles from './promotions-page.module.css';

export interface PromotionsPageProps extends BonusOptions {
  /** The current view, which the host keeps in the address (`readOffersView`, `writeOffersView`). */
  view: OffersView;
  /** `replace`: the address changes without a new entry in the history of the browser. */
  onView: (view: OffersView, how: { replace: boolean }) => void;
  /** The id of the welcome offer for guests; `welcome` by default, `null` for none. */
  welcome?: string | null | undefined;
}

type ViewProps = Pick<PromotionsPageProps, 'view' | 'onView'>;

function TypeFilter({ view, onView }: ViewProps) {
  const t = useTexts();
  const { theme } = useSettings();
  const types = bonusTypes.filter((type) => type !== 'instant_cashback' || isCashbackOffered(theme));
  return (
    <ToggleChips
      label={t('bonuses.promotions.filter')}
      options={[null, ...types].map((type) => ({
        value: type,
        label: type === null ? t('bonuses.promotions.all') : t(`bonuses.type.${type}`),
      }))}
      value={view.type}
      onChange={(type) => onView({ type, page: 1 }, { replace: false })}
    />
  );
}

function NoOffers({ view, onView }: ViewProps) {
  const t = useTexts();
  const { options } = useBonusContext();
  return (
    <Card role="status">
      {view.type === null ? (
        <EmptyState
          icon={<Gift size={28} aria-hidden />}
          title={t('bonuses.promotions.empty')}
          action={<ButtonLink href={options.calendarHref}>{t('bonuses.promotions.calendar')}</ButtonLink>}
        >
          {t('bonuses.promotions.empty.text')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<Gift size={28} aria-hidden />}
          title={t('bonuses.promotions.noneOfType')}
          action={
            <Button onClick={() => onView({ type: null, page: 1 }, { replace: false })}>
              {t('bonuses.promotions.showAll')}
            </Button>
          }
        >
          {t('bonuses.promotions.noneOfType.text')}
        </EmptyState>
      )}
    </Card>
  );
}

function Content({ view, onView, welcome }: ViewProps & { welcome: string | null }) {
  const t = useTexts();
  const { useNewsBlockInPromotions } = useSettings();
  const { viewer } = useBonusContext();
  const shownAbove = viewer.authenticated ? null : welcome;
  const daily = useDailyOffer();
  // The whole list repeats nothing of what is above it; one type is complete.
  const isWhole = view.type === null && !useNewsBlockInPromotions;
  const above = isWhole && daily.data && !isShut(daily.data, viewer) ? daily.data.id : null;
  return (
    <BonusPageFrame title={t('bonuses.promotions.title')} subtitle={t('bonuses.promotions.subtitle')} wide>
      {shownAbove !== null && <WelcomeBlock bonusId={shownAbove} />}
      <DailyBonus />
      <section className={styles.offers}>
        <SectionHead
          title={t(useNewsBlockInPromotions ? 'bonuses.promotions.news' : 'bonuses.promotions.list')}
        />
        <div className={styles.filter}>
          <TypeFilter view={view} onView={onView} />
        </div>
        <OfferList
          type={view.type}
          page={view.page}
          onPage={(page, how) => onView({ ...view, page }, how)}
          form={useNewsBlockInPromotions ? 'news' : 'cards'}
          level={3}
          omit={[shownAbove, above]}
          waits={isWhole && !daily.isFetched}
          beside={<CouponEntry />}
          empty={<NoOffers view={view} onView={onView} />}
        />
      </section>
    </BonusPageFrame>
  );
}

/**
 * The page `/promotions` (§2): the offers by type, 24 a page; today's bonus; a coupon form. Guests see the welcome
 * offer and a link to the login. Needs a QueryClientProvider.
 */
export function PromotionsPage({ view, onView, welcome = welcomeBonusId, ...options }: PromotionsPageProps) {
  return (
    <BonusProvider options={options}>
      <Content view={view} onView={onView} welcome={welcome} />
    </BonusProvider>
  );
}
