export { changedFields, getProfileChanges, rebase, type ProfileChanges } from './core/change-set.js';
export { profileDrafts, type ProfileDraft, type ProfileDrafts } from './core/profile-drafts.js';
export { profileSchema, type ProfileRules } from './core/profile-schema.js';
export {
  knownValues,
  getProfileLocks,
  type ProfileField,
  type ProfileLocks,
  type ProfileValues,
} from './core/profile-values.js';
export { type ProfileVariant } from './core/update-body.js';
export { SignUpConsent } from './react/consent-page/sign-up-consent.js';
export { ConsentPage, type ConsentPageProps } from './react/consent-page/consent-page.js';
export { PasswordForm, type PasswordFormProps } from './react/password-form/password-form.js';
export { ProfileForm, type ProfileFormProps } from './react/profile-form/profile-form.js';
export { PasswordPage, type PasswordPageProps } from './react/profile-page/password-page.js';
export { ProfileFrame, type ProfileFrameProps } from './react/profile-page/profile-frame.js';
export { ProfilePage, type ProfilePageProps } from './react/profile-page/profile-page.js';
export {
  ProfileSections,
  type ProfileSection,
  type ProfileSectionsProps,
} from './react/profile-sections/profile-sections.js';
