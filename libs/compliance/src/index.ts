export { type Position } from './core/verify-location.js';
export { licenceChecks, type LicenceCheck } from './core/licence-checks.js';
export { type CookieConsent } from './core/cookie-consent.js';
export { visitorLocationQuery } from './core/visitor-location.js';
export {
  BlockedCountryDialog,
  type BlockedCountryDialogProps,
} from './react/blocked-country/blocked-country-dialog.js';
export {
  BlockedCountryScreen,
  type BlockedCountryScreenProps,
} from './react/blocked-country/blocked-country-screen.js';
export { useCountryBlock } from './react/blocked-country/use-country-block.js';
export { CookieBanner, type CookieBannerProps } from './react/cookie-consent/cookie-banner.js';
export {
  CookieSettingsDialog,
  type CookieSettingsDialogProps,
} from './react/cookie-consent/cookie-settings-dialog.js';
export {
  consentEvent,
  cookieConsentAtom,
  currentConsent,
  useCookieConsent,
} from './react/cookie-consent/use-cookie-consent.js';
export { PolicyPage, type PolicyPageProps } from './react/policy-page/policy-page.js';
export { policies, type Policy } from './react/policy-page/policy.js';
