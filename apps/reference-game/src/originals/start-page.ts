import '@fontsource-variable/sora/wght.css';
import '../style/base.css';
import '../style/messages.css';
import '../style/info.css';
import '../style/play-options.css';
import '../style/wins.css';
import '../style/client-seed-form.css';
import '../style/fairness.css';
import './style/frame.css';
import { type OriginalRound } from '@casino-kit/api-contract';
import { openClientSeed } from '../fairness/client-seed.js';
import { embeddingOrigin, linkFrame } from '../frame-link.js';
import { openingLine, startGamePage } from '../game-page.js';
import { newIdempotencyKey } from '../idempotency-key.js';
import { takeLaunchToken } from '../launch-token.js';
import { listenToHotKeys } from '../play-options/hot-keys.js';
import { stopWhenAway } from '../play-options/play-options.js';
import { openPlayerSwitches } from '../play-options/player-switches.js';
import { createSound } from '../sound.js';
import { applyThemeColours } from '../theme-colours.js';
import { keepUnfinishedRound } from '../unfinished-round.js';
import { whenOnline } from '../when-online.js';
import { countMs, getWinTier } from '../win-show/win-tier.js';
import { createOriginalClient } from './client.js';
import { type OriginalPlay, type OriginalSession, startOriginalSession } from './session.js';
import { originalTextsFor } from './texts.js';
import { type OriginalContext, type OriginalView } from './view-context.js';

const timeoutMs = 12_000;
/** How long after a lost response the game asks again. */
const retryMs = 5_000;
/** How long a result stays before the next automatic round, after its win is counted up. */
const resultMs = 700;

/**
 * Runs the page of an original: opens its table, and shows it with `createView`. `showMs`: how long the view takes to show a
 * settled round, in milliseconds; with reduced motion results appear at once.
 */
export async function startOriginalPage(
  createView: (first: OriginalPlay, context: OriginalContext) => OriginalView,
  showMs: (round: OriginalRound) => number = () => 0,
): Promise<void> {
  const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const switches = openPlayerSwitches(
    () => localStorage,
    () => (session.state.screen === 'play' ? session.state.table : null),
  );
  const isCalm = () => calmMotion.matches || switches.quickPlay.isOn;
  const sound = createSound(() => new AudioContext());
  const clientSeed = openClientSeed(() => localStorage);
  const page = await startGamePage({
    textsFor: originalTextsFor,
    opening: ({ text }) => openingLine('original', text('game.opening')),
    createView: (first: OriginalPlay, texts, announce) =>
      createView(first, { texts, sound, clientSeed, switches, session, announce, calm: isCalm }),
    state: () => session.state,
    openAgain: () => session.open(),
  });
  const token = takeLaunchToken(location, history);
  const link = linkFrame(window, embeddingOrigin(document.referrer, location.ancestorOrigins), (command) => {
    if (command.type === 'game:balance') session.receiveBalance(command.balance);
    else if (command.type === 'game:pause') session.pause(command.on);
    else if (command.type === 'game:sound') sound.turn(command.on);
    else if (command.type === 'game:colours') applyThemeColours(document.documentElement, command);
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
    showMs: (round) => (isCalm() ? 0 : showMs(round)),
    resultMs: (round) => resultMs + (isCalm() ? 0 : countMs[getWinTier(round)]),
    onChange: page.onChange,
  });
  listenToHotKeys(document, {
    isOn: () => switches.hotKeys.isOn,
    button: () => page.view?.button() ?? null,
    press: () => page.view?.button().click(),
    stepBet: (by) => page.view?.stepBet(by),
  });
  stopWhenAway(window, () => session.stopAutoplay('interrupted'));
}
