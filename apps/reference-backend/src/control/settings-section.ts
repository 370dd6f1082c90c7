import { type SettingsFields } from '@casino-kit/api-contract';
import { escapeHtml } from '../payment-provider/pages/html.js';
import { phonePlaceNames, phonePlaces } from './forms.js';
import { options, tickBox } from './markup.js';

/** Settings that a checkbox switches, with what they do. */
export const switchedSettings = {
  allowGuestPlayDemoGames: 'Guests may play demos',
  showMobileBottomMenu: 'Bottom menu on mobile',
  verifyEmailStatusOnLogin: 'Login needs a verified e-mail',
  use1ClickRegistration: 'Registration with one click',
  emailPhoneRegistration: 'Registration by e-mail and phone',
  useSMSResetPassword: 'New password by SMS',
  holdUserOnRegistration: 'No automatic login after registration',
} as const satisfies Partial<Record<keyof SettingsFields, string>>;

/** Renders the forms for the brand's settings and for the fields of its registration form. */
export function settingsSection(
  settings: Partial<SettingsFields>,
  registrationFields: Readonly<Record<string, number>>,
): string {
  const boxes = Object.entries(switchedSettings).map(([name, label]) =>
    tickBox(name, label, settings[name as keyof typeof switchedSettings] === true),
  );
  const phonePlace = phonePlaceNames.find(
    (name) => phonePlaces[name] === (registrationFields['phone'] ?? null),
  );
  const text = (value: string | undefined) => escapeHtml(value ?? '');
  return `<h2>Brand</h2>
<form method="post" action="/control/settings">
<label>Theme <select name="theme">${options(['curacao', 'lulu'], settings.theme)}</select></label>
<label>Navigation <select name="navigationSystem">${options(['basic', 'panel'], settings.navigationSystem)}</select></label>
${boxes.join('\n')}
${tickBox('singleSession', 'A new login ends the older sessions', settings.policy?.singleSession === true)}
<label>Minutes without activity before a session ends <input type="number" name="inactivitySessionTimeout" min="0" step="any" value="${settings.inactivitySessionTimeout ?? ''}"></label>
<label>Site key of reCAPTCHA <input name="reCaptchaSiteKey" value="${text(settings.reCaptchaSiteKey)}"></label>
<label>Page after registration <input name="goToPageAfterRegistration" value="${text(settings.goToPageAfterRegistration)}"></label>
<button>Save settings</button>
</form>
<h2>Registration form</h2>
<form method="post" action="/control/registration-fields">
<label>Phone number <select name="phone">${options(phonePlaceNames, phonePlace)}</select></label>
${Object.entries(registrationFields)
  .filter(([name]) => name !== 'phone' && name !== 'phoneCode')
  .map(([name, shown]) => tickBox(escapeHtml(name), escapeHtml(name), shown !== 0))
  .join('\n')}
<button>Save fields</button>
</form>`;
}
