'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { addDays } from '@casino-kit/calendar-dates';
import { isPositive } from '@casino-kit/money';
import {
  Button,
  ButtonLink,
  type DescriptionItem,
  DescriptionList,
  Skeleton,
  VisuallyHidden,
} from '@casino-kit/ui';
import { type BonusCalendarDay, daysOnOffer } from '../../core/bonus-calendar-days.js';
import { getOfferTerms } from '../../core/offer-terms.js';
import { GiftArt } from '../gift-art/gift-art.js';
import { OfferDescription } from '../offer-description/offer-description.js';
import { useTexts } from '../texts.js';
import { type BonusFormats } from '../use-bonus-formats.js';
import { useOfferTitle } from './calendar-cell.js';
import { type DayOffer } from './use-bonus-calendar.js';
import { type CalendarTexts } from './use-calendar-texts.js';
import styles from './calendar-details.module.css';

export interface CalendarDetailsProps {
  day: BonusCalendarDay;
  offer: DayOffer | null;
  texts: CalendarTexts;
  formats: BonusFormats;
  knowsOpened: boolean;
  promotionsHref: string;
}

/** The main terms of an offer: its value, its ends, what it requires. */
function useTerms(bonus: Bonus, { money, figure }: BonusFormats): DescriptionItem[] {
  const t = useTexts();
  const facts: DescriptionItem[] = [];
  for (const fact of getOfferTerms(bonus)) {
    if (fact.kind === 'freeSpins' && fact.value !== null && isPositive(fact.value))
      facts.push({ term: t('bonuses.calendar.fact.spinValue'), value: money(fact.value) });
    if (fact.kind === 'maxWin')
      facts.push({ term: t('bonuses.calendar.fact.maxWin'), value: money(fact.amount) });
    if (fact.kind === 'minimumDeposit')
      facts.push({ term: t('bonuses.fact.minimumDeposit'), value: money(fact.amount) });
    if (fact.kind === 'wagering')
      facts.push({
        term: t('bonuses.fact.wagering'),
        value: t(`bonuses.fact.wagering.${fact.of}`, { times: figure(fact.times) }),
      });
  }
  return facts;
}

function Offer({
  bonus,
  title,
  formats,
  promotionsHref,
}: {
  bonus: Bonus;
  title: string;
  formats: BonusFormats;
  promotionsHref: string;
}) {
  const t = useTexts();
  const facts = useTerms(bonus, formats);
  return (
    <>
      <h3 className={styles.title}>
        <bdi>{title}</bdi>
      </h3>
      <OfferDescription bonus={bonus} className={styles.quiet} />
      {facts.length > 0 && <DescriptionList facts={facts} />}
      <ButtonLink href={promotionsHref} variant="primary" size="lg" block>
        {t('bonuses.calendar.more')}
      </ButtonLink>
    </>
  );
}

/** Explains in a sentence why a day shows no offer. */
function useReason({
  day,
  texts,
  knowsOpened,
}: Pick<CalendarDetailsProps, 'day' | 'texts' | 'knowsOpened'>): string {
  const t = useTexts();
  if (day.state === 'ended') {
    if (!knowsOpened) return t('bonuses.calendar.overText');
    return t(`bonuses.calendar.${day.gift === 'opened' ? 'takenText' : 'noneTakenText'}`);
  }
  return t('bonuses.calendar.lockedText', { date: texts.day(addDays(day.date, 1 - daysOnOffer)) });
}

/** The open day: its offer and where to activate it, or why there is nothing to see. */
export function CalendarDetails({
  day,
  offer,
  texts,
  formats,
  knowsOpened,
  promotionsHref,
}: CalendarDetailsProps) {
  const t = useTexts();
  const title = useOfferTitle(offer);
  const reason = useReason({ day, texts, knowsOpened });
  const isToday = day.state === 'today';
  const date = texts.title(day.date);
  return (
    <div className={styles.details}>
      <span className={styles.art}>
        <GiftArt size="lg" state={day.gift === 'notOpened' ? 'closed' : day.gift} />
      </span>
      <p className={styles.date} data-today={isToday || undefined} role="status">
        {isToday ? t('bonuses.calendar.todayDate', { date }) : date}
        <VisuallyHidden> {title}</VisuallyHidden>
      </p>
      {offer === null && <p className={styles.quiet}>{reason}</p>}
      {isToday && day.gift === 'opened' && (
        <p className={styles.quiet}>{t('bonuses.calendar.openedTodayText')}</p>
      )}
      {offer?.state === 'loading' && (
        <div className={styles.loading} aria-busy>
          <VisuallyHidden>{t('bonuses.calendar.loading')}</VisuallyHidden>
          <Skeleton height={28} width="80%" />
          <Skeleton height={64} />
          <Skeleton height={120} />
          <Skeleton height={52} radius="control" />
        </div>
      )}
      {offer?.state === 'none' && <p className={styles.quiet}>{t('bonuses.calendar.none.text')}</p>}
      {offer?.state === 'failed' && (
        <div className={styles.loading} role="alert">
          <p className={styles.quiet}>
            {t(offer.online ? 'bonuses.calendar.failed.text' : 'bonuses.calendar.failed.offline')}
          </p>
          <Button onClick={offer.retry}>{t('bonuses.retry')}</Button>
        </div>
      )}
      {offer?.state === 'offer' && title !== null && (
        <Offer bonus={offer.bonus} title={title} formats={formats} promotionsHref={promotionsHref} />
      )}
    </div>
  );
}
