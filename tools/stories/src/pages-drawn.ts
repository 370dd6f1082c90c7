/** Where the baselines of pages are, below those of stories. */
export const pagesFolder = 'pages/';

/** How pages are shown, in CSS pixels. */
export const pageSizes = [
  { width: 390, height: 1_600 },
  { width: 1_440, height: 1_600 },
] as const;

/** The pages of the product that are drawn, by name, as a guest and as a player with a history see them. */
export const pagesDrawn: Readonly<Record<'guest' | 'player', Readonly<Record<string, string>>>> = {
  guest: {
    lobby: '/casino',
    search: '/casino?search=book',
    slots: '/casino/slots',
    game: '/casino/games/book-of-tides',
    providers: '/providers',
    promotions: '/promotions',
    'vip-club': '/vip-club',
    cashback: '/cashback',
    tournaments: '/tournaments',
    'responsible-gambling': '/responsible-gambling',
    login: '/casino?modal=login',
    registration: '/casino?modal=registration',
    'forgot-password': '/casino?modal=forgot-password',
    missing: '/nowhere',
  },
  player: {
    lobby: '/casino',
    game: '/casino/games/book-of-tides',
    profile: '/profile/edit-profile',
    password: '/profile/edit-profile?section=password',
    deposit: '/deposit',
    'deposit-dialog': '/casino?modal=deposit',
    withdraw: '/withdraw',
    transactions: '/profile/transactions',
    balance: '/profile2/balance',
    verification: '/account/verification',
    favorites: '/profile/favorites',
    limits: '/profile2/limits',
    bonuses: '/bonuses',
    'free-money': '/freemoney',
    rakeback: '/casino?modal=rakeback',
    'deposit-success': '/casino?modal=deposit-success&met=card',
  },
};
