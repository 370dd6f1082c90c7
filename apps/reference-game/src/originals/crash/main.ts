import '@fontsource-variable/sora/wght.css';
import '../../style/base.css';
import '../../style/messages.css';
import '../../style/info.css';
import '../../style/wins.css';
import '../../style/client-seed-form.css';
import '../../style/fairness.css';
import '../style/frame.css';
import '../style/crash.css';
import { crashNamespace } from '@casino-kit/api-contract';
import { openClientSeed } from '../../fairness/client-seed.js';
import { openingLine } from '../../game-page.js';
import { startLivePage } from '../../live-page.js';
import { createSound } from '../../sound.js';
import { originalTextsFor } from '../texts.js';
import { createCrashClient, subscribeToCrash } from './crash-client.js';
import { type CrashSession, startCrashSession } from './crash-session.js';
import { type CrashPlay } from './crash-state.js';
import { createCrashView } from './crash-view.js';

const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const sound = createSound(() => new AudioContext());
const clientSeed = openClientSeed(() => localStorage);
const { page, session } = await startLivePage({
  timeoutMs: 4_000,
  namespace: crashNamespace,
  delaysMs: [500, 3_000],
  textsFor: originalTextsFor,
  opening: ({ text }) => openingLine('original', text('game.opening')),
  createView: (first: CrashPlay, texts, running: CrashSession, announce) =>
    createCrashView(first, {
      ...{ texts, sound, clientSeed, announce },
      session: running,
      calm: () => calmMotion.matches,
      now: () => Date.now(),
    }),
  startSession: (options, calls) =>
    startCrashSession({ ...options, clientSeed, client: calls && createCrashClient(calls) }),
  subscribe: (socket, { socket: handlers }) => subscribeToCrash(socket, handlers),
  openAgain: (running) => running.open(),
  onCommand(command, running) {
    if (command.type === 'game:pause') running.pause(command.on);
    else if (command.type === 'game:sound') sound.turn(command.on);
  },
});
window.addEventListener('offline', () => session.socket.disconnected());

/** The curve moves with the frames of the browser, which stand still while the page is hidden. */
function move(): void {
  if (session.state.screen === 'table' && session.state.phase !== 'ended') page.view?.tick();
  requestAnimationFrame(move);
}
move();
