import { exampleGames, gamesHandlers } from '@casino-kit/games/testing';
import { type LoadedTexts, type Texts } from '@casino-kit/i18n';
import { wireCasino } from '@casino-kit/provider';
import { guest, serverHeldTokenStore, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { makeSettings } from '@casino-kit/settings/testing';
import { setupServer } from 'msw/node';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { prefetchPage } from '../server/prefetch.js';
import { splitTexts } from '../server/split-texts.js';
import { App } from './app.js';
import { noThirdParties } from './third-parties.js';

const folders = import.meta.glob<Texts>(
  ['../locales/**/ar.json', '../../../../libs/*/src/locales/**/ar.json'],
  { eager: true, import: 'default' },
);
const arabic: LoadedTexts = {
  code: 'ar',
  source: 'server',
  texts: Object.assign({}, ...Object.values(folders)) as Texts,
};
const settings = makeSettings({ showRakebackCalendar: true });

const server = setupServer(...gamesHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/**
 * Renders a page in a browser that has all texts, and in one that has the first texts only. In both, the parts that wait for
 * the rest of the texts wait for ever.
 */
async function renderBoth(address: string, who: 'guest' | 'player') {
  const origin = 'http://casino.example';
  const casino = wireCasino({
    coreUrl: origin,
    backendUrl: origin,
    socketUrl: null,
    tokens: serverHeldTokenStore(who === 'player' ? 'own' : null),
    language: () => 'ar',
  });
  const now = new Date('2026-06-01T12:00:00Z');
  casino.session.restore(who === 'guest' ? guest : signedIn(makeUserDetails(), now));
  await prefetchPage(new URL(address, origin), casino, settings, 'ar');
  const page = (texts: Texts, loadRest?: () => Promise<Texts>) => (
    <StaticRouter location={address}>
      <App
        casino={casino}
        settings={settings}
        i18n={{ code: 'ar', texts, loadRest }}
        thirdParties={noThirdParties}
        onError={(error) => {
          throw error;
        }}
      />
    </StaticRouter>
  );
  // Loads the code of every part of the page.
  await prerenderToNodeStream(page(arabic.texts));
  const loadRest = vi.fn(() => new Promise<Texts>(() => undefined));
  const all = renderToString(page(arabic.texts, () => new Promise<Texts>(() => undefined)));
  return { all, first: renderToString(page(splitTexts(arabic).embedded, loadRest)), loadRest };
}

/** Leaves out what React says of a part that waits: its stack. */
const shown = (html: string) => html.replaceAll(/<template[^>]*><\/template>/g, '');

const addresses = [
  '/casino',
  '/casino/slots',
  '/casino?category=new&sort=name',
  '/casino/slots?volatility=4&rtp=96-',
  `/casino?search=${encodeURIComponent(exampleGames[0]?.name ?? '')}`,
  '/casino?search=nothing-is-called-this',
];

describe.each(['guest', 'player'] as const)('the texts that a page embeds for a %s', (who) => {
  it.each(addresses)('are all that %s shows', async (address) => {
    const { all, first } = await renderBoth(address, who);
    expect(all).toMatch(/\p{Script=Arabic}/u);
    expect(shown(first)).toBe(shown(all));
  });

  it('are all that the lobby shows when the catalogue cannot be loaded', async () => {
    server.use(...gamesHandlers({ reject: { status: 400, code: 'UNAVAILABLE' } }));
    const { all, first } = await renderBoth('/casino', who);
    expect(shown(first)).toBe(shown(all));
  });
});

it.each(addresses)('a guest’s %s loads no further texts', async (address) => {
  const { loadRest } = await renderBoth(address, 'guest');
  expect(loadRest).not.toHaveBeenCalled();
});
