import { isFieldConfigured, type RegistrationMode } from '@casino-kit/api-contract';
import { type Settings } from '@casino-kit/settings';
import { type FieldMap, isFieldShown } from './registration-fields.js';

export interface RegistrationModeInput {
  settings: Pick<
    Settings,
    'emailPhoneRegistration' | 'use1ClickRegistration' | 'open1ClickRegistrationForPIDs'
  >;
  /** The map of get-registration-fields. */
  fields: FieldMap;
  /** The partner that referred the guest, `null` for none. */
  pid: string | null;
}

/**
 * Returns the modes in which an account can be opened (§2), in the order of the form. Email and phone are offered
 * unless their field is hidden, both in one if `emailPhoneRegistration` is set. A phone field that the map names is asked
 * with the email, too (§5). A login name is offered if its field is shown; one click with `use1ClickRegistration`, or for guests from the partners in `open1ClickRegistrationForPIDs`. Never empty:
 * if the settings leave no mode, it is email.
 */
export function registrationModes({
  settings,
  fields,
  pid,
}: RegistrationModeInput): readonly [RegistrationMode, ...RegistrationMode[]] {
  const email = isFieldShown(fields, 'email');
  const phone = isFieldShown(fields, 'phone');
  const partner = pid?.trim() ?? '';
  const together = settings.emailPhoneRegistration && email && phone;
  const offered: Readonly<Record<RegistrationMode, boolean>> = {
    email: email && !together && !isFieldConfigured(fields, 'phone'),
    emailPhone: together || (email && isFieldConfigured(fields, 'phone')),
    phone: phone && !together,
    login: isFieldShown(fields, 'username'),
    oneClick:
      settings.use1ClickRegistration ||
      (partner !== '' && settings.open1ClickRegistrationForPIDs.some((id) => id.trim() === partner)),
  };
  const [first = 'email', ...others] = (Object.keys(offered) as RegistrationMode[]).filter(
    (mode) => offered[mode],
  );
  return [first, ...others];
}

/**
 * Returns how a linked account is opened (§2, §3): by email and phone together, by one of them if the other is hidden.
 */
export function linkedMode(fields: FieldMap): RegistrationMode {
  const settings = {
    emailPhoneRegistration: true,
    use1ClickRegistration: false,
    open1ClickRegistrationForPIDs: [],
  };
  return registrationModes({ settings, fields, pid: null })[0];
}
