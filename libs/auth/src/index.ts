export {
  getLoginBlockReason,
  toLoginErrors,
  type LoginField,
  type LoginBlockReason,
} from './core/login-errors.js';
export { type IdentifierType } from './core/login-schema.js';
export { createRecaptcha, type Recaptcha, type RecaptchaConfig } from './core/recaptcha.js';
export { afterRegistrationPath } from './core/after-registration.js';
export { type Credentials } from './core/credentials.js';
export {
  hiddenFields,
  registrationSteps,
  type FieldMap,
  type FormStep,
  type HideableField,
  type RegistrationField,
  type RegistrationStep,
} from './core/registration-fields.js';
export { registrationModes, type RegistrationModeInput } from './core/registration-modes.js';
export { toSignUpErrors } from './core/registration-errors.js';
export { type NewAccount, type RegistrationOutcome } from './core/register.js';
export {
  registrationSchema,
  type RegistrationRules,
  type RegistrationValues,
} from './core/registration-schema.js';
export { type RegistrationDraft } from './core/registration-start.js';
export {
  getRegistrationHours,
  type RegistrationHours,
  type RegistrationVisit,
} from './core/registration-hours.js';
export { type LoginCredentials, type SignedIn } from './core/log-in.js';
export { type NewVisitorInfo, type VisitorInfo } from './core/visitor.js';
export {
  CredentialsScreen,
  type CredentialsScreenProps,
} from './react/credentials-screen/credentials-screen.js';
export {
  EmailVerification,
  type EmailVerificationProps,
} from './react/email-verification/email-verification.js';
export {
  VerifyEmailExpiredDialog,
  type VerifyEmailExpiredDialogProps,
} from './react/email-verification/verify-email-expired-dialog.js';
export { LastLoginNote, type LastLoginNoteProps } from './react/last-login-note/last-login-note.js';
export { useLastLoginText } from './react/last-login-note/use-last-login-text.js';
export {
  LinkedAccountDialog,
  type LinkedAccountDialogProps,
} from './react/linked-account-dialog/linked-account-dialog.js';
export { LoginDialog, type LoginDialogProps } from './react/login-dialog/login-dialog.js';
export { LoginForm, type LoginFormProps } from './react/login-form/login-form.js';
export {
  NewPasswordDialog,
  type NewPasswordDialogProps,
} from './react/password-reset/new-password-dialog.js';
export {
  PasswordResetDialog,
  type PasswordResetDialogProps,
} from './react/password-reset/password-reset-dialog.js';
export { useRecaptchaToken, type RecaptchaOptions } from './react/recaptcha/use-recaptcha-token.js';
export {
  RegistrationDialog,
  type RegistrationDialogProps,
} from './react/registration-dialog/registration-dialog.js';
export { RegistrationDone, type RegistrationDoneProps } from './react/registration-done/registration-done.js';
export { RegistrationForm } from './react/registration-form/registration-form.js';
export { type RegistrationFormProps } from './react/registration-form/registration-form-props.js';
export { type RegistrationProgress } from './react/registration-form/use-registration-form.js';
export {
  InactivityWarningDialog,
  type InactivityWarningDialogProps,
} from './react/inactivity-warning/inactivity-warning-dialog.js';
export {
  SessionEndedDialog,
  type SessionEndedDialogProps,
} from './react/session-ended/session-ended-dialog.js';
export {
  SessionEndedOverlay,
  type SessionEndedOverlayProps,
} from './react/session-ended/session-ended-overlay.js';
export { useLogin, type LoginOptions } from './react/use-login.js';
export { useSendVerificationEmail } from './react/use-send-verification-email.js';
export { useSignOut } from './react/use-sign-out.js';
export { useSignUp, type SignUpOptions } from './react/use-sign-up.js';
