/** Deposit error codes (§8). `[MN]` and `[MX]` of a range come in `params.min` and `params.max`. */
export const depositErrorCodes = [
  'GLOBAL_ERROR',
  'DEPOSIT_COUNTRY_BLOCK',
  'REQUIRED_EMAIL_VERIFICATION',
  'PAYMENT_LIMIT_THRESHOLD',
  'TRANSACTION_FAILED',
  'AMOUNT_BELOW_ZERO',
  'UNIFIED_ERROR',
  'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
  'PROVIDER_ERROR',
  'PHONE_ERROR',
  'PAYMENT_SERVICE_ERROR',
] as const;
export type DepositErrorCode = (typeof depositErrorCodes)[number];

/** Why a payment request ended without a payment. */
export const depositEndCodes = ['PAYMENT_EXPIRED', 'PAYMENT_ABANDONED'] as const;
export type DepositEndCode = (typeof depositEndCodes)[number];

/** Why an acquirer or the card's bank declined a deposit by card. */
export const cardDeclineCodes = [
  'CARD_DECLINED',
  'INSUFFICIENT_FUNDS_ON_CARD',
  'CARD_EXPIRED',
  'THREE_DS_FAILED',
  'THREE_DS_ABANDONED',
] as const;
export type CardDeclineCode = (typeof cardDeclineCodes)[number];

/** Bonus activation error codes (§8). */
export const bonusErrorCodes = [
  'REGISTRATION_BONUS',
  'MAXIMUM_PARTICIPANTS',
  'RETRY_PERIOD',
  'ONE_BONUS_ONLY',
  'NOT_OFFERED',
  'WRONG_LEVEL',
  'DAYS_VALID',
  'UNIFIED_ERROR',
  'DEPOSITS_NUMBER',
  'DEPOSITS_NUMBER2',
  'ACTIVE_FREE_SPINS',
  'ACTIVE_BONUS',
  'CANCELLED',
  'NO_CASHBACK',
  'ADD_TO_CALENDAR',
  'REQUIRED_EMAIL_VERIFICATION',
  'VALID_ON_DAYS',
  'START_TIME_ERROR',
  'END_TIME_ERROR',
  'BONUS_FRAUD',
  'CASHBACK_NEED_DEPOSIT',
] as const;
export type BonusErrorCode = (typeof bonusErrorCodes)[number];

/** Error codes of a player's own limits on stakes, losses and winnings (§3, §8). */
export const ownLimitErrorCodes = [
  'maxBetLimit',
  'dailyBetLimit',
  'weeklyBetLimit',
  'monthlyBetLimit',
  'dailyLossLimit',
  'weeklyLossLimit',
  'monthlyLossLimit',
  'monthlyWinningsLimit',
] as const;
export type OwnLimitErrorCode = (typeof ownLimitErrorCodes)[number];

/**
 * Bet limit error codes (§8), and that of the monthly winnings limit (§3). `params` of a reached limit has `limit`, `left`
 * and `until`, the end of its period.
 */
export const betLimitErrorCodes = [
  'MAX_BET_LIMIT_REACHED',
  ...ownLimitErrorCodes,
  'MIN_MAX_BET',
  'BONUS_MAX_BET',
  'BONUS_BUY_OVER_LIMIT',
  'BET_LIMIT_CHANGE_ONCE_PER_HOUR',
] as const;
export type BetLimitErrorCode = (typeof betLimitErrorCodes)[number];

/**
 * Why a withdrawal is blocked (§6, §8) or cannot be cancelled. An amount outside the method's range is rejected with
 * `PAYMENT_PROVIDER_LIMIT_THRESHOLD`, one that is more than can be withdrawn with `INSUFFICIENT_BALANCE` and
 * `params.max`.
 */
export const withdrawalErrorCodes = [
  'ACTIVE_BONUS',
  'PENDING_DEPOSIT_WAGER',
  'NO_DEPOSIT',
  'EMAIL_NOT_VERIFIED',
  'IDENTITY_NOT_VERIFIED',
  'WITHDRAWAL_FAILED',
  'WITHDRAWAL_NOT_CANCELLABLE',
] as const;
export type WithdrawalErrorCode = (typeof withdrawalErrorCodes)[number];

/** Why a game or a round does not start (§8, game play). */
export const gameErrorCodes = [
  'GAME_NOT_FOUND',
  'GAME_UNAVAILABLE',
  'NON_BONUS_GAME',
  'DEMO_NOT_POSSIBLE',
  'COUNTRY_RESTRICTED',
  'INSUFFICIENT_BALANCE',
  'LAUNCH_EXPIRED',
] as const;
export type GameErrorCode = (typeof gameErrorCodes)[number];

/**
 * Why a round does not start now though the game is open. `REALITY_CHECK_DUE`: until the check of `params.dueAt` is answered.
 * `PLAY_PAUSED`, `ROUND_TOO_SOON` and `OTHER_GAME_OPEN` have `params.until`, the second also `params.milliseconds`.
 * `AUTOPLAY_NOT_ALLOWED`: the player has to start each round.
 */
export const playTimeErrorCodes = [
  'REALITY_CHECK_DUE',
  'PLAY_PAUSED',
  'ROUND_TOO_SOON',
  'OTHER_GAME_OPEN',
  'AUTOPLAY_NOT_ALLOWED',
] as const;
export type PlayTimeErrorCode = (typeof playTimeErrorCodes)[number];

/**
 * Why bets at a live table are rejected. `BETTING_CLOSED`: the round takes none any more, and nothing was moved.
 * `TABLE_LIMIT` of a bet has `params.spot`, `params.min` and `params.max`, of all bets together `params.max` alone.
 */
export const liveTableErrorCodes = ['BETTING_CLOSED', 'TABLE_LIMIT'] as const;
export type LiveTableErrorCode = (typeof liveTableErrorCodes)[number];

/** Why a game does not become a favourite; `params.max` is how many a player can have. */
export const favouriteErrorCodes = ['FAVOURITE_LIMIT'] as const;
export type FavouriteErrorCode = (typeof favouriteErrorCodes)[number];

/** Coupon responses that are errors (§8). */
export const couponErrorCodes = ['COUPON_NOT_APPLIED', 'COUPON_ALREADY_REDEEMED'] as const;
export type CouponErrorCode = (typeof couponErrorCodes)[number];

/**
 * Uploads and devices (§5, §8). `UPLOAD_CLOSED`: the kind takes no more files; `UPLOAD_LIMIT`: too many uploads at once or in
 * a day; `UPLOAD_NEEDS_DEPOSIT`: documents are taken after the first deposit (`allowKYCBeforeDeposit`). `UPLOAD_PDF_ACTIVE`: a
 * PDF that does something, carries files or leads to other places; `UPLOAD_PDF_LOCKED`: an encrypted one; `UPLOAD_UNREADABLE`:
 * damaged, or larger inside than any document; `UPLOAD_INFECTED`: the virus scanner found something; `UPLOAD_NOT_SCANNED`: the
 * scanner does not respond, and the same file can be sent again.
 */
export const uploadErrorCodes = [
  'UPLOAD_FAILED',
  'UPLOAD_DUPLICATE',
  'UPLOAD_TYPE',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_EMPTY',
  'UPLOAD_NAME',
  'UPLOAD_NEEDS_CAMERA',
  'UPLOAD_NEEDS_DEPOSIT',
  'UPLOAD_CLOSED',
  'UPLOAD_LIMIT',
  'UPLOAD_PDF_ACTIVE',
  'UPLOAD_PDF_LOCKED',
  'UPLOAD_UNREADABLE',
  'UPLOAD_INFECTED',
  'UPLOAD_NOT_SCANNED',
  'CAMERA_DENIED',
  'IMAGE_TOO_LARGE',
  'UPI_QR_EXPIRED',
  'UPI_QR_UNREADABLE',
  'CLIPBOARD_FAILED',
] as const;
export type UploadErrorCode = (typeof uploadErrorCodes)[number];

/**
 * Account services, identity documents and exclusion (§8). `PERSON_EXCLUDED`: the person may not have an account;
 * `ACCOUNT_UNDER_REVIEW`: the operator compares the account with that of an excluded person; `REOPENING_REQUIRED`: the
 * exclusion has run out, and the player has not asked to open the account; `REGISTER_UNAVAILABLE`: the exclusion register
 * does not answer; `PROFILE_INCOMPLETE`: it cannot be asked without a name and date of birth. `FUNDS_NOT_ACKNOWLEDGED`: a deposit
 * waits until the player acknowledges how customers' money is protected.
 */
export const accountErrorCodes = [
  'SESSION_TIME_LIMIT_UPDATE',
  'SESSION_TIME_LIMIT_REMOVE',
  'LIMIT_CHANGED',
  'LIMIT_BY_SUPPORT',
  'LIMIT_CHOICE_REQUIRED',
  'DEPOSIT_LIMIT_REQUIRED',
  'FUNDS_NOT_ACKNOWLEDGED',
  'CREDENTIALS_EMAIL_FAILED',
  'RAKEBACK_CLAIM',
  'SERVICES_ERROR',
  'KYC_STATUS_DISCREPANCY',
  'EXCLUSION_ALREADY_ACTIVE',
  'EXCLUSION_INVALID_PERIOD',
  'EXCLUSION_PROCESSING',
  'ACCOUNT_EXCLUDED',
  'PERSON_EXCLUDED',
  'ACCOUNT_UNDER_REVIEW',
  'REOPENING_REQUIRED',
  'REGISTER_UNAVAILABLE',
  'PROFILE_INCOMPLETE',
  'NOTHING_TO_COLLECT',
] as const;
export type AccountErrorCode = (typeof accountErrorCodes)[number];

/**
 * How an account is protected. `CONFIRMATION_REQUIRED` (428): the call needs a fresh confirmation and can be sent again after it;
 * `params.methods` lists how, the strongest first, separated by commas. `SECOND_FACTOR_REQUIRED` (401): the password is right, and
 * the login goes on with `params.ticket`; lost factors are removed `params.removalHours` after a request. `STRONG_FACTOR_REQUIRED`: the call needs a passkey or an authenticator app, and the
 * account has none. `LAST_WAY_IN`: without this passkey nobody could log in. `FACTOR_REMOVAL_WAITS`: until `params.until`.
 */
export const securityErrorCodes = [
  'CONFIRMATION_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'STRONG_FACTOR_REQUIRED',
  'PASSKEY_REJECTED',
  'PASSKEY_LIMIT',
  'LAST_WAY_IN',
  'TICKET_EXPIRED',
  'FACTOR_REMOVAL_WAITS',
] as const;
export type SecurityErrorCode = (typeof securityErrorCodes)[number];

/** Why a chat is closed to a player, or why a player cannot write; `CHAT_SILENCED` has `params.until`. */
export const chatErrorCodes = ['CHAT_CLOSED', 'CHAT_SILENCED'] as const;
export type ChatErrorCode = (typeof chatErrorCodes)[number];

/**
 * Identity and requests in general. `FORBIDDEN` (403) has the end reason of the session in `params.reason`;
 * `WRONG_CREDENTIALS` and `CODE_WRONG` have `params.triesLeft`, `TOO_MANY_TRIES` has `params.minutes`.
 */
export const requestErrorCodes = [
  'WRONG_CREDENTIALS',
  'TOO_MANY_TRIES',
  'EMAIL_TAKEN',
  'PHONE_TAKEN',
  'LOGIN_TAKEN',
  'ACCOUNT_LOCKED',
  'LINK_EXPIRED',
  'CODE_WRONG',
  'FIELD_LOCKED',
  'UNDER_AGE',
  'REGISTRATION_CLOSED',
  'TOURNAMENT_ENDED',
  'VALIDATION',
  'NOT_FOUND',
  'FORBIDDEN',
  'UNAUTHORIZED',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_CONFLICT',
  'INTERNAL',
  'UNAVAILABLE',
] as const;
export type RequestErrorCode = (typeof requestErrorCodes)[number];

export type ErrorCode =
  | DepositErrorCode
  | DepositEndCode
  | CardDeclineCode
  | BonusErrorCode
  | BetLimitErrorCode
  | WithdrawalErrorCode
  | GameErrorCode
  | PlayTimeErrorCode
  | LiveTableErrorCode
  | FavouriteErrorCode
  | CouponErrorCode
  | UploadErrorCode
  | AccountErrorCode
  | ChatErrorCode
  | SecurityErrorCode
  | RequestErrorCode;
