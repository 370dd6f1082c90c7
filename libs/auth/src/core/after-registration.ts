import { isSafePath, safeRedirect, type Settings } from '@casino-kit/settings';

type AfterRegistrationSettings = Pick<Settings, 'afterRegistrationRedirect' | 'goToPageAfterRegistration'>;

/**
 * Where a brand sends new players (§3, decisions 13): the first path of `afterRegistrationRedirect` that stays on this
 * origin, else `goToPageAfterRegistration`, a path or the key of a page; `null` where the settings name nothing. A target
 * that leaves the origin gives `/`. `pagePath` gives the path of a page key.
 */
export function afterRegistrationPath(
  settings: AfterRegistrationSettings,
  pagePath: (key: string) => string,
): string | null {
  const targets = settings.afterRegistrationRedirect.map((target) => target.trim()).filter(Boolean);
  const safe = targets.find((target) => isSafePath(target));
  if (safe !== undefined) return safe;
  const page = settings.goToPageAfterRegistration.trim();
  if (page !== '') return page.startsWith('/') ? safeRedirect(page) : pagePath(page);
  return targets.length > 0 ? '/' : null;
}
