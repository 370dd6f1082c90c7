export { calendarDate, decimal } from './decimal.js';
export {
  countedRows,
  date,
  flag,
  id,
  list,
  listUnder,
  maybe,
  numeric,
  orNull,
  text,
  withDefault,
  type ReadingNote,
  reportingTo,
  type ReadingReport,
} from './reading.js';
export { parseJson, readRejection, readResponse, type ReadResponse, type RejectionBody } from './envelope.js';
export { defaultMinimumAge } from './minimum-age.js';
export { toSlug } from './slug.js';
export {
  defineEndpoint,
  type AnyEndpoint,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  type EndpointOrigin,
  type Method,
} from './endpoint.js';
export { bonusName } from './bonus-name.js';
export { isFieldConfigured } from './entities/registration-fields.js';
export { toPlainText } from './markup/plain-text.js';
export { errorBody, type ErrorBody } from './error-body.js';
export {
  accountErrorCodes,
  betLimitErrorCodes,
  bonusErrorCodes,
  cardDeclineCodes,
  chatErrorCodes,
  couponErrorCodes,
  depositEndCodes,
  depositErrorCodes,
  favouriteErrorCodes,
  gameErrorCodes,
  liveTableErrorCodes,
  ownLimitErrorCodes,
  playTimeErrorCodes,
  requestErrorCodes,
  securityErrorCodes,
  uploadErrorCodes,
  withdrawalErrorCodes,
  type AccountErrorCode,
  type BetLimitErrorCode,
  type BonusErrorCode,
  type CardDeclineCode,
  type ChatErrorCode,
  type CouponErrorCode,
  type DepositEndCode,
  type DepositErrorCode,
  type ErrorCode,
  type FavouriteErrorCode,
  type GameErrorCode,
  type LiveTableErrorCode,
  type OwnLimitErrorCode,
  type PlayTimeErrorCode,
  type RequestErrorCode,
  type SecurityErrorCode,
  type UploadErrorCode,
  type WithdrawalErrorCode,
} from './error-codes.js';
export {
  socketEvents,
  type BalanceUpdate,
  type SocketEventData,
  type SocketEventName,
  type SocketEventPayload,
} from './events.js';
export {
  cardFrameCommand,
  cardFrameMessage,
  cardFrameTexts,
  gameFrameCommand,
  gameFrameMessage,
  gameFrameProtocol,
  type CardFrameCommand,
  type CardFrameMessage,
  type CardFrameTexts,
  type GameFrameCommand,
  type GameFrameMessage,
} from './frame-messages.js';
export { activity, activityDay, type Activity, type ActivityDay } from './entities/activity.js';
export { fundsNotice, type FundsNotice } from './entities/funds-notice.js';
export {
  playMarker,
  type PlayMarker,
  type PlayMarkerKind,
  playMarkerKinds,
  type PlayMarkers,
  playMarkers,
} from './entities/play-marker.js';
export {
  allExclusionPeriods,
  exclusion,
  exclusionKinds,
  exclusionPeriods,
  licenceExclusionPeriods,
  type OfferedExclusion,
  exclusionStates,
  reopening,
  type Exclusion,
  type ExclusionKind,
  type ExclusionPeriod,
  type ExclusionState,
  type Reopening,
} from './entities/exclusion.js';
export {
  consent,
  consentChannels,
  consentProducts,
  marketingConsent,
  type Consent,
  type ConsentChannel,
  type ConsentProduct,
  type MarketingConsent,
} from './entities/consent.js';
export {
  mostUnread,
  noticeGroups,
  noticeKinds,
  type Notice,
  type NoticeGroup,
  type NoticeKind,
  type NoticePage,
  type NoticeSettings,
} from './entities/notice.js';
export {
  confirmationMethods,
  deviceKinds,
  identityProof,
  longestPasskeyName,
  loginMethods,
  maximumPasskeys,
  oneTimeCode,
  strongAuthenticationLevels,
  type AccountLogin,
  type AccountSecurity,
  type AccountSession,
  type ConfirmationMethod,
  type ConfirmationOptions,
  type DeviceKind,
  type IdentityProof,
  type LoginMethod,
  type Passkey,
  type StrongAuthentication,
  type WebAuthnChallenge,
  type WebAuthnOptions,
  type WebAuthnResponse,
} from './entities/security.js';
export {
  limitKinds,
  limitPeriodNumber,
  limitPeriods,
  loginSummary,
  type LoginSummary,
  playLimit,
  playLimits,
  sessionTimeLimit,
  sessionTimeUnits,
  type LimitKind,
  type LimitPeriod,
  type PlayLimit,
  type PlayLimits,
  type SessionTimeLimit,
  type SessionTimeUnit,
  requiredLimit,
  type RequiredLimit,
} from './entities/play-limit.js';
export { rotatedTokenHeader, rotationHeader } from './session-rotation.js';
export { defaultPolicy, policyFrom, type Policy, type PolicyPreset } from './policy.js';
export {
  answeredCheck,
  type AnsweredCheck,
  playTime,
  type PlayTimeFigures,
  type RealityCheckAnswer,
  realityCheckAnswers,
} from './entities/play-time.js';
export {
  bonus,
  bonusTypes,
  calendarAward,
  daysOfWeek,
  userBonus,
  userBonusStatuses,
  wageringTypes,
  type Bonus,
  type BonusCashback,
  type CalendarAward,
  type DayOfWeek,
  type RakebackDay,
  type UserBonus,
  type UserBonusStatus,
  type WageringType,
} from './entities/bonus.js';
export {
  noStatementHash,
  rakebackStatementText,
  type RakebackStatement,
} from './entities/rakeback-statement.js';
export {
  game,
  gameCategory,
  gameDetails,
  gameKinds,
  gameLaunch,
  gameSorts,
  games,
  recentWin,
  type Game,
  type GameCategory,
  type GameDetails,
  type GameKind,
  type GameLaunch,
  type GameSort,
  type RecentWin,
} from './entities/game.js';
export { gameProvider, type GameProvider } from './entities/game-provider.js';
export {
  gameRound,
  gameTable,
  endedBonus,
  roundFairness,
  type SlotCoin,
  type SlotHold,
  slotHold,
  slotSpin,
  tableBonus,
  tableFairness,
  type EndedBonus,
  type GameRound,
  type GameTable,
  type RoundFairness,
  type SlotSpin,
  type TableBonus,
  type TableFairness,
  tableBonusBuy,
  type TableBonusBuy,
  tableHold,
  type TableHold,
} from './entities/game-table.js';
export {
  crashBet,
  crashBetStates,
  crashCashOut,
  crashEvents,
  crashNamespace,
  crashPhases,
  crashResult,
  crashRound,
  crashRoundAndBet,
  crashTable,
  type CrashBet,
  type CrashBetState,
  type CrashCashOut,
  type CrashEventData,
  type CrashEventName,
  type CrashPhase,
  type CrashResult,
  type CrashRound,
  type CrashRoundAndBet,
  type CrashTable,
} from './entities/crash.js';
export {
  liveBet,
  liveBets,
  liveRound,
  liveTable,
  liveTableEvents,
  liveTableNamespace,
  sharedSeeds,
  type LiveBet,
  type LiveBets,
  type LiveRound,
  type LiveTable,
  type LiveTableEventData,
  type LiveTableEventName,
  type SharedSeeds,
} from './entities/live-table.js';
export {
  minesRound,
  minesStates,
  originalGames,
  originalRound,
  originalTable,
  type MinesRound,
  type MinesState,
  type OriginalGame,
  type OriginalRound,
  type OriginalTable,
} from './entities/original.js';
export {
  documentCaptures,
  documentLabel,
  documentStatuses,
  identityDocument,
  identityDocuments,
  knownDocumentKinds,
  type DocumentCapture,
  type DocumentLabel,
  type DocumentStatus,
  type IdentityDocument,
  type IdentityDocuments,
} from './entities/identity-document.js';
export {
  cryptoNetwork,
  deposit,
  depositStatuses,
  depositStep,
  paymentMethod,
  savedCard,
  tagRestrictedCountries,
  withdrawalForms,
  type CryptoNetwork,
  type Deposit,
  type DepositStatus,
  type DepositStep,
  type PaymentMethod,
  type SavedCard,
  type WithdrawalForm,
} from './entities/payment.js';
export {
  countries,
  country,
  currency,
  geocodedCountry,
  type Country,
  type Currency,
} from './entities/place.js';
export { location, type Location } from './entities/location.js';
export { scriptDescriptor, type ScriptDescriptor } from './entities/script.js';
export {
  lastLogin,
  terminationReasons,
  terminationRecord,
  type LastLogin,
  type TerminationReason,
  type TerminationRecord,
} from './entities/session.js';
export {
  brandPictures,
  formFieldsValidation,
  heroTexts,
  localizedText,
  mirrorDomain,
  pageUrl,
  policy,
  fundsProtectionLevels,
  policyPresets,
  settingsFields,
  type BrandPictures,
  type HelpLine,
  type LocalizedText,
  type Operator,
  navigationItem,
  type NavigationItem,
  type MirrorDomain,
  type PageUrl,
  type SettingsFields,
} from './entities/settings.js';
export { isCashbackOffered } from './cashback-offered.js';
export {
  transaction,
  transactionKinds,
  transactionStatuses,
  transactionTypes,
  type Transaction,
  type TransactionKind,
  type TransactionStatus,
  type TransactionType,
} from './entities/transaction.js';
export {
  clubHost,
  clubLevel,
  clubReward,
  clubRewardKinds,
  levelBenefit,
  loyaltyClub,
  type ClubHost,
  type ClubLevel,
  type ClubReward,
  type ClubRewardKind,
  type LevelBenefit,
  type LoyaltyClub,
} from './entities/loyalty-club.js';
export {
  activeBonusSummary,
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
export { currencyWallet, type CurrencyWallet } from './entities/wallet.js';
export {
  automaticWithdrawal,
  withdrawal,
  withdrawalCondition,
  withdrawalConditionKeys,
  withdrawalStages,
  type AutomaticWithdrawal,
  type Withdrawal,
  type WithdrawalCondition,
  type WithdrawalConditionKey,
  type WithdrawalStage,
  type WithdrawalStageName,
} from './entities/withdrawal.js';
export { withdrawalStatuses, type WithdrawalStatus } from './entities/withdrawal-status.js';
export { defaultCurrencyCode } from './default-currency.js';
export { allEndpoints } from './all-endpoints.js';
export {
  getFullCategoryList,
  getGame,
  listGames,
  listRecentGames,
  listRecentWins,
} from './endpoints/catalogue.js';
export { listFavouriteGames, setFavouriteGame } from './endpoints/favourites.js';
export { topWin, topWinTables, type TopWin, type TopWinTable } from './entities/top-win.js';
export {
  gamePulse,
  gamePulsePeriods,
  myGamePulse,
  type GamePulse,
  type GamePulseBucket,
  type GamePulsePeriod,
  type MyGamePulse,
} from './entities/game-pulse.js';
export { getGamePulse, getMyGamePulse } from './endpoints/game-pulse.js';
export { listMyTopWins, listTopWins } from './endpoints/top-wins.js';
export {
  formatGameFilter,
  gameFeatures,
  parseGameFilter,
  volatilities,
  type GameFeature,
  type GameFilter,
  type Volatility,
  type WrittenGameFilter,
} from './game-filter.js';
export {
  tournamentMetrics,
  listedTournamentStates,
  type LeaderboardRow,
  type Tournament,
  type TournamentDetails,
  type TournamentGame,
  type TournamentGames,
  type TournamentList,
  type TournamentMetric,
  type TournamentPrize,
  type TournamentStanding,
  type ListedTournamentState,
  type TournamentState,
} from './entities/tournament.js';
export { prizeOfRank, toTournamentState } from './entities/tournament-rules.js';
export {
  enterTournament,
  getTournament,
  getTournamentLeaderboard,
  getTournamentStanding,
  listTournaments,
} from './endpoints/tournaments.js';
export { getClubRewards, getLoyaltyClub } from './endpoints/loyalty.js';
export {
  referralSteps,
  referralSummary,
  referredFriend,
  type ReferralStep,
  type ReferralSummary,
  type ReferredFriend,
} from './entities/referral.js';
export { collectReferralShare, getReferralSummary, listReferredFriends } from './endpoints/referrals.js';
export {
  chatAppearances,
  chatAuthor,
  chatColours,
  chatFontSizes,
  chatHistory,
  chatMessage,
  chatModerationFacts,
  chatModerations,
  chatMuteMinutes,
  chatReportReasons,
  chatRoomName,
  chatState,
  type ChatAppearance,
  type ChatAuthor,
  type ChatClosed,
  type ChatColour,
  type ChatFontSize,
  type ChatHistory,
  type ChatMessage,
  type ChatModeration,
  type ChatModerationFacts,
  type ChatReportReason,
  type ChatRoom,
  type ChatState,
  type SentChatMessage,
} from './entities/chat.js';
export {
  socketAcknowledgement,
  socketRequests,
  type SocketAcknowledgement,
  type SocketRequestData,
  type SocketRequestName,
  type SocketResponse,
} from './entities/chat-events.js';
export {
  chatTextErrors,
  cleanChatText,
  countCharacters,
  getChatNameError,
  getChatTextError,
  longestChatMessage,
  longestChatName,
  type ChatTextError,
} from './entities/chat-text.js';
export {
  getChat,
  getChatModeration,
  listChatMessages,
  moderateChat,
  muteChatAuthor,
  reportChatMessage,
  sendChatMessage,
  setChatSettings,
} from './endpoints/chat.js';
export { listGameProviders } from './endpoints/game-providers.js';
export { localeDictionary, operatorScripts, settings2 } from './endpoints/core.js';
export {
  documentFilePath,
  documentFormPath,
  documentUploadFields,
  documentUploadsPath,
  getDocumentLabels,
  getDocuments,
  refreshKycStatus,
  type DocumentUploadFields,
} from './endpoints/documents.js';
export {
  forgotPassword,
  forgotPasswordSms,
  login,
  registrationModes,
  resetPassword,
  resetPasswordSms,
  sendCredentials,
  sendVerificationEmail,
  signUp,
  updateUserDetails,
  verifyEmail,
  type RegistrationMode,
} from './endpoints/identity.js';
export {
  cancelDeposit,
  createDeposit,
  forgetSavedCard,
  getDeposit,
  getPayments,
  getPendingDeposits,
  getSavedCards,
  threeDsWebhook,
} from './endpoints/payments.js';
export { getAllCountry, getCurrencies, getRegistrationFields, reverseGeocode } from './endpoints/places.js';
export { getLocation } from './endpoints/location.js';
export { cashOutCrash, getCrashRound, openCrash, placeCrashBet } from './endpoints/crash.js';
export { openLiveTable, setLiveBets } from './endpoints/live-table.js';
export { openMinesTile, openOriginal, playOriginal, startMines, takeMines } from './endpoints/originals.js';
export { confirmBonusBuy, launchGame, openGameTable, playRound } from './endpoints/play.js';
export { answerRealityCheck, countPlayTime, getPlayTime, listRealityChecks } from './endpoints/play-time.js';
export {
  acknowledgeFunds,
  confirmLimitChoice,
  confirmLoginSummary,
  confirmLoosenedLimit,
  createExclusion,
  requestReopening,
  getActivity,
  getExclusions,
  getFundsNotice,
  getLimits,
  getPlayMarkers,
  removeSessionTimeLimit,
  setLimit,
  setRealityCheck,
  setSessionTimeLimit,
} from './endpoints/protection.js';
export {
  getNotices,
  getNoticeSettings,
  mostNotices,
  readNotices,
  setNoticeSettings,
} from './endpoints/notices.js';
export {
  addPasskey,
  cancelFactorRemoval,
  confirmAuthenticator,
  confirmIdentity,
  createRecoveryCodes,
  endOtherSession,
  endOtherSessions,
  getLogins,
  getSecurity,
  getSessions,
  logInWithPasskey,
  logInWithSecondFactor,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  requestFactorRemoval,
  sendConfirmationCode,
  startAuthenticator,
  startConfirmation,
  startPasskey,
  startPasskeyLogin,
  startPasskeySignUp,
} from './endpoints/security.js';
export { getConsent, setConsent } from './endpoints/consent.js';
export {
  getCalendarAward,
  checkCoupon,
  activateBonus,
  cancelBonus,
  getAllBonus,
  getRakebackDays,
  getRakebackStatements,
  getUserBonuses,
  rakebackClaim,
} from './endpoints/rewards.js';
export { getUserDetails, logout } from './endpoints/session.js';
export { countryBlocked, logEvent } from './endpoints/visits.js';
export { chooseWallet, getTransactions, getWallets } from './endpoints/wallet.js';
export {
  cancelWithdrawal,
  createWithdrawal,
  getWithdrawalOverview,
  getWithdrawals,
} from './endpoints/withdrawals.js';
export {
  getHiddenReason,
  type HiddenReason,
  type MethodViewer,
  type PaymentMode,
} from './payment-visibility.js';
export {
  areDocumentsApproved,
  currentDocuments,
  documentKindState,
  takesDocuments,
  type DocumentKindState,
} from './document-state.js';
export { endOfJpeg } from './jpeg-end.js';
export {
  getUploadError,
  maxUploadBytes,
  uploadAccept,
  uploadHeadBytes,
  uploadMimeType,
  uploadTypeOfContent,
  uploadTypeOfName,
  uploadTypes,
  type UploadFile,
  type UploadType,
} from './upload-rules.js';
