/** The messages about a decision on an identity document. */
const documentMessages = ['document-approved', 'document-rejected', 'document-more'] as const;

/** The messages to a player whose account is closed because it matches a person who is excluded (decision 77). */
const matchMessages = ['match', 'match-permanent'] as const;

/** The messages about what protects an account (decision 83). */
const securityMessages = [
  'passkey-added',
  'passkey-removed',
  'authenticator-on',
  'authenticator-off',
  'recovery-codes-created',
  'recovery-code-used',
  'factor-removal-requested',
  'factors-removed',
  'confirmation-code',
  'new-device',
  'email-changed',
] as const;
export type SecurityMessage = (typeof securityMessages)[number];

/** All messages of the casino to a player. */
export const messageKinds = [
  'verify-email',
  'reset-password',
  'reset-code',
  'credentials',
  'password-changed',
  'break',
  'freeze',
  'cooling-off',
  'self-exclusion',
  'permanent-exclusion',
  ...matchMessages,
  'limit-review',
  ...documentMessages,
  ...securityMessages,
] as const;
export type MessageKind = (typeof messageKinds)[number];
