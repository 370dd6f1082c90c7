import { isSafePath } from '@casino-kit/settings';

/** Where an invitation leads: the brand's page for invited friends (`referAFriendLanding`), and the casino's origin. */
export interface Landing {
  landing: string;
  origin?: string | undefined;
}

/**
 * Returns the address that a player passes on. A link that names no page leads to the brand's landing page, if that is a
 * path of the casino (decisions 13); one that names a page stays as the server sent it. A relative link is completed
 * with `origin`. `null` for a link that no browser would open.
 */
export function referralLink(link: string, { landing, origin }: Landing): string | null {
  const text = link.trim();
  if (text === '' || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.pathname === '/' && landing !== '' && isSafePath(landing)) {
    const page = new URL(landing, url.origin);
    for (const [name, value] of page.searchParams)
      if (!url.searchParams.has(name)) url.searchParams.append(name, value);
    url.pathname = page.pathname;
    url.hash ||= page.hash;
  }
  return url.href;
}

/** Returns a link as people read it: without its scheme. */
export const readableLink = (link: string): string => link.replace(/^https?:\/\//, '');
