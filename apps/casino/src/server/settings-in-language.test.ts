import { makeSettings } from '@casino-kit/settings/testing';
import { expect, it } from 'vitest';
import { settingsInLanguage } from './settings-in-language.js';

const texts = { en: 'Welcome', de: 'Willkommen', fr: 'Bienvenue' };
const settings = makeSettings({
  brandName: 'Harbour',
  heroTexts: { title: texts },
  navigationItems: [
    { key: 'blog', scope: 'any', label: texts },
    { key: 'tournaments', scope: 'any' },
  ],
  operator: {
    name: 'Harbour Games',
    helpLines: [{ name: 'Help', hours: texts }, { name: 'Other' }],
    fundsProtection: { level: 'none', text: texts },
  },
});

it('has the brand’s texts in one language and English, and all else', () => {
  const own = { en: 'Welcome', de: 'Willkommen' };
  expect(settingsInLanguage(settings, 'de')).toEqual({
    ...settings,
    heroTexts: { title: own },
    navigationItems: [
      { key: 'blog', scope: 'any', label: own },
      { key: 'tournaments', scope: 'any' },
    ],
    operator: {
      ...settings.operator,
      helpLines: [{ name: 'Help', hours: own }, { name: 'Other' }],
      fundsProtection: { level: 'none', text: own },
    },
  });
});

it('is English alone where the brand does not have the language, and the same object each time', () => {
  expect(settingsInLanguage(settings, 'ja').heroTexts).toEqual({ title: { en: 'Welcome' } });
  expect(settingsInLanguage(settings, 'ja')).toBe(settingsInLanguage(settings, 'ja'));
  expect(settingsInLanguage(makeSettings(), 'ja')).toEqual(makeSettings());
});
