import { type Policy } from '@casino-kit/compliance';
import { type ComponentType } from 'react';
import { lazyPart } from './lazy-part.js';
import { firstPages, type Page } from './first-pages.js';

/** A lazy page: where its source is, how it is loaded, and with which props it is rendered. */
function later<Props extends object>(
  module: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Props,
): Pick<Page, 'module' | 'content' | 'load'> {
  const Content = lazyPart(load);
  return { module: `src/pages/${module}.tsx`, content: <Content {...props} />, load };
}

const profile = (updateFrom: 'profile' | 'update') => ({
  title: 'shell.profile.title' as const,
  ...later('profile-page/profile-page', () => import('../pages/profile-page/profile-page.js'), {
    variant: updateFrom,
  }),
});
const policy = (key: Policy) => ({
  key,
  title: `shell.title.${key}` as const,
  ...later('policy-page/policy-page', () => import('../pages/policy-page/policy-page.js'), { policy: key }),
});
const transactions = {
  title: 'shell.transactions.title',
  ...later('account/transactions-page', () => import('../pages/account/transactions-page.js'), {}),
} as const;
const verification = {
  title: 'shell.verification.title',
  ...later('account/verification-page', () => import('../pages/account/verification-page.js'), {}),
} as const;
const vipClub = (frame: 'site' | 'account') => ({
  title: 'shell.vipClub.title' as const,
  ...later('vip-club-page/vip-club-page', () => import('../pages/vip-club-page/vip-club-page.js'), { frame }),
});
const myBonuses = {
  title: 'shell.bonuses.title',
  ...later('account/my-bonuses-page', () => import('../pages/account/my-bonuses-page.js'), {}),
} as const;

/**
 * Every page of the casino (§2): routes, titles, prefetching and redirects come from this table. The first of two pages
 * at one path is served. `docs/architecture.md` lists what else a new page needs (“Where to put a new thing”).
 */
export const pages: readonly Page[] = [
  ...firstPages,
  {
    key: 'play',
    title: 'shell.lobby.title',
    prefetch: 'play',
    ...later('play-page/play-page', () => import('../pages/play-page/play-page.js'), {}),
  },
  {
    key: 'game',
    title: 'shell.lobby.title',
    prefetch: 'game',
    ...later('game-page/game-page', () => import('../pages/game-page/game-page.js'), {}),
  },
  {
    key: 'deposit',
    title: 'shell.deposit.title',
    ...later('deposit-page/deposit-page', () => import('../pages/deposit-page/deposit-page.js'), {}),
  },
  {
    key: 'withdraw',
    title: 'shell.withdraw.title',
    ...later('withdraw-page/withdraw-page', () => import('../pages/withdraw-page/withdraw-page.js'), {}),
  },
  { key: 'profile', ...profile('profile') },
  { key: 'account', ...profile('update') },
  { key: 'edit-profile', ...profile('update') },
  { key: 'my-profile', ...profile('profile') },
  {
    key: 'balance',
    title: 'shell.balance.title',
    ...later('account/balance-page', () => import('../pages/account/balance-page.js'), {}),
  },
  { key: 'transactions', ...transactions },
  { key: 'my-history', ...transactions },
  { key: 'verification', ...verification },
  { key: 'verification2', ...verification },
  { key: 'my-verification', ...verification },
  {
    key: 'favorites',
    title: 'shell.favorites.title',
    prefetch: 'favourites',
    ...later('favorites-page/favorites-page', () => import('../pages/favorites-page/favorites-page.js'), {}),
  },
  {
    key: 'limits',
    title: 'shell.limits.title',
    ...later('account/limits-page', () => import('../pages/account/limits-page.js'), {}),
  },
  {
    key: 'freeze-account',
    title: 'shell.freeze.title',
    ...later('account/freeze-account-page', () => import('../pages/account/freeze-account-page.js'), {}),
  },
  {
    key: 'referrals',
    title: 'shell.referrals.title',
    ...later('account/referrals-page', () => import('../pages/account/referrals-page.js'), {}),
  },
  {
    key: 'security',
    title: 'shell.security.title',
    ...later('account/security-page', () => import('../pages/account/security-page.js'), {}),
  },
  {
    key: 'inbox',
    title: 'shell.inbox.title',
    ...later('account/inbox-page', () => import('../pages/account/inbox-page.js'), {}),
  },
  { key: 'vip-club', ...vipClub('site') },
  { key: 'my-vip-club', ...vipClub('account') },
  {
    key: 'tournaments',
    title: 'shell.tournaments.title',
    ...later(
      'tournaments-page/tournaments-page',
      () => import('../pages/tournaments-page/tournaments-page.js'),
      {},
    ),
  },
  {
    key: 'providers',
    title: 'shell.providers.title',
    ...later('providers-page/providers-page', () => import('../pages/providers-page/providers-page.js'), {}),
  },
  {
    key: 'provider games',
    title: 'shell.providers.title',
    prefetch: 'provider',
    ...later('providers-page/provider-page', () => import('../pages/providers-page/provider-page.js'), {}),
  },
  { key: 'bonus_history', ...myBonuses },
  { key: 'my-bonuses', ...myBonuses },
  {
    key: 'promotions',
    title: 'shell.promotions.title',
    ...later('rewards/promotions-page', () => import('../pages/rewards/promotions-page.js'), {}),
  },
  {
    key: 'promotion',
    title: 'shell.promotions.title',
    ...later('rewards/promotion-page', () => import('../pages/rewards/promotion-page.js'), {}),
  },
  {
    key: 'freemoney',
    title: 'shell.freeMoney.title',
    ...later('rewards/free-money-page', () => import('../pages/rewards/free-money-page.js'), {}),
  },
  {
    key: 'cashback',
    title: 'shell.cashback.title',
    ...later('rewards/cashback-page', () => import('../pages/rewards/cashback-page.js'), {}),
  },
  policy('terms-and-conditions'),
  policy('privacy-policy'),
  policy('aml-policy'),
  {
    key: 'responsible-gambling',
    title: 'shell.title.responsible-gambling',
    ...later(
      'policy-page/responsible-gambling-page',
      () => import('../pages/policy-page/responsible-gambling-page.js'),
      {},
    ),
  },
  policy('kyc-refund-policy'),
  policy('bonus-terms'),
  policy('legal-use-of-website'),
];
