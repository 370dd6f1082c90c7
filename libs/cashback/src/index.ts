export { type AwardReading, computePayout, type RunningAward, runningAward } from './core/award.js';
export { type CashbackFeed, createCashbackFeed } from './core/cashback-feed.js';
export { cashbackKey, cashbackQuery } from './core/cashback-queries.js';
export { halfHourEnd, halfHourShare, minutesLeft } from './core/half-hour.js';
export { isMissingIn, type RoundEvent, toRoundEvent } from './core/round-events.js';
export { CashbackBanner, type CashbackBannerProps } from './react/cashback-banner/cashback-banner.js';
export { CashbackCard, type CashbackCardProps } from './react/cashback-card/cashback-card.js';
export { CashbackLink, type CashbackLinkProps } from './react/cashback-link/cashback-link.js';
export {
  CashbackMenuRow,
  type CashbackMenuRowProps,
  useCashbackMenuAction,
} from './react/cashback-menu-row/cashback-menu-row.js';
export { CashbackPage, type CashbackPageProps } from './react/cashback-page/cashback-page.js';
export { type Cashback, type CashbackOptions, useCashback } from './react/use-cashback.js';
