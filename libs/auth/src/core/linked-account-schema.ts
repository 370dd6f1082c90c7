import { type Player } from '@casino-kit/api-contract';
import {
  emailSchema,
  type LockableField,
  newPasswordSchema,
  type PasswordRules,
  type PhoneReader,
  phoneSchema,
  displayEmail,
} from '@casino-kit/api-contract/field-rules';
import * as v from 'valibot';

export interface LinkedUpdateRules {
  /** The requirements of a new password. */
  password: PasswordRules;
  /** Fields of the account that can no longer be changed (§4) and are not requested. */
  locks: ReadonlySet<LockableField>;
  readPhone: PhoneReader;
}

/**
 * Creates the schema of a linked account's update (§2): email and phone unless they are locked, an optional new
 * password (`''` for none), and consent. Messages are text keys.
 */
export function linkedUpdateSchema({ password, locks, readPhone }: LinkedUpdateRules) {
  return v.object({
    email: locks.has('email') ? v.string() : emailSchema,
    phone: locks.has('phone')
      ? v.object({ phoneCode: v.string(), phone: v.string() })
      : phoneSchema(readPhone),
    newPassword: v.lazy((typed) => (typed === '' ? v.string() : newPasswordSchema(password))),
    /** Required once the server requires it. */
    currentPassword: v.string(),
    consent: v.pipe(
      v.boolean(),
      v.check((given) => given, 'auth.consent.required'),
    ),
  });
}
export type LinkedUpdateValues = v.InferOutput<ReturnType<typeof linkedUpdateSchema>>;
export type LinkedUpdateField = keyof LinkedUpdateValues;

/** The typed values, kept while the form is closed. Never a password. */
export type LinkedUpdateDraft = Omit<LinkedUpdateValues, 'newPassword' | 'currentPassword'>;

/** Returns the initial values of the form: the account's address, unless it is a placeholder, and no number (§4). */
export function linkedStartValues(player: Pick<Player, 'email'>, phoneCode: string): LinkedUpdateValues {
  return {
    email: displayEmail(player.email),
    phone: { phoneCode, phone: '' },
    newPassword: '',
    currentPassword: '',
    consent: false,
  };
}

/** Returns the values of the form that may be kept while it is closed. */
export function toLinkedDraft({ email, phone, consent }: LinkedUpdateValues): LinkedUpdateDraft {
  return { email, phone, consent };
}
