import { type FakeLiveSocket, makeLiveSocket } from '@casino-kit/api-client/testing';
import { type UserDetails, type SettingsFields } from '@casino-kit/api-contract';
import { type AuthState, guest, serverHeldTokenStore, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { makeSettings } from '@casino-kit/settings/testing';
import { type LinkProps, type NavigationAdapter } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { CasinoContexts, type CasinoContextsProps } from '../react/casino-contexts.js';
import { type Casino, wireCasino } from '../wiring/wire-casino.js';

function PlainLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

/** A player; `'unknown'` is one whose details could not be loaded, `null` a guest. */
type TestPlayer = UserDetails | 'unknown' | null;

export interface TestCasinoOptions {
  /** A player with details by default. */
  player?: TestPlayer | undefined;
  /** `false` leaves the session as before its first response: nobody knows yet who is playing. */
  restored?: boolean | undefined;
  /** Replaces single default settings. */
  settings?: Partial<SettingsFields> | undefined;
  /** Wire code of the language; each library shows its English without `i18n.texts`. */
  locale?: string | undefined;
  i18n?: Partial<CasinoContextsProps['i18n']> | undefined;
  /** The clock of the session. */
  now?: (() => Date) | undefined;
  /** Base address of every call; the origin of the page by default. */
  url?: string | undefined;
  /** `null` renders without a socket. */
  live?: null | undefined;
  /** Replaces the links and the recording of {@link TestCasino.visited}. */
  navigation?: NavigationAdapter | undefined;
}

export interface TestCasino extends Casino {
  /** Renders every provider of the casino around its children. */
  Host: (props: { children: ReactNode }) => ReactNode;
  /** Changes who is playing, as after a login, a logout or a new page. */
  setPlayer: (player: TestPlayer) => void;
  /** Emits an event as the server would over the socket. */
  emit: FakeLiveSocket['emit'];
  /** Returns the number of subscribers to these socket events; without names, to any. */
  listening: FakeLiveSocket['listening'];
  /** The socket itself: its status, and the requests that components sent. */
  socket: FakeLiveSocket;
  /** The addresses that components navigated to. */
  visited: string[];
}

/**
 * Creates a complete casino for a test or a story: the real client, session and caches, a socket that the test controls,
 * and a `Host` with every provider. MSW handlers of the test play the server.
 */
export function createTestCasino({
  player = makeUserDetails(),
  restored = true,
  settings = {},
  locale = 'en',
  i18n = {},
  now = () => new Date(),
  url = globalThis.location.origin,
  live,
  navigation,
}: TestCasinoOptions = {}): TestCasino {
  const socket = makeLiveSocket();
  const casino: Casino = {
    ...wireCasino({
      coreUrl: url,
      backendUrl: url,
      socketUrl: null,
      tokens: serverHeldTokenStore(player !== null ? 'own' : null),
      language: () => locale,
      now,
    }),
    live: live === null ? null : socket.live,
  };
  const toAuthState = (who: TestPlayer): AuthState =>
    who === null ? guest : signedIn(who === 'unknown' ? null : who, now());
  if (restored) casino.session.restore(toAuthState(player));
  const visited: string[] = [];
  const adapter = navigation ?? { Link: PlainLink, navigate: (href) => void visited.push(href) };
  const allSettings = makeSettings(settings);
  const texts = { code: locale, texts: {}, ...i18n };
  return {
    ...casino,
    Host: ({ children }) => (
      <CasinoContexts casino={casino} settings={allSettings} i18n={texts} navigation={adapter}>
        {children}
      </CasinoContexts>
    ),
    setPlayer: (next) => casino.session.restore(toAuthState(next)),
    emit: socket.emit,
    listening: socket.listening,
    socket,
    visited,
  };
}
