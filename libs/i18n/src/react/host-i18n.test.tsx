import { act, render, screen } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { createTexts } from './create-texts.js';
import { I18nProvider, type I18nProviderProps } from './i18n-provider.js';
import { useLocale } from './locale-context.js';

const useTexts = createTexts({
  'wallet.title': 'Wallet',
  'wallet.spins_one': '{{count}} spin',
  'wallet.spins_other': '{{count}} spins',
});

/** What a brand has: nested texts, its own namespace beside the kit's, separators as i18next has them. */
async function brandInstance(options = {}): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: 'de',
    fallbackLng: 'en',
    ns: ['brand', 'common'],
    defaultNS: 'brand',
    resources: {
      de: { brand: { hello: 'Moin' }, common: { wallet: { title: 'Geldbörse' } } },
      'zh-Hans': { brand: { hello: '你好' }, common: { 'wallet.title': '钱包' } },
    },
    ...options,
  });
  return instance;
}

function Page() {
  const t = useTexts();
  const { code, dir, setLocale } = useLocale();
  const { t: own } = useTranslation('brand');
  return (
    <>
      <p>{[own('hello'), t('wallet.title'), t('wallet.spins', { count: 2 }), code, dir].join(' ')}</p>
      <button onClick={() => void setLocale('cn')}>choose</button>
    </>
  );
}
const start = (instance: i18n, props: Partial<I18nProviderProps> = {}) =>
  render(
    <Suspense fallback={<p>waiting</p>}>
      <I18nProvider {...props} instance={instance}>
        <Page />
      </I18nProvider>
    </Suspense>,
  );
const shown = () => screen.getByRole('paragraph').textContent;

describe('a host’s own instance of i18next', () => {
  it('shows its texts, nested or flat, and English for those that it lacks', async () => {
    start(await brandInstance());
    expect(shown()).toBe('Moin Geldbörse 2 spins de ltr');
  });

  it('switches with the host’s language, and the host with the libraries’ menus', async () => {
    const instance = await brandInstance();
    const onChange = vi.fn<(locale: { code: string }) => void>();
    start(instance, { onChange });
    await act(async () => screen.getByRole('button').click());
    expect(instance.language).toBe('zh-Hans');
    expect(shown()).toBe('你好 钱包 2 spins cn ltr');
    await act(() => instance.changeLanguage('ar-EG'));
    expect(shown()).toBe('hello Wallet 2 spins ar rtl');
    expect(onChange.mock.calls.map(([{ code }]) => code)).toEqual(['de', 'cn', 'ar']);
  });

  it('waits for an instance that is starting', async () => {
    const instance = createInstance();
    let arrive: (texts: object) => void = () => undefined;
    const arrival = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    instance.use({ type: 'backend', callbackApi: false, init: () => undefined, read: () => arrival });
    void instance.init({ lng: 'de', fallbackLng: false, ns: ['common', 'brand'] });
    await act(async () => start(instance));
    expect(shown()).toBe('waiting');
    await act(async () => arrive({ 'wallet.title': 'Geldbörse', hello: 'Moin' }));
    expect(shown()).toContain('Moin');
  });

  it('says what to do about an instance that nobody starts', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => start(createInstance())).toThrow('has not been started: call its init() first.');
    vi.restoreAllMocks();
  });
});
