import { act, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createLocaleTable } from '../core/locales.js';
import { createTexts } from './create-texts.js';
import { I18nProvider, type I18nProviderProps } from './i18n-provider.js';
import { useLocale } from './locale-context.js';

const useTexts = createTexts({
  greeting: 'Hello',
  spins_one: '{{count}} spin',
  spins_other: '{{count}} spins',
});
const useBoth = () => ({ locale: useLocale(), t: useTexts() });

function start(props: Partial<I18nProviderProps> = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider code="en" texts={{}} {...props}>
      {children}
    </I18nProvider>
  );
  return renderHook(useBoth, { wrapper }).result;
}

const texts: Record<string, string> = { de: 'Hallo', fr: 'Bonjour', ar: 'مرحبا' };
const loadTexts = (code: string) => Promise.resolve({ texts: { greeting: texts[code] ?? '' }, code });

describe('I18nProvider', () => {
  it('starts with the given locale and texts', () => {
    const result = start({ code: 'cn', texts: { greeting: '你好' } });
    expect(result.current.locale).toMatchObject({
      code: 'cn',
      tag: 'zh-Hans',
      dir: 'ltr',
      formatTag: 'zh-Hans',
    });
    expect(result.current.t('greeting')).toBe('你好');
  });

  it('loads another locale’s texts, then switches and calls back', async () => {
    const onChange = vi.fn();
    const result = start({ loadTexts, onChange });
    await act(() => result.current.locale.setLocale('ar'));
    expect(result.current.locale).toMatchObject({ code: 'ar', tag: 'ar', dir: 'rtl' });
    expect(result.current.t('greeting')).toBe('مرحبا');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      code: 'ar',
      tag: 'ar',
      formatTag: 'ar-u-nu-latn',
      calendarTag: 'ar-u-ca-gregory-nu-latn',
      dir: 'rtl',
    });
  });

  it('reports a switch when its texts are in the document, and not before', async () => {
    const shown: (string | null)[] = [];
    function Greeting() {
      const t = useTexts();
      const { setLocale } = useLocale();
      return <button onClick={() => void setLocale('de')}>{t('greeting')}</button>;
    }
    render(
      <I18nProvider
        code="en"
        texts={{}}
        loadTexts={loadTexts}
        onChange={() => shown.push(screen.getByRole('button').textContent)}
      >
        <Greeting />
      </I18nProvider>,
    );
    screen.getByRole('button').click();
    await screen.findByRole('button', { name: 'Hallo' });
    expect(shown).toEqual(['Hallo']);
  });

  it('lets the last of two choices win, whichever arrives first', async () => {
    const arrive: Record<string, () => void> = {};
    const onChange = vi.fn();
    const result = start({
      onChange,
      loadTexts: (code) =>
        new Promise((resolve) => {
          arrive[code] = () => resolve({ texts: { greeting: texts[code] ?? '' } });
        }),
    });
    await act(async () => {
      const { setLocale } = result.current.locale;
      const both = [setLocale('de'), setLocale('fr')];
      arrive.fr?.();
      arrive.de?.();
      await Promise.all(both);
    });
    expect(result.current.locale.code).toBe('fr');
    expect(result.current.t('greeting')).toBe('Bonjour');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('stays as it is when loading fails or the code is unknown', async () => {
    const onChange = vi.fn();
    const result = start({ onChange, loadTexts: () => Promise.reject(new Error('down')) });
    await expect(result.current.locale.setLocale('de')).rejects.toThrow('down');
    await expect(result.current.locale.setLocale('xx')).rejects.toThrow('unknown locale: "xx"');
    expect(result.current.locale.code).toBe('en');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('uses plural rules, language and direction of the fallback dictionary', async () => {
    const standIn = { texts: { spins_one: '{{count}} Spin', spins_other: '{{count}} Spins' }, code: 'en' };
    const result = start({ loadTexts: () => Promise.resolve(standIn) });
    await act(() => result.current.locale.setLocale('pl'));
    expect(result.current.locale.tag).toBe('en');
    expect(result.current.t('spins', { count: 3 })).toBe('3 Spins');
  });

  it('shows built-in English if there is no loader', async () => {
    const result = start({ code: 'de', texts: { greeting: 'Hallo' } });
    await act(() => result.current.locale.setLocale('fa'));
    expect(result.current.locale.dir).toBe('ltr');
    expect(result.current.t('greeting')).toBe('Hello');
  });

  it('accepts another table', () => {
    const table = createLocaleTable({ pt: { tag: 'pt-PT' } });
    expect(start({ table, code: 'pt' }).current.locale.tag).toBe('pt-PT');
  });
});

describe('useLocale without a provider', () => {
  it('is English and cannot be set', async () => {
    const { result } = renderHook(() => useLocale());
    expect(result.current).toMatchObject({ code: 'en', tag: 'en', dir: 'ltr' });
    await expect(result.current.setLocale('de')).rejects.toThrow('No I18nProvider');
  });
});
