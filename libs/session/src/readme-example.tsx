import { ApiProvider, createApiClient } from '@casino-kit/api-client';
import {
  cookieTokenStore,
  createSession,
  documentCookies,
  otherTabs,
  rememberRegistered,
  SessionProvider,
  terminationRecords,
  usePlayer,
  useSession,
  useSessionEnded,
} from './index.js';

const cookies = documentCookies(document);
const tokens = cookieTokenStore(cookies);
const client = createApiClient({
  coreUrl: 'https://core.example',
  backendUrl: 'https://api.example',
  language: () => 'en',
  tokens,
});
const session = createSession({
  client,
  tokens,
  now: () => new Date(),
  records: terminationRecords(localStorage),
  tabs: otherTabs(new BroadcastChannel('session')),
  onKnownPlayer: () => rememberRegistered(cookies),
  onExpired: () => window.location.assign('/?modal=login'),
});

function Greeting() {
  const player = usePlayer();
  const { signOut } = useSession();
  const { ended, dismiss } = useSessionEnded();
  if (ended) return <button onClick={dismiss}>You were logged out: {ended.reason}</button>;
  if (player === null) return <p>Hello, guest</p>;
  return <button onClick={() => void signOut()}>Log out {player.getUser.nickname}</button>;
}

export const App = () => (
  <ApiProvider client={client}>
    <SessionProvider session={session} inactivityMinutes={30}>
      <Greeting />
    </SessionProvider>
  </ApiProvider>
);
