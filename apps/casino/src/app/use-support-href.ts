import { pagePath, useSettings } from '@casino-kit/settings';

/** Where players reach the brand: the page `contacts` of its `pageUrlSetup`; undefined for a brand that names none. */
export function useSupportHref(): string | undefined {
  const settings = useSettings();
  return settings.pageUrlSetup.some(({ key }) => key === 'contacts')
    ? pagePath(settings, 'contacts', {})
    : undefined;
}
