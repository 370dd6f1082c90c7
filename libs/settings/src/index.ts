export { defaultSettings, type Settings } from './core/defaults.js';
export { sortHelpLines, type SortedHelpLines } from './core/sort-help-lines.js';
export { mainDomainRedirect, type MainDomainVisit } from './core/main-domain.js';
export { parseHost, findMirrorDomain, settingsOfHost } from './core/mirror-domain.js';
export { modalHref } from './core/modal-href.js';
export { navigationItems } from './core/navigation-items.js';
export { isOpenWhileExcluded } from './core/pages-open-while-excluded.js';
export {
  defaultPath,
  fillPath,
  isShallow,
  pageKeys,
  pagePath,
  reloadsData,
  servedPath,
  type PageKey,
} from './core/page-paths.js';
export { type Policy, type PolicyPreset } from '@casino-kit/api-contract';
export { readSettings, type ReadSettingsOptions, type SettingsIssue } from './core/read-settings.js';
export { isSafePath, safeRedirect } from './core/safe-redirect.js';
export { settingsQuery, type SettingsQueryOptions } from './core/settings-query.js';
export { SettingsProvider, usePagePath, usePolicy, useSettings } from './react/settings-provider.js';
export { textOfLocale } from './core/text-of-locale.js';
export { webManifest, type ManifestDefaults, type ManifestIcon } from './core/web-manifest.js';
export { usablePageUrls } from './core/usable-page-urls.js';
