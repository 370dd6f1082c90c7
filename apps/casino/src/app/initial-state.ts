import { type LocaleEntry, type Texts } from '@casino-kit/i18n';
import { type AuthState } from '@casino-kit/session';
import { type Settings } from '@casino-kit/settings';
import { type DehydratedState } from '@tanstack/react-query';
import { type ThirdParties } from './third-parties.js';

/** What the server computed and hands to the browser, so that nothing is requested twice. */
export interface InitialState {
  settings: Settings;
  theme: Theme;
  locale: {
    code: string;
    textsCode: string;
    /** What the visitor's region changes in the table of locales, if anything. */
    overrides?: Record<string, Partial<LocaleEntry>>;
    /** The texts that the first load shows. */
    texts: Texts;
    /** Address of all texts; `null` if nothing is left to load. */
    allTexts: string | null;
  };
  auth: AuthState;
  /** The name of the player's session, which calls of this page send (decision 56); `null` for a guest. */
  sessionId: string | null;
  queries: DehydratedState;
  /** Names of the extensions that the backend is known not to have (decisions 40). */
  unsupported: string[];
  thirdParties: ThirdParties;
}

export const themes = ['curacao', 'lulu'] as const;
export type Theme = (typeof themes)[number];

/** Returns the theme that the settings name, or the default when there is no such theme. */
export function getTheme(settings: Pick<Settings, 'theme'>): Theme {
  return themes.find((theme) => theme === settings.theme) ?? 'curacao';
}

export const stateElementId = 'casino-state';
/** Cookie with the wire code of the locale that the visitor chose. */
export const localeCookie = 'locale';
