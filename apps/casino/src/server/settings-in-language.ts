import { type LocalizedText } from '@casino-kit/api-contract';
import { defaultLocaleCode } from '@casino-kit/i18n';
import { type Settings } from '@casino-kit/settings';

const kept = new WeakMap<Settings, Map<string, Settings>>();

/**
 * Returns settings with the brand's own texts in one language and English alone, so that a page does not grow with each
 * language of a brand. A page that changes its language asks for all of them.
 */
export function settingsInLanguage(settings: Settings, code: string): Settings {
  const known = kept.get(settings)?.get(code);
  if (known !== undefined) return known;
  const own = withOwnTexts(settings, code);
  kept.set(settings, (kept.get(settings) ?? new Map<string, Settings>()).set(code, own));
  return own;
}

function withOwnTexts(settings: Settings, code: string): Settings {
  const own = (texts: LocalizedText) =>
    Object.fromEntries(
      Object.entries(texts).filter(([language]) => language === code || language === defaultLocaleCode),
    );
  const { heroTexts, navigationItems, operator } = settings;
  const { helpLines, fundsProtection } = operator;
  return {
    ...settings,
    heroTexts: Object.fromEntries(
      Object.entries(heroTexts).map(([name, texts]) => [name, texts && own(texts)]),
    ),
    operator: {
      ...operator,
      ...(helpLines && {
        helpLines: helpLines.map((line) => (line.hours ? { ...line, hours: own(line.hours) } : line)),
      }),
      ...(fundsProtection?.text && {
        fundsProtection: { ...fundsProtection, text: own(fundsProtection.text) },
      }),
    },
    navigationItems: navigationItems.map((item) => (item.label ? { ...item, label: own(item.label) } : item)),
  };
}
