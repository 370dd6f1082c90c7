export {
  toFormErrors,
  toFormError,
  wholeNumber,
  type FormErrors,
  type FormError,
  type Message,
} from './core/call-errors.js';
export { EmailField } from './react/email-field/email-field.js';
export { FormStatus, type FormStatusProps } from './react/form-state/form-status.js';
export { lazyResolver } from './react/form-state/lazy-resolver.js';
/** Of `@hookform/resolvers`, from one place: npm installs a copy of it for each library that depends on it. */
export { valibotResolver } from '@hookform/resolvers/valibot';
export { useFormErrors } from './react/form-state/use-form-errors.js';
export { useFocusFirstInvalid } from './react/form-state/use-focus-first-invalid.js';
export { useServerForm, type ServerFormConfig } from './react/form-state/use-server-form.js';
export { useMessageText } from './react/form-state/use-message-text.js';
export {
  NewPasswordField,
  type NewPasswordFieldProps,
} from './react/new-password-field/new-password-field.js';
export {
  PasswordRuleList,
  type PasswordRuleListProps,
} from './react/password-rule-list/password-rule-list.js';
export {
  PhoneNumberField,
  type PhoneNumberFieldProps,
} from './react/phone-number-field/phone-number-field.js';
export { useTexts as useFieldTexts } from './react/texts.js';
export { usePhoneReader, type LazyPhoneReader } from './react/use-phone-reader.js';
export { useCountries, type Countries } from './react/use-countries.js';
