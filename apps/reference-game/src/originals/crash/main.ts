import '@fontsource-variable/sora/wght.css';
import '../../style/base.css';
import '../../style/messages.css';
import '../../style/info.css';
import '../../style/client-seed-form.css';
import '../../style/fairness.css';
import '../style/frame.css';
import '../style/crash.css';
import { crashNamespace } from '@casino-kit/api-contract';
import { closedMessage } from '../../controls/closed-message.js';
import { createMessagePanel } from '../../controls/message-panel.js';
import { loadLanguage } from '../../dictionaries.js';
import { element } from '../../element.js';
import { openClientSeed } from '../../fairness/client-seed.js';
import { embeddingOrigin, linkFrame } from '../../frame-link.js';
import { newIdempotencyKey } from '../../idempotency-key.js';
import { takeLaunchToken } from '../../launch-token.js';
import { createSound } from '../../sound.js';
import { originalTextsFor } from '../texts.js';
import { createCrashClient, subscribeToCrash } from './crash-client.js';
import { type CrashSession, startCrashSession } from './crash-session.js';
import { type CrashPlay, type CrashState } from './crash-state.js';
import { createCrashView, type CrashView } from './crash-view.js';

/** Bets are taken for a few seconds: a lost response has to be noticed well before their end. */
const timeoutMs = 4_000;
const reconnectMs = 5_000;

const root = document.getElementById('game') ?? document.body;
const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const sound = createSound(() => new AudioContext());
const live = element('div', { class: 'visually-hidden', 'aria-live': 'polite', role: 'status' });
const errors = createMessagePanel();
const baseUrl = new URL(location.href).origin;
const clientSeed = openClientSeed(() => localStorage);
await loadLanguage(navigator.language);
let texts = originalTextsFor(navigator.language);
let view: CrashView | null = null;
let disconnect: () => void = () => undefined;

function speak(): void {
  document.documentElement.lang = texts.language;
  document.documentElement.dir = texts.direction;
}

function showError(state: CrashState): void {
  errors.show(closedMessage(state, texts, () => session.open()));
}

/** The curve moves with the frames of the browser, which stand still while the page is hidden. */
function move(): void {
  if (session.state.screen === 'table' && session.state.phase !== 'ended') view?.tick();
  requestAnimationFrame(move);
}

async function putUp(first: CrashPlay): Promise<void> {
  await loadLanguage(first.table.locale);
  texts = originalTextsFor(first.table.locale);
  speak();
  document.title = first.table.name;
  view = createCrashView(first, {
    ...{ texts, sound, clientSeed, session },
    calm: () => calmMotion.matches,
    now: () => Date.now(),
    announce: (text) => live.replaceChildren(text),
  });
  root.replaceChildren(view.node, errors.node, live);
  if (session.state.screen === 'table') view.show(session.state, null);
  else showError(session.state);
}

/** The socket client is loaded when the game is on the screen: without it the table is polled. */
async function connect(launchToken: string): Promise<void> {
  const { io } = await import('socket.io-client');
  const socket = io(baseUrl + crashNamespace, {
    auth: { token: launchToken },
    transports: ['websocket', 'polling'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 3_000,
  });
  subscribeToCrash(socket, session.socket);
  // The client itself does not connect again when the server has ended or rejected the connection.
  const reconnect = () => {
    if (socket.active) return;
    setTimeout(() => {
      if (session.state.screen === 'table') socket.connect();
    }, reconnectMs);
  };
  socket.on('disconnect', reconnect);
  socket.on('connect_error', reconnect);
  disconnect = () => void socket.disconnect();
}

function onChange(state: CrashState, before: CrashState): void {
  showError(state);
  if (state.screen === 'expired') disconnect();
  if (state.screen !== 'table') return;
  if (before.screen === 'table') view?.show(state, before);
  else {
    void putUp(state);
    if (token !== null) connect(token).catch(() => undefined);
  }
}

speak();
root.append(
  element(
    'main',
    { class: 'original is-opening', 'aria-busy': 'true' },
    element('p', {}, texts.text('game.opening')),
  ),
  errors.node,
  live,
);
const token = takeLaunchToken(location, history);
const link = linkFrame(window, embeddingOrigin(document.referrer, location.ancestorOrigins), (command) => {
  if (command.type === 'game:balance') session.receiveBalance(command.balance);
  else if (command.type === 'game:pause') session.pause(command.on);
  else if (command.type === 'game:sound') sound.turn(command.on);
});
const session: CrashSession = startCrashSession({
  client:
    token === null
      ? null
      : createCrashClient({ launchToken: token, baseUrl, fetch: window.fetch.bind(window), timeoutMs }),
  link,
  clientSeed,
  newKey: newIdempotencyKey,
  now: () => Date.now(),
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  onChange,
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') session.refresh();
});
window.addEventListener('online', () => session.refresh());
window.addEventListener('offline', () => session.socket.disconnected());
move();
