import { pagePath, useSettings } from '@casino-kit/settings';

/** Returns the link to the brand's support, the page `contacts` of its `pageUrlSetup`; `undefined` without one. */
export function useSupportHref(): string | undefined {
  const settings = useSettings();
  return settings.pageUrlSetup.some(({ key }) => key === 'contacts')
    ? pagePath(settings, 'contacts', {})
    : undefined;
}
