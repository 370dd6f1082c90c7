import { type ReactNode, useState } from 'react';
import { type UserDetails, type SettingsFields } from '@casino-kit/api-contract';
import { type Texts } from '@casino-kit/i18n';
import { createTestCasino } from '@casino-kit/provider/testing';
import { type LinkProps, type NavigationAdapter } from '@casino-kit/ui';
import { Provider as JotaiProvider } from 'jotai';
import { storyTable } from './texts.js';

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
  texts: Texts;
  /** Wins over the locale's own. */
  dir: 'ltr' | 'rtl';
  /** Who is logged in; `null` is a guest. */
  player: UserDetails | null;
  /** In place of the default settings. */
  settings: Partial<SettingsFields>;
  children: ReactNode;
}

/** A test casino around a story, new for each, without a socket; the story's MSW handlers answer its calls. */
export function StoryHost({ locale, texts, dir, player, settings, children }: StoryHostProps) {
  const [{ Host }] = useState(() =>
    createTestCasino({
      player,
      settings,
      locale,
      i18n: { texts, table: storyTable({ [locale]: { direction: dir } }) },
      live: null,
      navigation,
    }),
  );
  return (
    <JotaiProvider>
      <Host>{children}</Host>
    </JotaiProvider>
  );
}
