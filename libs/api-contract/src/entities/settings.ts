import * as v from 'valibot';
import { defaultCurrencyCode } from '../default-currency.js';

const text = /* @__PURE__ */ v.string();
const flag = /* @__PURE__ */ v.boolean();
const textList = /* @__PURE__ */ v.array(v.string());
const unknownRecord = /* @__PURE__ */ v.record(v.string(), v.unknown());

/** A page's address: `shallow` keeps the loaded data when only the query changes (§2). */
export const pageUrl = /* @__PURE__ */ v.object({
  key: v.string(),
  href: v.string(),
  shallow: v.optional(v.boolean(), false),
});
export type PageUrl = v.InferOutput<typeof pageUrl>;

/** A mirror domain's registration window (§3): times are `HH:mm` in UTC. */
export const registrationWindow = /* @__PURE__ */ v.object({
  country: v.optional(v.string()),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  deviceType: v.optional(v.string()),
});
export const mainDomainConfig = /* @__PURE__ */ v.object({
  isEnabled: v.optional(v.boolean(), false),
  countries: v.optional(textList, []),
  redirectToTDS: v.optional(v.string()),
  defaultRedirect: v.optional(v.string()),
});

/** Points where regulators disagree with the spec, one switch each (decisions 36). */
export const policyPresets = [
  'curacao',
  'curacao-2025',
  'ukgc',
  'mga',
  'ontario',
  'sweden',
  'netherlands',
  'germany',
  'strict',
] as const;
export const policy = /* @__PURE__ */ v.object({
  preset: v.optional(v.picklist(policyPresets)),
  minimumAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99))),
  playerCancelledWithdrawals: v.optional(flag),
  limitLooseningDelayHours: v.optional(v.pipe(v.number(), v.minValue(0))),
  newsletterPreselected: v.optional(flag),
  cookieRejectAll: v.optional(flag),
  guestDemoPlay: v.optional(flag),
  realityCheckMinutes: v.optional(v.nullable(v.number())),
  sessionClock: v.optional(flag),
  netPositionInGame: v.optional(flag),
  wageringCap: v.optional(v.nullable(v.number())),
  forcedLimitChoice: v.optional(flag),
  singleSession: v.optional(flag),
});

/** A brand's own text by locale (wire code, §9). A locale without one gets that of `en`. */
export const localizedText = /* @__PURE__ */ v.record(v.string(), v.pipe(v.string(), v.maxLength(200)));
export type LocalizedText = v.InferOutput<typeof localizedText>;
/** The same for a paragraph. */
const localizedParagraph = /* @__PURE__ */ v.record(v.string(), v.pipe(v.string(), v.maxLength(1000)));

/** The address of another site; no other scheme may become a link. */
const webAddress = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(300), v.url(), v.regex(/^https?:\/\//i));
const contactName = /* @__PURE__ */ v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));

/** Who helps players, free of the operator: an extension of §3. It needs a name; what else is missing is left out. */
export const helpLine = /* @__PURE__ */ v.object({
  /** The country (ISO 3166-1 alpha-2) that the line is for; without one it is for everybody. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  name: contactName,
  /** The number as callers of the country dial it: digits with spaces, hyphens or brackets. */
  phone: v.optional(v.pipe(v.string(), v.regex(/^\+?\d[\d ()/-]{2,29}$/))),
  url: v.optional(webAddress),
  /** When it answers, by locale. */
  hours: v.optional(localizedText),
});
export type HelpLine = v.InferOutput<typeof helpLine>;

/** Who decides about complaints when player and operator do not agree: an extension of §3. */
export const disputeBody = /* @__PURE__ */ v.object({
  name: contactName,
  url: webAddress,
  /** Days within which the operator answers a complaint; afterwards the body can be asked. Eight weeks by default. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 56),
});

/** How players' money is protected if the operator becomes insolvent, by the levels of Great Britain. */
export const fundsProtectionLevels = ['none', 'medium', 'high'] as const;
export const fundsProtection = /* @__PURE__ */ v.object({
  level: v.picklist(fundsProtectionLevels),
  /** The operator's own words about it, by locale, after those of the level. */
  text: v.optional(localizedParagraph),
});

/** When an account without a login counts as dormant, and what that costs: an extension of §3. */
export const dormantAccount = /* @__PURE__ */ v.object({
  /** Months without a login. */
  months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
  /** The fee of a month in major units; without one there is none. */
  feePerMonth: v.optional(v.pipe(v.string(), v.regex(/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,8})?$/))),
  /** The currency of the fee; euro by default. */
  currencyCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)), defaultCurrencyCode),
});

/**
 * Who runs the site, for its policies, its footer and its support (§1, a brand is configurable): an extension of §3. What
 * is missing is left out of texts.
 */
export const operator = /* @__PURE__ */ v.object({
  name: v.optional(text),
  address: v.optional(text),
  /** The licence with its number and the authority, as it must be printed. */
  licence: v.optional(text),
  supportEmail: v.optional(v.pipe(v.string(), v.email())),
  /** Where complaints go; support by default. */
  complaintsEmail: v.optional(v.pipe(v.string(), v.email())),
  disputeBody: v.optional(disputeBody),
  helpLines: v.optional(v.pipe(v.array(helpLine), v.maxLength(100))),
  fundsProtection: v.optional(fundsProtection),
  dormantAccount: v.optional(dormantAccount),
});
export type Operator = v.InferOutput<typeof operator>;

const shortName = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/**
 * What the footer names besides the site's pages: an extension of §3. What is missing is left out.
 */
export const footer = /* @__PURE__ */ v.object({
  /** Ways to pay, by their names. */
  payments: v.optional(v.pipe(v.array(shortName), v.maxLength(12)), []),
  /** Providers of games, by their ids. */
  providers: v.optional(v.pipe(v.array(v.object({ id: shortName, name: shortName })), v.maxLength(12)), []),
});

/** The brand's own words in the lobby's banner for guests: an extension of §3. What is missing gets neutral words. */
export const heroTexts = /* @__PURE__ */ v.object({
  overline: v.optional(localizedText),
  title: v.optional(localizedText),
  text: v.optional(localizedText),
});

/** A picture on the site's own host: `/api/core/casino/assets/…` or another path, without quotes or spaces. */
const picture = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^\/(?!\/)[\w./~%@+-]*(?:\?[\w.~%=&-]*)?$/),
);

/** The brand's own pictures: an extension of §3. What is missing is the theme's. */
export const brandPictures = /* @__PURE__ */ v.object({
  /** The logo with the name, in the header and the footer; of 4.3 to 1. */
  mark: v.optional(picture),
  /** The logo without the name, where there is little room; square. */
  symbol: v.optional(picture),
  /** The art behind the lobby's banner, 1360 × 440; its left half is calm for the text. Cut by the banner's width. */
  hero: v.optional(picture),
  /** The icon of the browser's tab and of home screens; square. */
  icon: v.optional(picture),
  /** The picture of links to the site in other places, 1200 × 630. */
  card: v.optional(picture),
});
export type BrandPictures = v.InferOutput<typeof brandPictures>;

/** Who an entry of the navigation is for (§2). */
export const navigationScopes = ['user', 'guest', 'any'] as const;
/** An entry of the navigation: a page key, and a name of its own for a page that the product does not know. */
export const navigationItem = /* @__PURE__ */ v.object({
  key: v.pipe(v.string(), v.minLength(1)),
  scope: v.optional(v.picklist(navigationScopes), 'any'),
  label: v.optional(localizedText),
});
export type NavigationItem = v.InferOutput<typeof navigationItem>;

/**
 * Another domain of the site (§3). The brand of a domain, `theme` to `manifest`, is an extension: what it does not name is
 * the main domain's.
 */
export const mirrorDomain = /* @__PURE__ */ v.object({
  url: v.string(),
  domainId: v.optional(v.union([v.string(), v.number()])),
  settings: v.optional(
    v.object({
      loginOff: v.optional(v.boolean(), false),
      registrationConfigs: v.optional(v.array(registrationWindow), []),
      theme: v.optional(text),
      brandName: v.optional(text),
      operator: v.optional(operator),
      heroTexts: v.optional(heroTexts),
      brandPictures: v.optional(brandPictures),
      footer: v.optional(footer),
      manifest: v.optional(unknownRecord),
    }),
  ),
});
export type MirrorDomain = v.InferOutput<typeof mirrorDomain>;

/** The operator's rules for single form fields (`formFieldsValidation`, content open in §5). */
export const formFieldsValidation = v.looseObject({
  passwordMinLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(255))),
  passwordNeedSpecialCharacter: v.optional(flag),
  passwordNeedNumbers: v.optional(flag),
  passwordNeedUppercase: v.optional(flag),
});

/**
 * Every field of the application settings (§3), each with its own schema, so that one broken field can fall to its
 * default while the others stay. Minutes for `inactivitySessionTimeout`, per cent for `referAFriendPercent`.
 */
export const settingsFields = {
  theme: text,
  navigationSystem: v.picklist(['basic', 'panel']),
  brandName: text,
  enableCategoriesPageNavigation: flag,
  pageUrlSetup: v.array(pageUrl),
  antillephoneCode: text,
  emLicenceCode: text,
  carousellerTheme: text,
  verifyEmailStatusOnLogin: flag,
  emailPhoneRegistration: flag,
  removeBonusesFromDepositPage: flag,
  formFieldsValidation,
  passwordMinLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(255)),
  passwordNeedSpecialCharacter: flag,
  passwordNeedNumbers: flag,
  passwordNeedUppercase: flag,
  goToPageAfterRegistration: text,
  withdrawalConditions: v.union([textList, unknownRecord]),
  experimental: flag,
  showDesktopBurger: flag,
  showSnow: flag,
  dspretargettraffID: text,
  allowGameViewNotLoggedUser: flag,
  use1ClickRegistration: flag,
  useSMSResetPassword: flag,
  portraitGameImages: flag,
  showMobileBottomMenu: flag,
  useMultiWallet: flag,
  showLiveChat: flag,
  inactivitySessionTimeout: v.number(),
  referAFriendPercent: v.number(),
  referAFriendLanding: text,
  showProfileCalendar: flag,
  showRakebackCalendar: flag,
  gcbToken: text,
  reCaptchaSiteKey: text,
  useNewsBlockInPromotions: flag,
  allowKYCBeforeDeposit: flag,
  allowDepWithoutAddress: flag,
  excludedCountryCodeList: textList,
  open1ClickRegistrationForPIDs: textList,
  whitelistedIPs: textList,
  affiliateKeyQueryParameter: text,
  apiVersion: text,
  robotsTxt: text,
  extraHeader: v.record(v.string(), v.string()),
  ActiveLandingUrls: textList,
  debugShowTranslationKeys: flag,
  mirrorDomain: v.array(mirrorDomain),
  mainDomainConfigs: mainDomainConfig,
  redirectToTDS: text,
  manifest: unknownRecord,
  loyaltyLevelGroupSteps: v.array(v.number()),
  holdUserOnRegistration: flag,
  onDepositShowAllField: flag,
  allowGuestPlayDemoGames: flag,
  demoUserId: text,
  casinoOrigin: text,
  popupDepositFormAsSidebar: flag,
  useLazyCMSRendering: flag,
  verifyEmailOnBonusActivation: flag,
  afterRegistrationRedirect: textList,
  cookiesPopup: flag,
  onboardingRedirectOnClose: text,
  cacheControlHash: text,
  depositFormVersion: v.number(),
  policy,
  operator,
  heroTexts,
  brandPictures,
  footer,
  /** The menu's entries in their order, instead of the product's own: an extension of §3. */
  navigationItems: v.array(navigationItem),
  /** Shows the demo navigation of §2 where `navigationItems` is empty: an extension of §3. */
  demoNavigation: flag,
} as const;

export type SettingsFields = {
  [K in keyof typeof settingsFields]: v.InferOutput<(typeof settingsFields)[K]>;
};
