import { createTexts, I18nProvider } from '@casino-kit/i18n';
import { createI18n } from '@casino-kit/i18n/i18next';
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

const dictionaries = import.meta.glob<Record<string, string>>(
  ['./**/*.json', '../../../../libs/*/src/locales/**/*.json'],
  { eager: true, import: 'default' },
);
const useTexts = createTexts<Record<string, string>>({});

describe.each(['en', 'de', 'ar'])('the texts in %s', (code) => {
  it('are printed as i18next prints them, whatever their values', () => {
    const files = Object.entries(dictionaries).filter(([path]) => path.endsWith(`/${code}.json`));
    const texts: Record<string, string> = Object.assign({}, ...files.map(([, file]) => file));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <I18nProvider code={code} texts={texts}>
        {children}
      </I18nProvider>
    );
    const t = renderHook(useTexts, { wrapper }).result.current;
    const i18next = createI18n(texts, code);
    const placesOf = new Map<string, string[]>();
    for (const [form, text] of Object.entries(texts)) {
      const key = form.replace(/_(zero|one|two|few|many|other)$/, '');
      const places = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place ?? '');
      placesOf.set(key, [...(placesOf.get(key) ?? []), ...places]);
    }
    fc.assert(
      // A text that is empty with its values counts as missing.
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 0, max: 1_000 }), (value, count) => {
        const different = [...placesOf].filter(([key, names]) => {
          const params = { ...Object.fromEntries(names.map((name) => [name, value])), count };
          return t(key, params) !== i18next.t(key, { replace: params, count });
        });
        expect(different).toEqual([]);
      }),
      { numRuns: 10 },
    );
    expect(placesOf.size).toBeGreaterThan(1_000);
  });
});
