import { type CompressedBody } from './compressed-body.js';

/** A whole page as it is sent. */
export interface GuestPage {
  status: number;
  body: CompressedBody;
  /** Whether all its data was loaded. */
  complete: boolean;
}

export interface GuestPagesConfig {
  /** Milliseconds since the epoch. */
  now: () => number;
  maxAgeMs: number;
  maxEntries: number;
}

interface Entry {
  page: GuestPage;
  version: readonly unknown[];
  until: number;
}

/**
 * Caches the pages of guests for a short while, compressed, since all guests of a locale see the same. Requests for a
 * page that is being rendered wait for it.
 */
export function guestPages({ now, maxAgeMs, maxEntries }: GuestPagesConfig) {
  const pages = new Map<string, Entry>();
  const pending = new Map<string, { version: readonly unknown[]; page: Promise<GuestPage> }>();
  const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
    some.length === others.length && some.every((part, index) => part === others[index]);

  async function render(key: string, version: readonly unknown[], make: () => Promise<GuestPage>) {
    // A page that was requested later has a newer version.
    const isNewest = () => pending.get(key)?.version === version;
    try {
      const page = await make();
      if (!isNewest()) return page;
      pages.delete(key);
      if (page.status === 200 && page.complete) pages.set(key, { page, version, until: now() + maxAgeMs });
      const oldest = pages.keys().next();
      if (pages.size > maxEntries && !oldest.done) pages.delete(oldest.value);
      return page;
    } finally {
      if (isNewest()) pending.delete(key);
    }
  }

  return {
    /** Returns a page; `version` is what it depends on: a page that was rendered with another one is rendered again. */
    get(key: string, version: readonly unknown[], make: () => Promise<GuestPage>): Promise<GuestPage> {
      const known = pages.get(key);
      if (known && isSame(known.version, version) && known.until > now()) return Promise.resolve(known.page);
      const shared = pending.get(key);
      if (shared && isSame(shared.version, version)) return shared.page;
      const page = render(key, version, make);
      pending.set(key, { version, page });
      return page;
    },
  };
}
