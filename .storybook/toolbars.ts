import { nativeName } from '@casino-kit/i18n';
import { type Preview } from '@storybook/react-vite';
import { pseudoLocale, storyLocales, storyTable } from './texts.js';

/** The themes on offer, the default first. */
export const themes = ['curacao', 'lulu'] as const;
/** The locales on offer: wire codes of the gathered texts, the default first. */
export const locales: readonly string[] = ['en', ...storyLocales.filter((code) => code !== 'en')];

/** Shows a story once in every language. */
export const allLocales = 'all';

/** The widths on offer, by the names that stories have for them. */
export const viewports = {
  mobile: { name: 'Mobile 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

const table = storyTable();

/** Returns a locale's own name, by its wire code. */
export const localeName = (code: string): string => nativeName(table.tag(code));

/** What the toolbars of Storybook stand at. */
export interface StoryGlobals {
  theme: (typeof themes)[number];
  locale: string;
  /** `auto` follows the locale. */
  direction: 'auto' | 'ltr' | 'rtl';
}

export const initialGlobals: StoryGlobals = { theme: 'curacao', locale: 'en', direction: 'auto' };

export const toolbars: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: { title: 'Theme', icon: 'paintbrush', dynamicTitle: true, items: [...themes] },
  },
  locale: {
    description: 'Locale',
    toolbar: {
      title: 'Locale',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...locales.map((code) => ({ value: code, title: localeName(code) })),
        { value: pseudoLocale, title: 'Pseudo: longer, accented, mirrored' },
        { value: allLocales, title: 'All languages' },
      ],
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'As the locale' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
};

/** Writes theme, language and direction to the document, as the shell's server does; gives back the direction. */
export function dressDocument({ theme, locale, direction: wanted }: StoryGlobals): 'ltr' | 'rtl' {
  const dir = wanted === 'auto' ? table.direction(locale) : wanted;
  const { documentElement } = document;
  documentElement.dataset.theme = theme;
  documentElement.lang = table.tag(locale);
  documentElement.dir = dir;
  return dir;
}
