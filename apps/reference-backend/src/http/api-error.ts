import * as v from 'valibot';
import { errorBody, type ErrorBody, type ErrorCode } from '@casino-kit/api-contract';

/** The HTTP status of rejections other than 400. 403 is reserved for an ended session: clients log out on it. */
const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHORIZED: 401,
  WRONG_CREDENTIALS: 401,
  LAUNCH_EXPIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  GAME_NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  PHONE_TAKEN: 409,
  LOGIN_TAKEN: 409,
  EMAIL_NOT_VERIFIED: 409,
  FIELD_LOCKED: 409,
  REGISTRATION_CLOSED: 409,
  TOURNAMENT_ENDED: 409,
  LINK_EXPIRED: 410,
  ACCOUNT_LOCKED: 423,
  INSUFFICIENT_BALANCE: 409,
  ACTIVE_BONUS: 409,
  PENDING_DEPOSIT_WAGER: 409,
  NO_DEPOSIT: 409,
  IDENTITY_NOT_VERIFIED: 409,
  WITHDRAWAL_NOT_CANCELLABLE: 409,
  RAKEBACK_CLAIM: 409,
  REQUIRED_EMAIL_VERIFICATION: 409,
  DEPOSIT_COUNTRY_BLOCK: 409,
  PHONE_ERROR: 409,
  PAYMENT_LIMIT_THRESHOLD: 409,
  BET_LIMIT_CHANGE_ONCE_PER_HOUR: 409,
  LIMIT_CHANGED: 409,
  LIMIT_BY_SUPPORT: 409,
  LIMIT_CHOICE_REQUIRED: 409,
  DEPOSIT_LIMIT_REQUIRED: 409,
  FUNDS_NOT_ACKNOWLEDGED: 409,
  SESSION_TIME_LIMIT_REMOVE: 409,
  EXCLUSION_ALREADY_ACTIVE: 409,
  ACCOUNT_EXCLUDED: 409,
  PERSON_EXCLUDED: 409,
  ACCOUNT_UNDER_REVIEW: 409,
  REOPENING_REQUIRED: 409,
  REGISTER_UNAVAILABLE: 409,
  PROFILE_INCOMPLETE: 409,
  NOTHING_TO_COLLECT: 409,
  CONFIRMATION_REQUIRED: 428,
  SECOND_FACTOR_REQUIRED: 401,
  STRONG_FACTOR_REQUIRED: 409,
  PASSKEY_REJECTED: 401,
  PASSKEY_LIMIT: 409,
  LAST_WAY_IN: 409,
  TICKET_EXPIRED: 410,
  FACTOR_REMOVAL_WAITS: 409,
  CHAT_CLOSED: 409,
  CHAT_SILENCED: 409,
  GAME_UNAVAILABLE: 409,
  REALITY_CHECK_DUE: 409,
  PLAY_PAUSED: 409,
  ROUND_TOO_SOON: 409,
  OTHER_GAME_OPEN: 409,
  AUTOPLAY_NOT_ALLOWED: 409,
  BETTING_CLOSED: 409,
  FAVOURITE_LIMIT: 409,
  DEMO_NOT_POSSIBLE: 409,
  UPLOAD_TYPE: 415,
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_DUPLICATE: 409,
  UPLOAD_NEEDS_CAMERA: 409,
  UPLOAD_NEEDS_DEPOSIT: 409,
  UPLOAD_CLOSED: 409,
  UPLOAD_LIMIT: 429,
  UPLOAD_PDF_ACTIVE: 415,
  UPLOAD_PDF_LOCKED: 415,
  UPLOAD_UNREADABLE: 415,
  UPLOAD_INFECTED: 415,
  UPLOAD_NOT_SCANNED: 503,
  IDEMPOTENCY_CONFLICT: 422,
  TOO_MANY_TRIES: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  CREDENTIALS_EMAIL_FAILED: 503,
};

interface Details {
  /** Errors of single form fields, by dotted path. */
  fields?: Record<string, string> | undefined;
  /** Values for placeholders in the client's text. */
  params?: Record<string, string> | undefined;
  /** Set when it differs from the usual one of the code. */
  status?: number | undefined;
}

/** Thrown to respond with an error body: the caller may know the reason, and nothing was changed. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly params: Record<string, string> | undefined;

  constructor(
    readonly code: string,
    message: string,
    { fields, params, status }: Details & { status: number },
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.params = params;
  }

  body(): ErrorBody {
    const { code, message, fields, params } = this;
    return { success: false, code, message, ...(fields && { fields }), ...(params && { params }) };
  }

  /** Returns the error of an earlier response. @throws ValiError when `body` is not an error body. */
  static fromBody(status: number, body: unknown): ApiError {
    const { code, message, fields, params } = v.parse(errorBody, body);
    return new ApiError(code, message, { status, ...(fields && { fields }), ...(params && { params }) });
  }
}

/** Creates a rejection with a code of the contract (§8) and its status. */
export function reject(code: ErrorCode, message: string, details: Details = {}): ApiError {
  return new ApiError(code, message, { ...details, status: details.status ?? statuses[code] ?? 400 });
}

/** Creates a rejection of single fields: `fields` maps dotted paths to the text key of the error, or a sentence. */
export function invalid(
  fields: Record<string, string>,
  message = 'Please check the fields with errors.',
): ApiError {
  return reject('VALIDATION', message, { fields });
}
