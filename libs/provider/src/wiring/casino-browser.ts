import { type CookieJar, documentCookies, type RecordStorage, type TabPort } from '@casino-kit/session';

/** What a browser persists across pages. Each part may be missing; its feature is then disabled. */
export interface CasinoBrowser {
  /** Keeps why a session ended, for the next load (§4). */
  storage?: RecordStorage | undefined;
  /** Lets the tabs of one browser log in and out together. */
  channel?: TabPort | undefined;
  /** Keeps the registered-user cookie (§9). */
  cookies?: CookieJar | undefined;
}

const channelName = 'casino-session';

/**
 * Returns all parts from a window: `toCasinoBrowser(window)`. A storage that is blocked by the browser's settings is omitted.
 */
export function toCasinoBrowser(window: Window & typeof globalThis): CasinoBrowser {
  const storage = () => {
    try {
      return window.localStorage;
    } catch {
      return undefined;
    }
  };
  return {
    storage: storage(),
    channel: 'BroadcastChannel' in window ? new window.BroadcastChannel(channelName) : undefined,
    cookies: documentCookies(window.document),
  };
}
