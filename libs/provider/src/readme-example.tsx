import { browserOf, CasinoProvider, createCasino } from '@casino-kit/provider';
import { serverHeldTokenStore, useAuthState } from '@casino-kit/session';
import { readSettings } from '@casino-kit/settings';

const casino = createCasino({
  coreUrl: '',
  backendUrl: '',
  socketUrl: null,
  tokens: serverHeldTokenStore(false),
  language: () => 'en',
  browser: browserOf(window),
  onExpired: () => window.location.assign('/?modal=login'),
});
const settings = readSettings({ brandName: 'Harbour' }, { today: '2026-01-01' });
const Greeting = () => <p>{useAuthState().authenticated ? 'Welcome back' : 'Welcome'}</p>;

export function Example() {
  return (
    <CasinoProvider casino={casino} settings={settings} i18n={{ code: 'en', texts: {} }}>
      <Greeting />
    </CasinoProvider>
  );
}
