import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPlainApp, type PlainApp } from './plain-vite-app.ts';

const main = `import '@casino-kit/ui-theme-curacao/styles.css';
import '@casino-kit/ui/styles.css';
import '@casino-kit/compliance/styles.css';
import { CookieBanner, cookieConsentAtom, useCookieConsent } from '@casino-kit/compliance';
import { useLocale } from '@casino-kit/i18n';
import { CasinoProvider, createCasino } from '@casino-kit/provider';
import { authStateAtom, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { createInstance } from 'i18next';
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';

const i18next = createInstance();
await i18next.init({
  lng: 'de',
  fallbackLng: false,
  ns: ['brand', 'common'],
  defaultNS: 'brand',
  resources: {
    de: { brand: { hello: 'Moin' }, common: { cookies: { title: 'Kekse' } } },
    ar: { brand: { hello: 'مرحبا' }, common: { 'cookies.title': 'ملفات' } },
  },
});
const store = createStore();
const casino = createCasino({ url: '', socketUrl: null, store });
const whoAtom = atom((get) => get(authStateAtom).user?.getUser.nickname ?? 'guest');

function Brand() {
  const { t, i18n } = useTranslation();
  const { code, setLocale } = useLocale();
  const [, choose] = useCookieConsent();
  return (
    <main>
      <h1>{[t('hello'), code, useAtomValue(whoAtom), String(useAtomValue(cookieConsentAtom))].join(' ')}</h1>
      <button onClick={() => void i18n.changeLanguage('ar')}>brand: ar</button>
      <button onClick={() => void setLocale('de')}>kit: de</button>
      <button onClick={() => casino.session.restore(signedIn(makeUserDetails(), new Date()))}>log in</button>
      <button onClick={() => casino.session.end('USER_INITIATED')}>log out</button>
      <CookieBanner onAccept={() => choose('accepted')} onReject={() => choose('rejected')} />
    </main>
  );
}
createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider store={store}>
    <I18nextProvider i18n={i18next}>
      <CasinoProvider casino={casino} i18n={{ instance: i18next }}>
        <Brand />
      </CasinoProvider>
    </I18nextProvider>
  </Provider>,
);
`;

/** Other versions than the libraries', so that each is there twice. */
const tools = ['i18next@26.2.0', 'react-i18next@17.0.20', 'jotai@2.15.0'];

describe('a brand’s app with an i18next and a jotai store of its own, in other versions', () => {
  let app: PlainApp;
  beforeAll(async () => {
    app = await buildPlainApp({
      libraries: ['compliance', 'provider', 'ui-theme-curacao'],
      files: { 'src/main.tsx': main },
      backend: () => [200, { success: true, data: {} }],
      tools,
    });
  });
  afterAll(() => app.close());

  it('type-checks', () => expect(app.typeCheck()).toBe(''));

  it('switches both languages together, and its atoms read those of the libraries', async () => {
    const page = await app.browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(app.origin);
    const heading = page.getByRole('heading', { level: 1 });
    const banner = page.locator('section h2');
    const shown = async () => [await heading.textContent(), await banner.textContent()];
    await heading.waitFor();
    expect(await shown()).toEqual(['Moin de guest null', 'Kekse']);
    await page.getByRole('button', { name: 'brand: ar' }).click();
    await expect.poll(shown).toEqual(['مرحبا ar guest null', 'ملفات']);
    await page.getByRole('button', { name: 'log in' }).click();
    await expect.poll(shown).toEqual(['مرحبا ar Marlon null', 'ملفات']);
    await page.getByRole('button', { name: 'kit: de' }).click();
    await expect.poll(shown).toEqual(['Moin de Marlon null', 'Kekse']);
    // What the brand lacks is the libraries' English.
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.getByRole('button', { name: 'log out' }).click();
    await expect.poll(shown).toEqual(['Moin de guest accepted', 'Kekse']);
    expect(errors).toEqual([]);
  });
});
