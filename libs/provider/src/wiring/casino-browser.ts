import { type CookieJar, documentCookies, type RecordStorage, type TabPort } from '@casino-kit/session';

/** What a browser keeps beyond a page. Each part may be missing; what it is for is then left undone. */
export interface CasinoBrowser {
  /** Keeps why a session ended, for the next load (§4). */
  storage?: RecordStorage;
  /** Lets the tabs of one browser sign in and out together. */
  channel?: TabPort;
  /** Keeps the registered-user cookie (§9). */
  cookies?: CookieJar;
}

const channelName = 'casino-session';

/** All of it from a window: `browserOf(window)`. A storage that the visitor's settings forbid is left out. */
export function browserOf(window: Window & typeof globalThis): CasinoBrowser {
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
