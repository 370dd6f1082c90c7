export { calendarDate, decimal, decimalFromNumber, instant, positiveDecimal } from './decimal.js';
export { jsonOr, parseAnswer, rows, type DroppedRow, type DroppedRowReport } from './answer.js';
export {
  defineEndpoint,
  type AnyEndpoint,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  type Method,
} from './endpoint.js';
export {
  accountErrorCodes,
  betLimitErrorCodes,
  bonusErrorCodes,
  cardDeclineCodes,
  couponErrorCodes,
  depositErrorCodes,
  errorBody,
  gameErrorCodes,
  requestErrorCodes,
  uploadErrorCodes,
  withdrawalErrorCodes,
  type AccountErrorCode,
  type BetLimitErrorCode,
  type BonusErrorCode,
  type CardDeclineCode,
  type CouponErrorCode,
  type DepositErrorCode,
  type ErrorBody,
  type ErrorCode,
  type GameErrorCode,
  type RequestErrorCode,
  type UploadErrorCode,
  type WithdrawalErrorCode,
} from './error-codes.js';
export { socketEvents, type SocketEventData, type SocketEventName, type WalletBalance } from './events.js';
export {
  cardFrameCommand,
  cardFrameMessage,
  cardFrameTexts,
  gameFrameCommand,
  gameFrameMessage,
  type CardFrameCommand,
  type CardFrameMessage,
  type CardFrameTexts,
  type GameFrameCommand,
  type GameFrameMessage,
} from './frame-messages.js';
export {
  bonus,
  bonusPage,
  bonusTypes,
  calendarAward,
  rakebackDay,
  type Bonus,
  type CalendarAward,
  type RakebackDay,
} from './entities/bonus.js';
export {
  game,
  gameCategories,
  gameCategory,
  gameDetails,
  gameKinds,
  gameLaunch,
  gameRound,
  gameSorts,
  gameTable,
  games,
  lineWin,
  recentWin,
  slotSpin,
  type Game,
  type GameCategory,
  type GameDetails,
  type GameKind,
  type GameLaunch,
  type GameRound,
  type GameSort,
  type GameTable,
  type RecentWin,
  type SlotSpin,
} from './entities/game.js';
export {
  deposit,
  depositStatuses,
  paymentMethod,
  paymentMethods,
  tagRestrictedCountries,
  type Deposit,
  type DepositStatus,
  type PaymentMethod,
} from './entities/payment.js';
export {
  countries,
  country,
  currency,
  location,
  type Country,
  type Currency,
  type Location,
} from './entities/place.js';
export { scriptDescriptor, scriptDescriptors, type ScriptDescriptor } from './entities/script.js';
export {
  lastLogin,
  terminationReasons,
  terminationRecord,
  type LastLogin,
  type TerminationReason,
  type TerminationRecord,
} from './entities/session.js';
export {
  formFieldsValidation,
  mainDomainConfig,
  mirrorDomain,
  pageUrl,
  policy,
  policyPresets,
  rawSettings,
  registrationWindow,
  settingsFields,
  type MirrorDomain,
  type PageUrl,
  type SettingsFields,
} from './entities/settings.js';
export {
  activeBonusSummary,
  loyaltyLevel,
  player,
  userDetails,
  userLimit,
  userWallet,
  type ActiveBonusSummary,
  type Player,
  type UserDetails,
  type UserLimit,
  type UserWallet,
} from './entities/user-details.js';
export { allEndpoints } from './all-endpoints.js';
export {
  getFullCategoryList,
  getGame,
  listGames,
  listRecentGames,
  listRecentWins,
} from './endpoints/catalogue.js';
export { localeDictionary, operatorScripts, settings2 } from './endpoints/core.js';
export {
  forgotPassword,
  forgotPasswordSms,
  login,
  loginBody,
  registrationModes,
  resetPassword,
  resetPasswordSms,
  sendCredentials,
  sendVerificationEmail,
  signUp,
  signUpBody,
  updateUserDetails,
  verifyEmail,
  type RegistrationMode,
} from './endpoints/identity.js';
export { createDeposit, getDeposit, getPayments, threeDsWebhook } from './endpoints/payments.js';
export { getAllCountry, getCurrencies, getLocation, getRegistrationFields } from './endpoints/places.js';
export { launchGame, openGameTable, playRound } from './endpoints/play.js';
export { calendarAwardOf, getAllBonus, getRakebackDays, rakebackClaim } from './endpoints/rewards.js';
export { getUserDetails, logout } from './endpoints/session.js';
export { countryBlocked, logEvent } from './endpoints/visits.js';
