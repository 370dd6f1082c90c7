import { type RegistrationMode } from '@casino-kit/api-contract';

/** The response of get-registration-fields (§3, §7): 0 hides a field, any other number shows it, 2 requires the address, too. */
export type FieldMap = Readonly<Record<string, number>>;

const placeFields = ['countryCode', 'currencyCode'] as const;
const personFields = ['firstName', 'lastName', 'dateOfBirth', 'address', 'zipCode', 'city'] as const;
const consentFields = ['consent', 'newsletter'] as const;

/** Fields that a brand can hide, regardless of the identifier type. */
export type HideableField = (typeof placeFields)[number] | (typeof personFields)[number] | 'newsletter';
/** The fields of the identifier. */
export type LoginPart = 'email' | 'phone' | 'username' | 'password';
export type RegistrationField = LoginPart | HideableField | (typeof consentFields)[number];

/** Fields that few brands use: shown only if the map shows them, while others are shown unless it hides them. */
const hiddenUnlessNamed: ReadonlySet<string> = new Set(['username', 'address', 'zipCode', 'city']);

/** Returns whether the map shows a field. */
export function isFieldShown(map: FieldMap, field: string): boolean {
  return Object.hasOwn(map, field) ? map[field] !== 0 : !hiddenUnlessNamed.has(field);
}

/** Returns the fields that the map of get-registration-fields hides. Unknown names are ignored. */
export function hiddenFields(map: FieldMap): ReadonlySet<HideableField> {
  return new Set(
    ([...placeFields, ...personFields, 'newsletter'] as const).filter((field) => !isFieldShown(map, field)),
  );
}

/** Returns the parts of the address that the map requires; §5 lets them be empty otherwise. */
export function requiredFields(map: FieldMap): ReadonlySet<HideableField> {
  return new Set((['address', 'zipCode', 'city'] as const).filter((field) => map[field] === 2));
}

/** All fields that a brand can hide: the linked form has none of them (§3, signup form fields). */
export const allHidden: ReadonlySet<HideableField> = new Set([...placeFields, ...personFields]);

const loginFields: Readonly<Record<RegistrationMode, readonly LoginPart[]>> = {
  email: ['email', 'password'],
  phone: ['phone', 'password'],
  emailPhone: ['email', 'phone', 'password'],
  login: ['username', 'password'],
  oneClick: [],
};

/** Returns the login fields of a mode; none with one click, for which the server generates the login (§5). */
export function getLoginFields(mode: RegistrationMode): readonly LoginPart[] {
  return loginFields[mode];
}

/**
 * Returns whether a new account of a mode can be recovered without its passkey: by a mail, or by a code to its phone where the
 * brand sends one.
 */
export function isRecoverable(mode: RegistrationMode, { bySms }: { bySms: boolean }): boolean {
  const asked = getLoginFields(mode);
  return asked.includes('email') || (bySms && asked.includes('phone'));
}

/** The steps before an account exists: one page, or two if the brand asks about the person. */
export type FormStep = 'account' | 'person';
/** `credentials` lets the player save the generated login; `done` shows what comes next. */
export type RegistrationStep = FormStep | 'credentials' | 'done';

interface FlowFields {
  mode: RegistrationMode;
  hidden: ReadonlySet<HideableField>;
}

const shown = <F extends HideableField>(fields: readonly F[], hidden: FlowFields['hidden']) =>
  fields.filter((field) => !hidden.has(field));

/** Returns the steps of a registration (§2): at most four, at least two. */
export function registrationSteps({ mode, hidden }: FlowFields): readonly RegistrationStep[] {
  const person = shown(personFields, hidden).length > 0;
  return [
    'account',
    ...(person ? (['person'] as const) : []),
    ...(mode === 'oneClick' ? (['credentials'] as const) : []),
    'done',
  ];
}

/** Returns the fields of one step, in the order of the page; the consents are on the last one. */
export function fieldsOfStep(step: FormStep, { mode, hidden }: FlowFields): readonly RegistrationField[] {
  const person = shown(personFields, hidden);
  if (step === 'person') return [...person, ...consentFields];
  const account = [...getLoginFields(mode), ...shown(placeFields, hidden)];
  return person.length > 0 ? account : [...account, ...consentFields];
}

/** Returns all fields of the form, in the order of the pages. */
export function askedFields(course: FlowFields): readonly RegistrationField[] {
  const steps = registrationSteps(course).filter((step) => step === 'account' || step === 'person');
  return steps.flatMap((step) => fieldsOfStep(step, course));
}
