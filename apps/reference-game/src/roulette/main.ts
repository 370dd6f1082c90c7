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
import { openClientSeed } from '../fairness/client-seed.js';
import { embeddingOrigin, hasHost } from '../frame-link.js';
import { openingLine } from '../game-page.js';
import { startLivePage } from '../live-page.js';
import { createSound } from '../sound.js';
import { createLiveClient, subscribeToTable } from './live-client.js';
import { createRouletteSound } from './roulette-sound.js';
import { startTableSession, type TableSession } from './table-session.js';
import { type TableState } from './table-state.js';
import { rouletteTextsFor } from './texts.js';
import { createTableView, type TableView } from './view/table-view.js';

const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const upright = window.matchMedia('(max-width: 767px) and (max-aspect-ratio: 1/1)');
const sound = createRouletteSound(createSound(() => new AudioContext()));
const clientSeed = openClientSeed(() => localStorage);
const lay = (view: TableView | null) => view?.lay(upright.matches ? 'upright' : 'wide');

const origin = embeddingOrigin(document.referrer, location.ancestorOrigins);
document.documentElement.toggleAttribute('data-hosted', hasHost(window, origin));
const { page } = await startLivePage({
  timeoutMs: 5_000,
  namespace: liveTableNamespace,
  delaysMs: [1_000, 5_000],
  textsFor: rouletteTextsFor,
  opening: ({ text }) => openingLine('roulette', text('opening')),
  createView(first: TableState, texts, session: TableSession, announce) {
    const view = createTableView(first, {
      ...{ texts, sound, clientSeed, announce },
      calm: () => calmMotion.matches,
      now: () => Date.now(),
      send: (event) => session.send(event),
    });
    lay(view);
    return view;
  },
  startSession: (options, calls) =>
    startTableSession({ ...options, clientSeed, client: calls && createLiveClient(calls) }),
  subscribe: (socket, { socket: handlers }) => subscribeToTable(socket, handlers),
  openAgain: (session) => session.send({ type: 'opening' }),
  onCommand(command, session) {
    if (command.type === 'game:pause') session.send({ type: 'paused', on: command.on });
    else if (command.type === 'game:sound') {
      sound.turn(command.on);
      if (session.state.screen === 'table') page.view?.show(session.state, session.state);
    }
  },
});
upright.addEventListener('change', () => lay(page.view));
