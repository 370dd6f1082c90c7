import { type RegistrationOutcome } from '../../core/register.js';
import { type RegistrationDraft } from '../../core/registration-start.js';
import { type SignUpOptions } from '../use-sign-up.js';
import { type RegistrationProgress } from './use-registration-form.js';

export interface RegistrationFormProps extends SignUpOptions {
  /**
   * The guest's country, ISO 3166-1 alpha-2: selected initially if the brand offers it; its registration hours apply.
   */
  defaultCountryCode?: string | undefined;
  /** Selected initially if the brand offers it; otherwise the first currency. */
  defaultCurrencyCode?: string | undefined;
  /** The partner that referred the guest: some are offered one click (`open1ClickRegistrationForPIDs`). */
  pid?: string | null | undefined;
  /** The terms, linked in the consent; open in another tab, so that nothing typed is lost. */
  termsHref: string;
  /** The privacy policy, linked in the consent; opens in another tab. */
  privacyHref: string;
  /** Today in the player's time zone, `YYYY-MM-DD`; the browser's date by default. */
  today?: string | undefined;
  /** The clock for registration hours; the browser's by default. Keep its identity. */
  now?: (() => Date) | undefined;
  /**
   * An identifier typed elsewhere: an email address, `+` with code and number, or a login name. Prefills its field
   * unless it already has a value.
   */
  initialLogin?: string | undefined;
  /** Leads the focus to the first field once the form is there, as a dialog does. */
  focusFirst?: boolean | undefined;
  /** The values typed before the form was closed, as passed to `onDraft`. */
  draft?: RegistrationDraft | null | undefined;
  /** Called on unmount with all typed values except the password. */
  onDraft?: ((draft: RegistrationDraft) => void) | undefined;
  /** How far the player is, whenever that changes. Keep its identity. */
  onProgress?: ((progress: RegistrationProgress) => void) | undefined;
  /** The account exists; how it went on is in `kind`. */
  onRegistered: (outcome: RegistrationOutcome) => void;
  /** Navigates to login; called with the typed email, number or login name, for its `initialLogin`. */
  onSwitchToLogin?: ((login: string) => void) | undefined;
}
