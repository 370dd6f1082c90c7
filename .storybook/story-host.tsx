import { type ReactNode, useState } from 'react';
import { type UserDetails } from '@casino-kit/api-contract';
import { createLocaleTable } from '@casino-kit/i18n';
import { CasinoProvider, createCasino } from '@casino-kit/provider';
import { guest, serverHeldTokenStore, signedIn } from '@casino-kit/session';
import { type Settings } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { type LinkProps, type NavigationAdapter } from '@casino-kit/ui';
import { Provider as JotaiProvider } from 'jotai';
import { storyTexts } from './texts.js';

/** Shows where a link leads without leaving the story. */
function StoryLink({ href, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

/** Keeps a story in its frame: where it would have gone to is an event that a play function may await. */
const navigation: NavigationAdapter = {
  Link: StoryLink,
  navigate: (href) => void window.dispatchEvent(new CustomEvent('story-navigate', { detail: href })),
};

export interface StoryHostProps {
  /** Wire code. */
  locale: string;
  /** Wins over the locale's own. */
  dir: 'ltr' | 'rtl';
  /** Who is signed in; `null` is a guest. */
  player: UserDetails | null;
  /** In place of the default settings. */
  settings: Partial<Settings>;
  children: ReactNode;
}

/**
 * A casino around a story, new for each: every provider that a component of any library may ask for. Calls go to the
 * story's own origin, where its MSW handlers answer, and are not tried again; there is no socket.
 */
export function StoryHost({ locale, dir, player, settings, children }: StoryHostProps) {
  const [casino] = useState(() => {
    const made = createCasino({
      coreUrl: '',
      backendUrl: '',
      socketUrl: null,
      tokens: serverHeldTokenStore(player !== null),
      language: () => locale,
    });
    made.queryClient.setDefaultOptions({
      queries: { ...made.queryClient.getDefaultOptions().queries, retry: false },
    });
    made.session.restore(player === null ? guest : signedIn(player, new Date()));
    return made;
  });
  const [i18n] = useState(() => ({
    code: locale,
    texts: storyTexts(locale),
    table: createLocaleTable({ [locale]: { direction: dir } }),
  }));
  return (
    <JotaiProvider>
      <CasinoProvider casino={casino} settings={makeSettings(settings)} i18n={i18n} navigation={navigation}>
        {children}
      </CasinoProvider>
    </JotaiProvider>
  );
}
