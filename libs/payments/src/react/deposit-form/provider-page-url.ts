/**
 * Returns the address of a payment provider's page with the brand's theme for it (`carousellerTheme`, §3) as the
 * parameter `theme`. An address that names a theme already, or that is no web address, stays as it is.
 */
export function providerPageUrl(address: string, theme: string): string {
  const name = theme.trim();
  if (name === '' || !URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.searchParams.has('theme')) return address;
  url.searchParams.set('theme', name);
  return url.href;
}
