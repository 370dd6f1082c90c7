/** The pages and dialogs that `layout-shift.mjs` measures, at their default paths. */

const account = ['/profile/transactions', '/profile2/balance', '/profile', '/bonuses', '/profile/verify'];

/**
 * Returns every page as `{ name, path }`. A page of one thing names where its link is found: `{ name, from, link }`.
 */
export const pages = [
  '/casino',
  '/casino/slots',
  '/casino/live-casino',
  { name: 'a game', from: '/casino', link: 'a[href^="/casino/games/"]' },
  '/promotions',
  { name: 'a promotion', from: '/promotions', link: 'a[href^="/promotion?id="]' },
  '/cashback',
  '/freemoney',
  '/deposit',
  '/withdraw',
  ...account,
  '/profile/edit-profile',
  '/profile/edit-profile?section=password',
  '/account/verification',
  '/terms-and-conditions',
  '/privacy-policy',
  '/responsible-gambling',
].map((page) => (typeof page === 'string' ? { name: page, path: page } : page));

/**
 * Every dialog, where it is opened, by which link or button, and who sees it. One without a link there is opened by its
 * address, as the back button would.
 */
export const dialogs = [
  { name: 'login', on: '/casino', by: 'header a[href*="modal=login"]', as: ['guest'] },
  { name: 'registration', on: '/casino', by: 'header a[href*="modal=registration"]', as: ['guest'] },
  { name: 'forgot password', on: '/casino', address: 'forgot-password', as: ['guest'] },
  { name: 'deposit', on: '/casino', by: 'header a[href*="modal=deposit"]', as: ['player'] },
  { name: 'deposit, logged out', on: '/casino', address: 'deposit', as: ['guest'] },
  {
    name: 'bonus calendar',
    on: '/promotions',
    by: 'main a[href*="modal=calendar"]',
    as: ['guest', 'player'],
  },
  { name: 'rakeback', on: '/promotions', by: 'main a[href*="modal=rakeback"]', as: ['player'] },
  { name: 'rakeback, logged out', on: '/promotions', address: 'rakeback', as: ['guest'] },
  { name: 'deposit outcome', on: '/casino', address: 'deposit-success', as: ['player'] },
  { name: 'balance menu', on: '/casino', by: 'header button[aria-haspopup]:visible', as: ['player'] },
  {
    name: 'account menu',
    on: '/casino',
    by: 'header button[aria-haspopup]:visible >> nth=-1',
    as: ['player'],
  },
];
