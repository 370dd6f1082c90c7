import { type SocketEventName } from '@casino-kit/api-contract';

/** What uses a call or an event, and what a player sees when a server does not have it. */
export interface Usage {
  library: string;
  /** Required for extensions: what is hidden or degraded. */
  without?: string;
}

/** Every call of the contract, by name. */
export const callUsage: Readonly<Record<string, Usage>> = {
  settings2: { library: 'settings', without: 'The shell does not start (SETTINGS NOT LOADED).' },
  localeDictionary: {
    library: 'i18n',
    without: 'Texts are those that the shell ships; libraries alone show their built-in English.',
  },
  operatorScripts: { library: 'telemetry', without: 'No scripts of the operator are added.' },

  getUserDetails: { library: 'session', without: 'Nobody can log in.' },
  logout: { library: 'session', without: 'The session ends in the browser only.' },

  login: { library: 'auth', without: 'Nobody can log in.' },
  signUp: { library: 'auth', without: 'Nobody can register.' },
  getRegistrationFields: { library: 'auth', without: 'The registration form cannot be shown.' },
  getAllCountry: { library: 'auth', without: 'Forms have no countries or phone codes to choose from.' },
  getCurrencies: { library: 'auth', without: 'The registration form has no currencies.' },
  sendCredentials: {
    library: 'auth',
    without: 'Accounts opened with one click cannot send their credentials to an email address.',
  },
  sendVerificationEmail: { library: 'auth', without: 'A verification email cannot be sent again.' },
  verifyEmail: { library: 'auth', without: 'Links of this contract’s verification emails do not work.' },
  forgotPassword: { library: 'auth', without: 'A forgotten password cannot be replaced by email.' },
  resetPassword: { library: 'auth', without: 'Links of this contract’s password emails do not work.' },
  forgotPasswordSms: { library: 'auth', without: 'A forgotten password cannot be replaced by SMS.' },
  resetPasswordSms: { library: 'auth', without: 'Codes of password messages do not work.' },

  updateUserDetails: { library: 'profile', without: 'Profile and password cannot be changed.' },

  getDocumentLabels: {
    library: 'kyc',
    without: 'No documents can be sent; the verification page says that support checks them.',
  },
  getDocuments: {
    library: 'kyc',
    without: 'No documents can be sent; the verification page says that support checks them.',
  },
  refreshKycStatus: {
    library: 'kyc',
    without: 'A profile that lags behind the documents is only read again, not brought up to date.',
  },

  getWallets: {
    library: 'wallet',
    without: 'The list of currencies is hidden; the active balance is shown.',
  },
  chooseWallet: { library: 'wallet', without: 'The currency cannot be changed.' },
  getTransactions: { library: 'wallet', without: 'The history page says that it is not offered here.' },

  getConsent: { library: 'profile', without: 'The page of consent to offers is hidden.' },
  setConsent: { library: 'profile', without: 'Consent to offers is shown and cannot be changed.' },

  getLimits: {
    library: 'responsible-gaming',
    without:
      'The limits page says that support sets limits; no session time limit and no reality check of the player.',
  },
  setLimit: { library: 'responsible-gaming', without: 'Limits cannot be changed here; support sets them.' },
  setSessionTimeLimit: { library: 'responsible-gaming', without: 'A session cannot be limited.' },
  removeSessionTimeLimit: {
    library: 'responsible-gaming',
    without: 'A session time limit cannot be removed.',
  },
  setRealityCheck: {
    library: 'responsible-gaming',
    without: 'Reality checks come as often as the policy says.',
  },
  confirmLoosenedLimit: {
    library: 'responsible-gaming',
    without: 'A loosened limit takes effect by itself.',
  },
  getPlayTime: {
    library: 'responsible-gaming',
    without: 'Time and money of play are counted by each tab for itself.',
  },
  countPlayTime: {
    library: 'responsible-gaming',
    without: 'Time between two rounds is not reported.',
  },
  answerRealityCheck: {
    library: 'responsible-gaming',
    without: 'Answers to reality checks stay in the tab.',
  },
  listRealityChecks: {
    library: 'responsible-gaming',
    without: 'The statement lists no answered reality checks.',
  },
  confirmLimitChoice: { library: 'responsible-gaming', without: 'No choice of limits is asked for.' },
  confirmLoginSummary: { library: 'responsible-gaming', without: 'No summary is shown after a login.' },
  getFundsNotice: {
    library: 'payments',
    without: 'Players do not see before a deposit how their money is protected.',
  },
  acknowledgeFunds: {
    library: 'payments',
    without: 'Players do not see before a deposit how their money is protected.',
  },
  getExclusions: {
    library: 'responsible-gaming',
    without: 'Breaks and exclusions of the past are not listed.',
  },
  createExclusion: {
    library: 'responsible-gaming',
    without: 'The page of breaks and self-exclusion names support instead.',
  },
  requestReopening: {
    library: 'responsible-gaming',
    without: 'An exclusion that has run out opens the account without a request.',
  },
  getActivity: {
    library: 'responsible-gaming',
    without: 'No statement, no preview of a limit, no figures of today.',
  },
  getPlayMarkers: {
    library: 'responsible-gaming',
    without: 'Players are not shown what their own history says.',
  },

  getPayments: { library: 'payments', without: 'No deposits and no withdrawals.' },
  createDeposit: { library: 'payments', without: 'No deposits.' },
  threeDsWebhook: { library: 'payments', without: 'Card payments with 3-D Secure are not completed.' },
  getPendingDeposits: { library: 'payments', without: 'Deposits in progress are not listed after a reload.' },
  cancelDeposit: { library: 'payments', without: 'A deposit in progress cannot be cancelled.' },
  getSavedCards: { library: 'payments', without: 'No saved cards; each deposit asks for the card.' },
  forgetSavedCard: { library: 'payments', without: 'A saved card cannot be removed.' },
  getDeposit: {
    library: 'payments',
    without: 'The outcome of a deposit is what the return address says; it is not asked for again.',
  },
  getWithdrawalOverview: {
    library: 'payments',
    without: 'What can be withdrawn is the cash balance; open conditions are not listed in advance.',
  },
  createWithdrawal: { library: 'payments', without: 'No withdrawals.' },
  getWithdrawals: { library: 'payments', without: 'Withdrawals in progress are not listed.' },
  cancelWithdrawal: { library: 'payments', without: 'A withdrawal cannot be cancelled.' },

  getAllBonus: { library: 'bonuses', without: 'No promotions, no bonus calendar.' },
  getUserBonuses: { library: 'bonuses', without: 'Active bonuses and their history are not listed.' },
  activateBonus: { library: 'bonuses', without: 'Bonuses without a deposit cannot be activated.' },
  cancelBonus: { library: 'bonuses', without: 'An active bonus cannot be cancelled.' },
  checkCoupon: { library: 'bonuses', without: 'Coupons cannot be used.' },

  getRakebackDays: { library: 'rakeback-calendar', without: 'The rakeback calendar cannot be shown.' },
  rakebackClaim: { library: 'rakeback-calendar', without: 'Rakeback cannot be claimed.' },
  getRakebackStatements: {
    library: 'rakeback-calendar',
    without: 'A day of the calendar does not explain its amount.',
  },
  getLoyaltyClub: {
    library: 'loyalty',
    without: 'The VIP club shows the player’s own level only, without the other levels and what they give.',
  },
  getClubRewards: {
    library: 'loyalty',
    without: 'The VIP club has no list of the rewards that the player can take.',
  },
  getReferralSummary: {
    library: 'referrals',
    without: 'The page of referrals shows the totals of the player’s details only, and nothing to collect.',
  },
  listReferredFriends: { library: 'referrals', without: 'The list of friends is hidden.' },
  collectReferralShare: { library: 'referrals', without: 'A share cannot be collected.' },
  getSecurity: {
    library: 'account-security',
    without: 'There is no security page and no entry for it.',
  },
  startPasskeyLogin: { library: 'auth', without: 'Nobody can log in or register with a passkey.' },
  logInWithPasskey: { library: 'auth', without: 'Nobody can log in with a passkey.' },
  startPasskeySignUp: { library: 'auth', without: 'Nobody can register with a passkey.' },
  logInWithSecondFactor: { library: 'auth', without: 'A login ends with the password.' },
  requestFactorRemoval: { library: 'auth', without: 'Who has lost their phone asks support.' },
  startPasskey: { library: 'account-security', without: 'No passkey can be added.' },
  addPasskey: { library: 'account-security', without: 'No passkey can be added.' },
  renamePasskey: { library: 'account-security', without: 'A passkey keeps its name.' },
  removePasskey: { library: 'account-security', without: 'A passkey cannot be removed.' },
  startAuthenticator: { library: 'account-security', without: 'No authenticator app can be set up.' },
  confirmAuthenticator: { library: 'account-security', without: 'No authenticator app can be set up.' },
  removeAuthenticator: { library: 'account-security', without: 'The authenticator app stays on.' },
  createRecoveryCodes: { library: 'account-security', without: 'There is no new set of recovery codes.' },
  startConfirmation: { library: 'account-security', without: 'A protected call ends unconfirmed.' },
  sendConfirmationCode: { library: 'account-security', without: 'No code by email confirms a call.' },
  confirmIdentity: { library: 'account-security', without: 'A protected call ends unconfirmed.' },
  cancelFactorRemoval: { library: 'account-security', without: 'A requested removal takes place.' },
  getSessions: { library: 'account-security', without: 'Where else the player is logged in is hidden.' },
  endOtherSession: { library: 'account-security', without: 'Another session cannot be ended.' },
  endOtherSessions: { library: 'account-security', without: 'Other sessions cannot be ended at once.' },
  getLogins: { library: 'account-security', without: 'The login history is hidden.' },
  listTournaments: {
    library: 'tournaments',
    without: 'The page of tournaments shows top wins and popular games only.',
  },
  getTournament: { library: 'tournaments', without: 'A tournament cannot be opened.' },
  getTournamentLeaderboard: {
    library: 'tournaments',
    without: 'The leaderboard ends after the first places and those around the player.',
  },
  getTournamentStanding: {
    library: 'tournaments',
    without: 'The player’s own place is as fresh as the tournament, not as the last round.',
  },
  enterTournament: { library: 'tournaments', without: 'Tournaments are shown without a way to enter.' },
  getChat: { library: 'chat', without: 'The chat is hidden.' },
  listChatMessages: {
    library: 'chat',
    without: 'The chat shows only messages that arrive while it is open.',
  },
  sendChatMessage: { library: 'chat', without: 'The chat can be read only.' },
  setChatSettings: { library: 'chat', without: 'The colour of the name and the size of the text stay.' },
  muteChatAuthor: { library: 'chat', without: 'Other players cannot be muted.' },
  reportChatMessage: { library: 'chat', without: 'Messages cannot be reported.' },
  getChatModeration: {
    library: 'chat',
    without: 'A moderator acts without the counts of reports and messages.',
  },
  moderateChat: { library: 'chat', without: 'Moderators cannot act in the chat itself.' },
  calendarAward: { library: 'cashback', without: 'The cashback card cannot be shown.' },

  getFullCategoryList: { library: 'games', without: 'Categories are the four that always have a page.' },
  listGames: { library: 'games', without: 'Rows of games and the search are hidden.' },
  listGameProviders: {
    library: 'games',
    without: 'The row of providers is hidden; their page collects them from the list of games.',
  },
  getGame: { library: 'games', without: 'A game’s page says that games are not listed here.' },
  listRecentGames: { library: 'games', without: '“Continue playing” is hidden.' },
  listFavouriteGames: {
    library: 'games',
    without: 'Games have no heart; the page of favourites shows the games played last.',
  },
  setFavouriteGame: { library: 'games', without: 'Hearts disappear with the first press.' },
  listRecentWins: { library: 'games', without: 'The strip of recent wins is hidden.' },
  listTopWins: { library: 'games', without: 'The tables of top wins are hidden.' },
  listMyTopWins: { library: 'games', without: 'The player’s own table of wins is hidden.' },
  getGamePulse: { library: 'games', without: 'A game’s page has no Game Pulse.' },
  getMyGamePulse: { library: 'games', without: 'Game Pulse has no line of the player’s own rounds.' },
  launchGame: { library: 'games', without: 'Games cannot be opened.' },
  openGameTable: { library: 'games', without: 'The reference game cannot be opened.' },
  playRound: { library: 'games', without: 'The reference game cannot be played.' },
  openLiveTable: { library: 'games', without: 'Live tables cannot be opened.' },
  setLiveBets: { library: 'games', without: 'Live tables can be watched only.' },
  openOriginal: { library: 'games', without: 'Originals cannot be opened.' },
  playOriginal: { library: 'games', without: 'Dice and plinko cannot be played.' },
  startMines: { library: 'games', without: 'Mines cannot be played.' },
  openMinesTile: { library: 'games', without: 'Mines cannot be played.' },
  takeMines: { library: 'games', without: 'Mines cannot be played.' },
  openCrash: { library: 'games', without: 'Crash cannot be opened.' },
  placeCrashBet: { library: 'games', without: 'Crash can be watched only.' },
  cashOutCrash: {
    library: 'games',
    without: 'Bets on crash end only at the multiplier that was set before.',
  },
  getCrashRound: { library: 'games', without: 'Earlier rounds of crash cannot be checked.' },
  confirmBonusBuy: {
    library: 'games',
    without: 'A bonus buy above the bet limit of a bonus is not possible.',
  },

  getNotices: { library: 'notices', without: 'There is no inbox and no bell.' },
  readNotices: { library: 'notices', without: 'Notices are shown without being read or unread.' },
  getNoticeSettings: { library: 'notices', without: 'The inbox has no choice of what reaches the player.' },
  setNoticeSettings: { library: 'notices', without: 'The choice of what reaches the player is hidden.' },

  getLocation: {
    library: 'compliance',
    without: 'No country is blocked; registration has no country preset.',
  },
  reverseGeocode: {
    library: 'compliance',
    without:
      'A blocked visitor cannot confirm another location by the device, unless the shell names a service.',
  },
  countryBlocked: { library: 'compliance', without: 'Blocked visitors are not reported.' },
  logEvent: { library: 'telemetry', without: 'Page views are not recorded.' },
};

/** Every event of the socket, by name. */
export const eventUsage: Readonly<Record<SocketEventName, Usage>> = {
  balance: { library: 'wallet', without: 'The balance moves with the wallet events alone.' },
  'wallet:balance': { library: 'wallet', without: 'The balance is refreshed with the next read only.' },
  'wallet:debit': { library: 'wallet', without: 'A bet moves the balance with the next read only.' },
  'wallet:credit': { library: 'wallet', without: 'A win moves the balance with the next read only.' },
  deposit: { library: 'wallet', without: 'A deposit is seen with the next read only.' },
  failedDeposit: { library: 'payments', without: 'A failed deposit is not announced.' },
  withdrawal: { library: 'payments', without: 'A withdrawal moves on with the next read only.' },
  debit: { library: 'cashback', without: 'The cashback card moves every 15 s only.' },
  credit: { library: 'cashback', without: 'The cashback card moves every 15 s only.' },
  globalCredit: { library: 'cashback', without: 'Not used.' },
  tournament: {
    library: 'tournaments',
    without: 'The own place in a tournament follows within seconds.',
  },
  realityCheck: {
    library: 'responsible-gaming',
    without: 'A reality check that is due, or was answered on another device, is seen within half a minute.',
  },
  favourite: {
    library: 'games',
    without: 'A favourite of another device is seen when the page is opened or gets the focus.',
  },
  'marketing:stop': {
    library: 'profile',
    without: 'Consent that another device withdrew is shown until the page loads again.',
  },
  exclusion: {
    library: 'session',
    without: 'An exclusion from another device is noticed with the next load or a rejected call.',
  },
  'chat:message': { library: 'chat', without: 'New messages appear when the chat is opened again.' },
  'chat:removed': { library: 'chat', without: 'A removed message is seen until the chat is opened again.' },
  'chat:here': { library: 'chat', without: 'The number of players is that of the last load.' },
  'chat:author': { library: 'chat', without: 'A new colour is seen with the next message.' },
  'chat:changed': { library: 'chat', without: 'A closed chat is noticed with the next message.' },
  'chat:left': { library: 'chat', without: 'A player who was away for long still receives messages.' },
  'notice:new': {
    library: 'notices',
    without: 'A new notice is seen when the page is opened or gets the focus.',
  },
  'notice:read': { library: 'notices', without: 'What another device has read is seen with the next read.' },
  'session:ended': { library: 'session', without: 'An ended session is noticed with the next call.' },
};
