import '@fontsource-variable/sora/wght.css';
import '../style/base.css';
import '../style/messages.css';
import '../style/info.css';
import '../style/client-seed-form.css';
import '../style/fairness.css';
import './style/frame.css';
import { type OriginalRound } from '@casino-kit/api-contract';
import { closedMessage } from '../controls/closed-message.js';
import { createMessagePanel } from '../controls/message-panel.js';
import { loadLanguage } from '../dictionaries.js';
import { element } from '../element.js';
import { openClientSeed } from '../fairness/client-seed.js';
import { embeddingOrigin, linkFrame } from '../frame-link.js';
import { newIdempotencyKey } from '../idempotency-key.js';
import { takeLaunchToken } from '../launch-token.js';
import { createSound } from '../sound.js';
import { keepUnfinishedRound } from '../unfinished-round.js';
import { whenOnline } from '../when-online.js';
import { createOriginalClient } from './client.js';
import {
  type OriginalPlay,
  type OriginalSession,
  type OriginalState,
  startOriginalSession,
} from './session.js';
import { originalTextsFor } from './texts.js';
import { type OriginalContext, type OriginalView } from './view-context.js';

const timeoutMs = 12_000;
/** How long after a lost response the game asks again. */
const retryMs = 5_000;

/**
 * Runs the page of an original: opens its table, and shows it with `createView`. `showMs`: how long the view takes to show a
 * settled round, in milliseconds; with reduced motion results appear at once.
 */
export async function startOriginalPage(
  createView: (first: OriginalPlay, context: OriginalContext) => OriginalView,
  showMs: (round: OriginalRound) => number = () => 0,
): Promise<void> {
  const root = document.getElementById('game') ?? document.body;
  const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const sound = createSound(() => new AudioContext());
  const live = element('div', { class: 'visually-hidden', 'aria-live': 'polite', role: 'status' });
  const errors = createMessagePanel();
  const clientSeed = openClientSeed(() => localStorage);
  await loadLanguage(navigator.language);
  let texts = originalTextsFor(navigator.language);
  let view: OriginalView | null = null;
  const speak = () => {
    document.documentElement.lang = texts.language;
    document.documentElement.dir = texts.direction;
  };
  const showError = (state: OriginalState) => errors.show(closedMessage(state, texts, () => session.open()));
  const putUp = async (first: OriginalPlay) => {
    await loadLanguage(first.table.locale);
    texts = originalTextsFor(first.table.locale);
    speak();
    document.title = first.table.name;
    view = createView(first, {
      ...{ texts, sound, clientSeed, session },
      calm: () => calmMotion.matches,
      announce: (text) => live.replaceChildren(text),
    });
    root.replaceChildren(view.node, errors.node, live);
    if (session.state.screen === 'play') view.show(session.state, null);
    else showError(session.state);
  };
  const onChange = (state: OriginalState, before: OriginalState) => {
    showError(state);
    if (state.screen !== 'play') return;
    if (before.screen === 'play') view?.show(state, before);
    else void putUp(state);
  };

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
  const session: OriginalSession = startOriginalSession({
    client:
      token === null
        ? null
        : createOriginalClient({
            launchToken: token,
            baseUrl: new URL(location.href).origin,
            fetch: window.fetch.bind(window),
            timeoutMs,
          }),
    link,
    clientSeed,
    newKey: newIdempotencyKey,
    unfinished: keepUnfinishedRound(() => sessionStorage, location.search),
    now: () => performance.now(),
    wait: (work, ms) => void window.setTimeout(work, ms),
    later: (work) => whenOnline(window, work, retryMs),
    showMs: (round) => (calmMotion.matches ? 0 : showMs(round)),
    onChange,
  });
}
