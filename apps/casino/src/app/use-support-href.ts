import { pagePath, useSettings } from '@casino-kit/settings';

/**
 * Returns the link to the brand's support: the page `contacts` of its `pageUrlSetup`, else the support address of its
 * operator; `undefined` without either.
 */
export function useSupportHref(): string | undefined {
  const settings = useSettings();
  if (settings.pageUrlSetup.some(({ key }) => key === 'contacts')) return pagePath(settings, 'contacts', {});
  const { supportEmail } = settings.operator;
  return supportEmail === undefined ? undefined : `mailto:${supportEmail}`;
}
