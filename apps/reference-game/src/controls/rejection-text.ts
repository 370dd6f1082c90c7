import { betLimitErrorCodes } from '@casino-kit/api-contract';

const limitCodes: ReadonlySet<string> = new Set(betLimitErrorCodes);

const rejectionTexts = {
  MIN_MAX_BET: 'refused.stake',
  BONUS_MAX_BET: 'refused.bonusBet',
  VALIDATION: 'refused.stake',
  COUNTRY_RESTRICTED: 'refused.country',
  NON_BONUS_GAME: 'refused.bonus',
  GAME_UNAVAILABLE: 'refused.unavailable',
  TOO_MANY_TRIES: 'refused.tooMany',
  ACCOUNT_EXCLUDED: 'refused.excluded',
  ACCOUNT_UNDER_REVIEW: 'refused.excluded',
  REOPENING_REQUIRED: 'refused.excluded',
  LIMIT_CHOICE_REQUIRED: 'refused.choice',
  DEPOSIT_LIMIT_REQUIRED: 'refused.depositLimit',
  IDENTITY_NOT_VERIFIED: 'refused.identity',
  REALITY_CHECK_DUE: 'refused.check',
  PLAY_PAUSED: 'refused.pause',
  ROUND_TOO_SOON: 'refused.soon',
  OTHER_GAME_OPEN: 'refused.otherGame',
} as const;

/** The keys of texts that say why a round was not played. */
export type RejectionKey =
  | (typeof rejectionTexts)[keyof typeof rejectionTexts]
  | 'refused.limit'
  | 'refused.other';

/** Returns the text of a rejection by its code. */
export function getRejectionKey(code: string): RejectionKey {
  if (Object.hasOwn(rejectionTexts, code)) return rejectionTexts[code as keyof typeof rejectionTexts];
  return limitCodes.has(code) ? 'refused.limit' : 'refused.other';
}
