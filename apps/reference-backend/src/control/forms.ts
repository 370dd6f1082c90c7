import { type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { chatModerations, chatMuteMinutes, terminationReasons } from '@casino-kit/api-contract';
import { invalid, reject } from '../http/api-error.js';
import { outcomes } from '../payment-provider/outcomes.js';

/** Ten years in either direction. */
const farthestHours = 87_600;

export const timeForm = v.object({
  hours: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.transform(Number),
    v.finite(),
    v.minValue(-farthestHours),
    v.maxValue(farthestHours),
  ),
});

const checkbox = v.pipe(
  // A browser sends nothing for an unchecked box.
  v.optional(v.string(), ''),
  v.transform((value) => value === 'yes'),
);
/** An empty field resets its setting to that of the reference brand. */
const textOrNone = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' ? null : text)),
);
const numberOrNone = v.pipe(
  textOrNone,
  v.transform((text) => (text === null ? null : Number(text))),
  v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))),
);

export const settingsForm = v.object({
  theme: v.picklist(['curacao', 'lulu']),
  navigationSystem: v.picklist(['basic', 'panel']),
  allowGuestPlayDemoGames: checkbox,
  showMobileBottomMenu: checkbox,
  verifyEmailStatusOnLogin: checkbox,
  use1ClickRegistration: checkbox,
  emailPhoneRegistration: checkbox,
  useSMSResetPassword: checkbox,
  holdUserOnRegistration: checkbox,
  singleSession: checkbox,
  inactivitySessionTimeout: v.optional(numberOrNone),
  reCaptchaSiteKey: v.optional(textOrNone),
  goToPageAfterRegistration: v.optional(textOrNone),
});

/** Returns the checked fields of the registration form. */
/** Where the registration asks for a phone number, and the number of the field in the map of get-registration-fields. */
export const phonePlaces = { 'in its own form': null, 'with the email, too': 1, nowhere: 0 } as const;
type PhonePlace = keyof typeof phonePlaces;
export const phonePlaceNames = Object.keys(phonePlaces) as PhonePlace[];
export const fieldsForm = v.objectWithRest(
  { phone: v.optional(v.picklist(phonePlaceNames), 'in its own form') },
  v.literal('yes'),
);
export const outcomeForm = v.object({ outcome: v.picklist(['as the card says', ...outcomes]) });
export const mailForm = v.object({ fails: checkbox });
/** Tags of an account, separated by commas. */
export const tagsForm = v.object({
  tags: v.pipe(
    v.string(),
    v.maxLength(500),
    v.transform((text) =>
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ),
});
export const reasonForm = v.object({ reason: v.picklist(terminationReasons) });

export const moderationForm = v.object({
  action: v.picklist(chatModerations),
  minutes: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(chatMuteMinutes))),
});

/** Parses a form of the control page; a missing body counts as empty. @throws ApiError VALIDATION */
export function readForm<S extends v.GenericSchema>(schema: S, request: FastifyRequest): v.InferOutput<S> {
  const parsed = v.safeParse(schema, request.body ?? {});
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw invalid({ [v.getDotPath(issue) ?? 'form']: 'Invalid format' });
}

/** Returns the player that a path names. @throws ApiError NOT_FOUND */
export function getPlayerId(request: FastifyRequest): number {
  const { id } = request.params as { id: string };
  if (!/^\d{1,15}$/.test(id)) throw reject('NOT_FOUND', 'There is no such player.');
  return Number(id);
}
