import '@fontsource-variable/sora/wght.css';
import '../style/base.css';
import '../style/messages.css';
import '../style/info.css';
import '../style/client-seed-form.css';
import './style/palette.css';
import './style/room.css';
import './style/stats.css';
import './style/wheel.css';
import './style/felt.css';
import './style/foot.css';
import './style/notices.css';
import './style/fairness.css';
import './style/tablet.css';
import './style/phone.css';
import './style/phone-on-its-side.css';
import { liveTableNamespace } from '@casino-kit/api-contract';
import { closedMessage } from '../controls/closed-message.js';
import { createMessagePanel } from '../controls/message-panel.js';
import { openClientSeed } from '../fairness/client-seed.js';
import { loadLanguage } from '../dictionaries.js';
import { element } from '../element.js';
import { embeddingOrigin, hasHost, linkFrame } from '../frame-link.js';
import { newIdempotencyKey } from '../idempotency-key.js';
import { takeLaunchToken } from '../launch-token.js';
import { createSound } from '../sound.js';
import { createLiveClient, subscribeToTable } from './live-client.js';
import { createRouletteSound } from './roulette-sound.js';
import { startTableSession, type TableSession } from './table-session.js';
import { type RouletteState, type TableState } from './table-state.js';
import { rouletteTextsFor } from './texts.js';
import { createTableView, type TableView } from './view/table-view.js';

/** Betting takes some twenty seconds: a lost response has to be noticed well before its end. */
const timeoutMs = 5_000;
const reconnectMs = 5_000;

const root = document.getElementById('game') ?? document.body;
const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const upright = window.matchMedia('(max-width: 767px) and (max-aspect-ratio: 1/1)');
const sound = createRouletteSound(createSound(() => new AudioContext()));
const live = element('div', { class: 'visually-hidden', 'aria-live': 'polite', role: 'status' });
const errors = createMessagePanel();
const baseUrl = new URL(location.href).origin;
const clientSeed = openClientSeed(() => localStorage);
await loadLanguage(navigator.language);
let texts = rouletteTextsFor(navigator.language);
let view: TableView | null = null;
let disconnect: () => void = () => undefined;

function speak(): void {
  document.documentElement.lang = texts.language;
  document.documentElement.dir = texts.direction;
}
const lay = () => view?.lay(upright.matches ? 'upright' : 'wide');

function showError(state: RouletteState): void {
  errors.show(closedMessage(state, texts, () => session.send({ type: 'opening' })));
}

async function putUp(first: TableState): Promise<void> {
  await loadLanguage(first.table.locale);
  texts = rouletteTextsFor(first.table.locale);
  speak();
  document.title = first.table.name;
  view = createTableView(first, {
    texts,
    sound,
    clientSeed,
    calm: () => calmMotion.matches,
    now: () => Date.now(),
    send: (event) => session.send(event),
    announce: (text) => live.replaceChildren(text),
  });
  root.replaceChildren(view.node, errors.node, live);
  lay();
  if (session.state.screen === 'table') view.show(session.state, null);
  else showError(session.state);
}

/** The socket client is loaded when the table is on the screen: without it the table is polled. */
async function connect(launchToken: string): Promise<void> {
  const { io } = await import('socket.io-client');
  const socket = io(baseUrl + liveTableNamespace, {
    auth: { token: launchToken },
    transports: ['websocket', 'polling'],
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
  });
  subscribeToTable(socket, session.socket);
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

function onChange(state: RouletteState, before: RouletteState): void {
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
    { class: 'roulette is-opening', 'aria-busy': 'true' },
    element('p', {}, texts.text('opening')),
  ),
  errors.node,
  live,
);
const token = takeLaunchToken(location, history);
const origin = embeddingOrigin(document.referrer, location.ancestorOrigins);
document.documentElement.toggleAttribute('data-hosted', hasHost(window, origin));
const link = linkFrame(window, origin, (command) => {
  if (command.type === 'game:balance') session.receiveBalance(command.balance);
  else if (command.type === 'game:pause') session.send({ type: 'paused', on: command.on });
  else if (command.type === 'game:sound') {
    sound.turn(command.on);
    if (session.state.screen === 'table') view?.show(session.state, session.state);
  }
});
const session: TableSession = startTableSession({
  client:
    token === null
      ? null
      : createLiveClient({ launchToken: token, baseUrl, fetch: window.fetch.bind(window), timeoutMs }),
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
upright.addEventListener('change', lay);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') session.refresh();
});
window.addEventListener('online', () => session.refresh());
