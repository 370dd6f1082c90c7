import { type Settings } from '@casino-kit/settings';
import { type Theme } from './initial-state.js';

/** Where an open tab asks for the settings in force. */
export const freshSettingsPath = '/settings.json';

/** What an open tab gets there. */
export interface FreshSettings {
  settings: Settings;
  theme: Theme;
  /** Address of the theme's styles, which the page has not loaded when the theme is another one. */
  themeStyle: string;
  /** How long they stay fresh, in milliseconds. */
  maxAgeMs: number;
}
