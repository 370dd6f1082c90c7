export {
  loginProblems,
  signUpProblems,
  type LoginField,
  type RegistrationField,
} from './core/call-problems.js';
export { loginSchema, type LoginValues } from './core/login-schema.js';
export { mirrorDomainOf } from './core/mirror-domain.js';
export { type RegistrationOutcome } from './core/register.js';
export { currenciesQuery, registrationFieldsQuery } from './core/registration-options.js';
export {
  hiddenFields,
  registrationSchema,
  type HideableField,
  type RegistrationRules,
  type RegistrationValues,
} from './core/registration-schema.js';
export { type SignedIn } from './core/sign-in.js';
export { type NewVisitorFacts, type VisitorFacts } from './core/visitor.js';
export { LoginDialog, type LoginDialogProps } from './react/login-dialog/login-dialog.js';
export { LoginForm, type LoginFormProps } from './react/login-form/login-form.js';
export {
  RegistrationDialog,
  type RegistrationDialogProps,
} from './react/registration-dialog/registration-dialog.js';
export { RegistrationDone, type RegistrationDoneProps } from './react/registration-done/registration-done.js';
export { RegistrationForm, type RegistrationFormProps } from './react/registration-form/registration-form.js';
export { useLogin, type LoginOptions } from './react/use-login.js';
export { useSignOut } from './react/use-sign-out.js';
export { useSignUp, type SignUpOptions } from './react/use-sign-up.js';
