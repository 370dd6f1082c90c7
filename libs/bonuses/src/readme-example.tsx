import { useState } from 'react';
import { BonusesPage, type BonusOptions, PromotionsPage, readOffersView } from '@casino-kit/bonuses';

const options: BonusOptions = {
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  depositHref: (bonusId, amount = '') => `/deposit?bonusId=${bonusId ?? ''}&amount=${amount}`,
  promotionHref: (bonusId) => `/promotion?id=${bonusId}`,
  calendarHref: '?modal=calendar',
  loginHref: '?modal=login',
  registrationHref: '?modal=registration',
  gamesHref: '/casino/slots',
  termsHref: '/bonus-terms',
  supportHref: '/support',
};

export function Promotions() {
  const [view, setView] = useState(() => readOffersView(new URLSearchParams(globalThis.location.search)));
  return <PromotionsPage {...options} view={view} onView={setView} />;
}

export function MyBonuses() {
  const [page, setPage] = useState(1);
  return <BonusesPage {...options} page={page} onPage={setPage} />;
}
