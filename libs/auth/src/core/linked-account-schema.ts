import { type Player } from '@casino-kit/api-contract';
import {
  emailSchema,
  type LockableField,
  newPasswordSchema,
  type PasswordRules,
  phoneSchema,
  displayEmail,
} from '@casino-kit/api-contract/field-rules';
import * as v from 'valibot';

export interface LinkedUpdateRules {
  /** What a new password must have. */
  password: PasswordRules;
  /** Fields of the account that can no longer be changed (§4): they are not asked for. */
  locks: ReadonlySet<LockableField>;
}

/**
 * What the update of a linked account asks for (§2): email and phone unless they are locked, a new password where one is
 * wanted (`''` for none), and consent. Messages are text keys.
 */
export function linkedUpdateSchema({ password, locks }: LinkedUpdateRules) {
  return v.object({
    email: locks.has('email') ? v.string() : emailSchema,
    phone: locks.has('phone') ? v.object({ phoneCode: v.string(), phone: v.string() }) : phoneSchema(),
    newPassword: v.lazy((typed) => (typed === '' ? v.string() : newPasswordSchema(password))),
    /** Asked for once the server does. */
    currentPassword: v.string(),
    consent: v.pipe(
      v.boolean(),
      v.check((given) => given, 'auth.consent.required'),
    ),
  });
}
export type LinkedUpdateValues = v.InferOutput<ReturnType<typeof linkedUpdateSchema>>;
export type LinkedUpdateField = keyof LinkedUpdateValues;

/** What was typed, kept while the form is closed. Never a password. */
export type LinkedUpdateDraft = Omit<LinkedUpdateValues, 'newPassword' | 'currentPassword'>;

/** What the form holds at the start: the address the account has, unless it stands for none, and no number (§4). */
export function linkedStartValues(player: Pick<Player, 'email'>, phoneCode: string): LinkedUpdateValues {
  return {
    email: displayEmail(player.email),
    phone: { phoneCode, phone: '' },
    newPassword: '',
    currentPassword: '',
    consent: false,
  };
}

/** What of the form may be kept while it is closed. */
export function linkedDraftOf({ email, phone, consent }: LinkedUpdateValues): LinkedUpdateDraft {
  return { email, phone, consent };
}
