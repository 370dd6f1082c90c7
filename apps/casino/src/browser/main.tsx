import '../app/styles.js';
import { createLocaleTable } from '@casino-kit/i18n';
import { toCasinoBrowser, wireCasino } from '@casino-kit/provider';
import { serverHeldTokenStore } from '@casino-kit/session';
import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.js';
import { rememberHandledChoices } from '../app/early-choices.js';
import { rememberPresses } from '../app/early-press.js';
import { type InitialState, localeCookie, stateElementId } from '../app/initial-state.js';
import { handleLostChunk, watchLeaving, withoutReload } from '../app/lost-chunk.js';
import { sessionExpiredAtom } from '../app/session-expired.js';
import { clearCookie } from './clear-cookie.js';
import { keepFragmentsFromRouter } from './fragment-links.js';
import { createLoadRest } from './load-rest.js';
import { emptyForNextPlayer } from './tab-owner.js';
import { reportError } from './report-error.js';

const state = JSON.parse(document.getElementById(stateElementId)?.textContent ?? 'null') as InitialState;
let language = state.locale.code;

const casino = wireCasino({
  coreUrl: '',
  backendUrl: '',
  socketUrl: '',
  tokens: serverHeldTokenStore(state.sessionId),
  language: () => language,
  unsupported: new Set(state.unsupported),
  browser: toCasinoBrowser(window),
  onExpired: () => casino.store.set(sessionExpiredAtom, true),
  onEnded: (reason, ended) => {
    if (reason !== 'USER_INITIATED' && ended !== undefined) clearCookie(ended, language);
  },
  // What the player has typed stays: a form says that nothing was confirmed.
  confirmIdentity: () =>
    withoutReload(async () => (await import('./confirm-identity.js')).default(casino.store)),
  onContractBreach: (what) => reportError('contract', what),
});
casino.session.restore(state.auth);
emptyForNextPlayer(() => window.sessionStorage, casino.session);
hydrate(casino.queryClient, state.queries);

const locales = () => import('./load-locale.js');

const i18n = {
  code: state.locale.code,
  texts: state.locale.texts,
  textsCode: state.locale.textsCode,
  table: state.locale.overrides && createLocaleTable(state.locale.overrides),
  ...(state.locale.allTexts !== null && {
    loadRest: createLoadRest(
      state.locale.allTexts,
      async () => (await (await locales()).loadLocale(casino.client, state.locale.textsCode)).texts,
    ),
  }),
  loadTexts: async (code: string) => (await locales()).loadOtherLocale(casino, state.settings, code),
  onChange: ({ code, tag, dir }: { code: string; tag: string; dir: string }) => {
    language = code;
    document.documentElement.lang = tag;
    document.documentElement.dir = dir;
    document.cookie = `${localeCookie}=${code}; path=/; max-age=31536000; samesite=lax`;
    void casino.queryClient.invalidateQueries();
  },
};

watchLeaving(window);
window.addEventListener('vite:preloadError', ({ payload }) =>
  handleLostChunk({
    error: payload,
    build: import.meta.url,
    isOnline: () => navigator.onLine,
    storage: () => window.sessionStorage,
    reload: () => window.location.reload(),
  }),
);

keepFragmentsFromRouter(window);
rememberPresses(document);
rememberHandledChoices(document);

// In pieces: a transition yields to input between components, and what is touched hydrates first.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <BrowserRouter>
        <App
          casino={casino}
          settings={state.settings}
          i18n={i18n}
          thirdParties={state.thirdParties}
          onError={(error) => reportError('render', error)}
        />
      </BrowserRouter>
    </StrictMode>,
    { onRecoverableError: (error) => reportError('hydration', error) },
  );
});
