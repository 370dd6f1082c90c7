import { type Settings } from '@casino-kit/settings';

/** A whole page as it was sent. */
export interface GuestPage {
  status: number;
  html: string;
  /** Whether all its data was loaded. */
  complete: boolean;
}

export interface GuestPagesConfig {
  /** Milliseconds since the epoch. */
  now: () => number;
  maxAgeMs: number;
  maxEntries: number;
}

const placeholder = '%NONCE%';

/**
 * Caches the pages of guests for a short while, since all guests of a locale see the same. The nonce of the content
 * security policy is different for every response.
 */
export function guestPages({ now, maxAgeMs, maxEntries }: GuestPagesConfig) {
  const pages = new Map<string, { page: GuestPage; settings: Settings; until: number }>();
  return {
    /**
     * `nonce` is the one that `make` renders with, and the one in the response. A page that was rendered with other
     * `settings` is rendered again.
     */
    async get(
      key: string,
      settings: Settings,
      nonce: string,
      make: () => Promise<GuestPage>,
    ): Promise<GuestPage> {
      const kept = pages.get(key);
      if (kept && kept.settings === settings && kept.until > now())
        return { ...kept.page, html: kept.page.html.replaceAll(placeholder, nonce) };
      const page = await make();
      pages.delete(key);
      if (page.status === 200 && page.complete)
        pages.set(key, {
          page: { ...page, html: page.html.replaceAll(nonce, placeholder) },
          settings,
          until: now() + maxAgeMs,
        });
      const oldest = pages.keys().next();
      if (pages.size > maxEntries && !oldest.done) pages.delete(oldest.value);
      return page;
    },
  };
}
