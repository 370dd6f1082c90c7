import { type SettingsFields } from '@casino-kit/api-contract';

/** What a setting does, and the test that fails without it; `null` while no part of the product reads it. */
export interface SettingEffect {
  effect: string;
  test: { file: string; title: string } | null;
}

const shell = 'apps/casino/src';
const journeys = 'apps/casino-e2e/src';
const auth = 'libs/auth/src';
const navigation = `${shell}/layout/navigation.test.tsx`;
const brand = `${shell}/server/brand.test.ts`;
const password = 'libs/api-contract/src/field-rules/password-settings.test.ts';
const depositRules = 'libs/payments/src/core/deposit-rules.test.ts';

/** Every setting in the order of its schema. */
export const settingsEffects: Record<keyof SettingsFields, SettingEffect> = {
  theme: {
    effect: 'The look of the site: `curacao` or `lulu`; any other name is `curacao`.',
    test: {
      file: brand,
      title: 'has theme, name and card of its domain, and is kept apart from the pages of other domains',
    },
  },
  navigationSystem: {
    effect:
      '`basic` has its links in the header, `panel` at the side from 1280 px; with it the profile is `/account`.',
    test: { file: navigation, title: 'has the navigation at the side with the navigation system `panel`' },
  },
  brandName: {
    effect: 'The name in titles, texts, policies, cards and the manifest.',
    test: { file: brand, title: 'names icons, manifest, colour and card of the theme' },
  },
  enableCategoriesPageNavigation: {
    effect: 'Categories are pages of their own (`/casino/{category}`), not a part of the lobby’s query.',
    test: {
      file: `${shell}/app/page-routes.test.ts`,
      title: 'are served with `enableCategoriesPageNavigation`, beside those with a key of their own',
    },
  },
  pageUrlSetup: {
    effect:
      'Other paths for page keys; the default path redirects. `shallow` links keep the data of the page.',
    test: {
      file: `${shell}/server/serve-pages.test.ts`,
      title: 'serves each page at the path in the settings, and redirects from its default path',
    },
  },
  antillephoneCode: {
    effect: 'The footer links to the check of the licence at Antillephone.',
    test: { file: navigation, title: 'shows the brand’s licence in the footer, and where it can be checked' },
  },
  emLicenceCode: {
    effect: 'The footer prints this licence code.',
    test: { file: navigation, title: 'shows the brand’s licence in the footer, and where it can be checked' },
  },
  carousellerTheme: {
    effect: 'Added to the address of a payment provider’s page as the parameter `theme`.',
    test: {
      file: 'libs/payments/src/react/deposit-form/provider-page-url.test.ts',
      title: 'adds the brand’s theme to the address',
    },
  },
  verifyEmailStatusOnLogin: {
    effect: 'The server rejects a login until the email address is verified; the dialog offers another link.',
    test: {
      file: `${journeys}/password-reset.spec.ts`,
      title: 'an account whose address must be verified sees that, and can log in afterwards',
    },
  },
  emailPhoneRegistration: {
    effect: 'Registration requires email and phone together.',
    test: {
      file: `${auth}/core/registration-modes.test.ts`,
      title: 'offers email and phone, and both in one if the brand wants that',
    },
  },
  removeBonusesFromDepositPage: {
    effect: 'The deposit has no choice of a bonus.',
    test: {
      file: 'libs/bonuses/src/react/promotion-page/promotion-page.test.tsx',
      title: 'says that the deposit has no choice if the brand has none, and what would end',
    },
  },
  formFieldsValidation: {
    effect: 'The four rules for passwords that follow, in one object; they count before those.',
    test: { file: password, title: 'prefers formFieldsValidation' },
  },
  passwordMinLength: {
    effect: 'The least number of characters of a new password.',
    test: { file: password, title: 'reads the flags from the top level' },
  },
  passwordNeedSpecialCharacter: {
    effect: 'A new password needs a special character.',
    test: { file: password, title: 'reads the flags from the top level' },
  },
  passwordNeedNumbers: {
    effect: 'A new password needs a digit.',
    test: { file: password, title: 'reads the flags from the top level' },
  },
  passwordNeedUppercase: {
    effect: 'A new password needs an upper-case letter.',
    test: { file: password, title: 'reads the flags from the top level' },
  },
  goToPageAfterRegistration: {
    effect: 'The path after registration, when `afterRegistrationRedirect` names none.',
    test: {
      file: `${auth}/core/after-registration.test.ts`,
      title: 'returns the page when the list has no safe path',
    },
  },
  withdrawalConditions: {
    effect: 'Which conditions of a withdrawal are shown first.',
    test: {
      file: 'libs/payments/src/react/withdrawal-conditions/withdrawal-conditions.test.tsx',
      title: 'shows those that the operator names first, and all open ones',
    },
  },
  experimental: {
    effect:
      'Marks every document (`data-experimental`), for scripts and styles of the brand that try something out.',
    test: {
      file: brand,
      title: 'marks the document of a brand that tries something out, for its own scripts and styles',
    },
  },
  showDesktopBurger: {
    effect: 'The header of desktops has the menu’s button too.',
    test: { file: navigation, title: 'offers the menu in the header with `showDesktopBurger`' },
  },
  showSnow: {
    effect: 'Snow falls over the pages, except during play and with reduced motion.',
    test: { file: navigation, title: 'shows snow with `showSnow`' },
  },
  dspretargettraffID: {
    effect: 'The brand’s id at the ad-retargeting service, which loads after consent.',
    test: {
      file: 'libs/telemetry/src/react/telemetry.test.tsx',
      title: 'does nothing without an id, and nothing beside a login',
    },
  },
  allowGameViewNotLoggedUser: {
    effect: 'Guests may open the page of play.',
    test: {
      file: 'libs/games/src/core/play-gate.test.ts',
      title: 'shows guests the game view if the setting allows it',
    },
  },
  use1ClickRegistration: {
    effect: 'Registration offers one click, with generated credentials.',
    test: {
      file: `${auth}/core/registration-modes.test.ts`,
      title: 'offers one click by setting, or to guests from a partner',
    },
  },
  useSMSResetPassword: {
    effect: 'A forgotten password can be reset by SMS.',
    test: {
      file: `${journeys}/password-reset.spec.ts`,
      title: 'by SMS: a wrong code is counted, the right one sets a new password',
    },
  },
  portraitGameImages: {
    effect: 'With it live tables are upright posters, too; without it they are wide pictures.',
    test: {
      file: 'libs/games/src/react/lobby/lobby.test.tsx',
      title: 'shows live tables as upright posters with `portraitGameImages`',
    },
  },
  showMobileBottomMenu: {
    effect: 'A bar at the bottom of phones and tablets; without it the menu’s button is in the header.',
    test: { file: navigation, title: 'has no bottom bar without `showMobileBottomMenu`' },
  },
  useMultiWallet: {
    effect: 'A player can have wallets in several currencies and choose among them.',
    test: {
      file: 'libs/wallet/src/react/balance-page/balance-page.test.tsx',
      title: 'has wallets only with useMultiWallet, and a slot for other content',
    },
  },
  showLiveChat: {
    effect: 'Logged-in players open the live chat from the top bar and the menu.',
    test: {
      file: `${shell}/layout/chat/chat.test.tsx`,
      title: 'opens from the top bar and from the menu with `showLiveChat`',
    },
  },
  inactivitySessionTimeout: {
    effect: 'Minutes without activity until a player is logged out; 30 unless it is greater than 1.',
    test: {
      file: 'libs/provider/src/react/casino-provider.test.tsx',
      title: 'logs out after the inactivity of the settings: %s means %s minutes',
    },
  },
  referAFriendPercent: {
    effect: 'The share of a friend’s revenue, in per cent; with 0 players cannot invite friends.',
    test: {
      file: 'libs/referrals/src/react/referrals/referrals.test.tsx',
      title: 'shows the percentage of `referAFriendPercent`, and nothing to invite with at 0',
    },
  },
  referAFriendLanding: {
    effect: 'The page that a friend’s link leads to, when the link itself names none.',
    test: {
      file: 'libs/referrals/src/react/referrals/referrals.test.tsx',
      title: 'leads the link to the page of `referAFriendLanding`',
    },
  },
  showProfileCalendar: {
    effect: 'The rakeback calendar, below the profile.',
    test: {
      file: `${shell}/pages/profile-page/profile-page.test.tsx`,
      title: 'has the rakeback calendar below the profile with `showProfileCalendar`',
    },
  },
  showRakebackCalendar: {
    effect: 'The rakeback calendar: in the lobby, the menus, the VIP club and as a modal.',
    test: {
      file: navigation,
      title: 'has the calendar in the account’s menu with `showRakebackCalendar` alone: %s',
    },
  },
  gcbToken: {
    effect: 'The footer links to the licence’s certificate at the Gaming Control Board.',
    test: { file: navigation, title: 'shows the brand’s licence in the footer, and where it can be checked' },
  },
  reCaptchaSiteKey: {
    effect: 'Login and registration send a reCAPTCHA token; the content security policy allows its script.',
    test: {
      file: `${auth}/react/recaptcha/use-recaptcha-token.test.tsx`,
      title: 'keeps the same reCAPTCHA across renders, and loads its script on request',
    },
  },
  useNewsBlockInPromotions: {
    effect: 'Promotions without a bonus are shown as news.',
    test: {
      file: 'libs/bonuses/src/react/promotions-page/promotions-page.test.tsx',
      title: 'shows news if the brand wants it',
    },
  },
  allowKYCBeforeDeposit: {
    effect: 'Identity documents can be sent before the first deposit.',
    test: {
      file: 'apps/reference-backend/tests/documents.test.ts',
      title: 'is taken before the first deposit only if the brand allows it',
    },
  },
  allowDepWithoutAddress: {
    effect: 'A deposit does not ask for the address.',
    test: { file: depositRules, title: 'are requested when they are missing' },
  },
  excludedCountryCodeList: {
    effect: 'Guests in these countries see the blocked screen.',
    test: {
      file: `${journeys}/access.spec.ts`,
      title: 'sees the blocked screen instead of the site, and is reported once',
    },
  },
  open1ClickRegistrationForPIDs: {
    effect: 'Guests from these partners (`pid`) can register with one click.',
    test: {
      file: `${auth}/react/registration-form/registration-modes.test.tsx`,
      title: 'include one click for guests from a partner',
    },
  },
  whitelistedIPs: {
    effect: 'Addresses that no country block applies to.',
    test: { file: `${journeys}/access.spec.ts`, title: 'enters from a whitelisted address' },
  },
  affiliateKeyQueryParameter: {
    effect: 'The name of the query parameter with the affiliate’s key.',
    test: {
      file: 'libs/telemetry/src/react/telemetry.test.tsx',
      title: 'carry the affiliate key by the name that the settings give it',
    },
  },
  apiVersion: {
    effect: 'The shell names it to the backend in the header `api-version`.',
    test: {
      file: `${shell}/server/proxy.test.ts`,
      title: 'carry the version of the settings (`apiVersion`)',
    },
  },
  robotsTxt: {
    effect: 'The text of `/robots.txt`.',
    test: { file: brand, title: 'follow the settings and the domain' },
  },
  extraHeader: {
    effect: 'Headers that pages have in addition; none can replace a header that protects the page.',
    test: {
      file: brand,
      title: 'has the brand’s own words in the banner, and the headers that the brand adds',
    },
  },
  ActiveLandingUrls: {
    effect: 'Landing addresses of campaigns: those that are no page lead to the casino.',
    test: {
      file: `${shell}/server/matched-pages.test.ts`,
      title: 'lead to the casino with `ActiveLandingUrls`',
    },
  },
  debugShowTranslationKeys: {
    effect: 'Keys are shown instead of texts.',
    test: {
      file: 'libs/provider/src/react/casino-provider.test.tsx',
      title: 'shows keys instead of texts with `debugShowTranslationKeys`',
    },
  },
  mirrorDomain: {
    effect: 'Other domains of the site, each with a brand of its own, hours of registration and `loginOff`.',
    test: {
      file: brand,
      title: 'has theme, name and card of its domain, and is kept apart from the pages of other domains',
    },
  },
  mainDomainConfigs: {
    effect: 'Where guests of the main domain are redirected, by country.',
    test: {
      file: `${shell}/server/domains.test.ts`,
      title: 'sends guests by country to the mirror domain or to the default, and asks for each address once',
    },
  },
  redirectToTDS: {
    effect: 'That target, when `mainDomainConfigs` has none of its own.',
    test: {
      file: 'libs/settings/src/core/main-domain.test.ts',
      title: 'goes where the settings outside say, without a target of its own',
    },
  },
  manifest: {
    effect: 'Names, colours, icons and start page of the installed app.',
    test: {
      file: 'libs/settings/src/core/web-manifest.test.ts',
      title: 'has what the settings name',
    },
  },
  loyaltyLevelGroupSteps: {
    effect: 'The VIP club shows its levels in groups; each number is the level with which a group begins.',
    test: {
      file: 'libs/loyalty/src/react/vip-club/vip-club.test.tsx',
      title: 'groups the levels by the brand’s steps',
    },
  },
  holdUserOnRegistration: {
    effect: 'A new player is not logged in automatically.',
    test: {
      file: `${journeys}/registration-modes.spec.ts`,
      title: 'a brand that holds new players sends them to the login',
    },
  },
  onDepositShowAllField: {
    effect: 'A deposit asks for all details of the payer, also for those that are known.',
    test: { file: depositRules, title: 'are all requested when the brand says so, except locked ones' },
  },
  allowGuestPlayDemoGames: {
    effect: 'Guests may play for fun, where the policy allows it.',
    test: {
      file: 'libs/games/src/react/game-card/game-card.test.tsx',
      title: 'sends a guest to register, and to the demo if the brand allows it',
    },
  },
  demoUserId: {
    effect: 'A guest’s demo is opened under this account.',
    test: {
      file: 'libs/games/src/core/launch-query.test.ts',
      title: 'names the account of the settings for a demo',
    },
  },
  casinoOrigin: {
    effect: 'The address of the site in cards for links.',
    test: { file: brand, title: 'reads the origin %j as %j' },
  },
  popupDepositFormAsSidebar: {
    effect: 'The deposit opens as a narrow bar at the side, step by step.',
    test: {
      file: 'libs/payments/src/react/deposit-dialog/deposit-dialog.test.tsx',
      title: 'are also those of a wide screen with `popupDepositFormAsSidebar`',
    },
  },
  useLazyCMSRendering: {
    effect: 'Sections of policies are laid out as they come near.',
    test: {
      file: 'libs/compliance/src/react/policy-page/policy-page.test.tsx',
      title: 'lays out the sections as they come near with `useLazyCMSRendering` alone: %s',
    },
  },
  verifyEmailOnBonusActivation: {
    effect: 'A bonus needs a verified email address.',
    test: {
      file: 'libs/bonuses/src/react/promotion-page/promotion-page.test.tsx',
      title: 'does not matter if the brand does not require it',
    },
  },
  afterRegistrationRedirect: {
    effect: 'Paths after registration; the first safe one is taken.',
    test: {
      file: `${auth}/core/after-registration.test.ts`,
      title: 'returns the first safe path of the list',
    },
  },
  cookiesPopup: {
    effect: 'Visitors are asked for consent to cookies.',
    test: {
      file: `${shell}/access/access.test.tsx`,
      title: 'asks for no consent without `cookiesPopup`',
    },
  },
  onboardingRedirectOnClose: {
    effect: 'Where closing the last step of a registration leads.',
    test: {
      file: `${auth}/core/after-registration.test.ts`,
      title: 'returns the path of the settings, and null without one',
    },
  },
  cacheControlHash: {
    effect: 'Distinguishes versions of the operator’s scripts, which are cached by it.',
    test: {
      file: 'libs/telemetry/src/react/telemetry.test.tsx',
      title: 'are fetched anew after a login and with the first deposit',
    },
  },
  depositFormVersion: {
    effect: '2 is the deposit form step by step; any other number the whole form.',
    test: {
      file: 'libs/payments/src/methods/deposit-methods.test.tsx',
      title: 'returns to the amount when the server rejects the amount',
    },
  },
  policy: {
    effect: 'The rules of the licence: a preset (`curacao`, `mga`, `strict`, …) and single switches.',
    test: {
      file: 'libs/settings/src/core/policy.test.ts',
      title: 'uses each named switch instead of the preset',
    },
  },
  operator: {
    effect: 'Who operates the site, in footer and policies; complaints, funds, dormant accounts, help lines.',
    test: {
      file: 'libs/compliance/src/react/policy-page/policy-page.test.tsx',
      title: 'names the brand, its operator, licence and support, and lists every section in the contents',
    },
  },
  heroTexts: {
    effect: 'The brand’s own words in the lobby’s banner, by locale.',
    test: {
      file: brand,
      title: 'has the brand’s own words in the banner, and the headers that the brand adds',
    },
  },
  brandPictures: {
    effect: 'The brand’s own logo, banner art, icon and card.',
    test: { file: brand, title: 'shows the brand’s own pictures in place of the theme’s' },
  },
  footer: {
    effect: 'The ways to pay and the providers that the footer names.',
    test: {
      file: navigation,
      title: 'names the brand’s ways to pay and providers in the footer, and where to get help',
    },
  },
  navigationItems: {
    effect: 'The entries of the menu, each for players, guests or both.',
    test: {
      file: navigation,
      title: 'shows the entries of `navigationItems`, with their own names, for their scope',
    },
  },
  demoNavigation: {
    effect: 'The menu shows the demo navigation, where `navigationItems` is empty.',
    test: { file: navigation, title: 'shows the demo navigation with `demoNavigation`' },
  },
};
