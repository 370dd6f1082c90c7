import { isSafePath, safeRedirect, type Settings } from '@casino-kit/settings';

type AfterRegistrationSettings = Pick<Settings, 'afterRegistrationRedirect' | 'goToPageAfterRegistration'>;

/**
 * Returns where a brand sends new players (§3, decisions 13): the first path of `afterRegistrationRedirect` that stays
 * on this origin, otherwise `goToPageAfterRegistration`, a path or the key of a page; `null` if the settings name
 * nothing. A target that leaves the origin becomes `/`. `pagePath` returns the path of a page key.
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

/**
 * Returns where closing the last step of a registration leads (`onboardingRedirectOnClose`, §3), a path on this origin
 * (decisions 13); `null` if the settings name none.
 */
export function onboardingClosePath({
  onboardingRedirectOnClose,
}: Pick<Settings, 'onboardingRedirectOnClose'>): string | null {
  const path = onboardingRedirectOnClose.trim();
  return path === '' ? null : safeRedirect(path);
}
