import '@fontsource-variable/sora/wght.css';
import './style/base.css';
import './style/table.css';
import './style/symbols.css';
import './style/controls.css';
import './style/bonus-line.css';
import './style/offer.css';
import './style/messages.css';
import './style/wins.css';
import './style/info.css';
import './style/play-options.css';
import { closedMessage } from './controls/closed-message.js';
import { createMessagePanel } from './controls/message-panel.js';
import { createOpeningView } from './controls/opening-view.js';
import { loadLanguage } from './dictionaries.js';
import { element } from './element.js';
import { type Face, getFace } from './face/face.js';
import { type Lettering } from './face/lettering.js';
import { loadLettering } from './face/load-lettering.js';
import { pictureUrl, preloadSymbols } from './face/pictures.js';
import { openClientSeed } from './fairness/client-seed.js';
import { keepFairRecord } from './fairness/fair-record.js';
import { embeddingOrigin, hasHost, linkFrame } from './frame-link.js';
import { type Game, startGame } from './game.js';
import { type GameState } from './game-state.js';
import { newIdempotencyKey } from './idempotency-key.js';
import { takeLaunchToken } from './launch-token.js';
import { listenToHotKeys } from './play-options/hot-keys.js';
import { stopWhenAway } from './play-options/play-options.js';
import { openPlayerSwitches } from './play-options/player-switches.js';
import { type PlayState } from './play-state.js';
import { createSound } from './sound.js';
import { createTableClient } from './table-client.js';
import { createTableView, type TableView } from './table-view.js';
import { applyThemeColours } from './theme-colours.js';
import { type Texts, textsFor } from './texts.js';
import { keepUnfinishedRound } from './unfinished-round.js';
import { whenOnline } from './when-online.js';
import { countMs, getWinTier } from './win-show/win-tier.js';

const timeoutMs = 12_000;
/** How long after a lost response the game asks again. */
const retryMs = 5_000;
/** How long a result stays before the next automatic round, after its win is counted up. */
const resultMs = 700;

const root = document.getElementById('game') ?? document.body;
const calmMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const switches = openPlayerSwitches(
  () => localStorage,
  () => (game.state.screen === 'play' ? game.state.table : null),
);
/** Whether results appear at once. */
const isCalm = () => calmMotion.matches || switches.quickPlay.isOn;
const sound = createSound(
  () => new AudioContext(),
  (pattern) => navigator.vibrate?.(pattern),
);
const live = element('div', { class: 'visually-hidden', 'aria-live': 'polite', role: 'status' });
const errors = createMessagePanel();
await loadLanguage(navigator.language);
let texts = textsFor(navigator.language);
let view: TableView | null = null;
/** Whether the page around shows something that must be seen first. */
let isPaused = false;

function speak({ language, direction }: Texts): void {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
}

function wear(face: Face): void {
  const { style } = document.documentElement;
  style.setProperty('--reel-hue', String(face.reelHue));
  style.setProperty('--glow-hue', String(face.glowHue));
  const picture = (name: string) => `url("${new URL(pictureUrl(face.id, name), document.baseURI).href}")`;
  style.setProperty('--background-wide', picture('background'));
  style.setProperty('--background-tall', picture('background-portrait'));
  document.documentElement.dataset.face = face.id;
}

/** Styles the page for a table and builds its screen; the title stays plain when its outlines do not load. */
async function putUp(first: PlayState): Promise<void> {
  const { table } = first;
  const face = getFace(table.face);
  wear(face);
  document.title = table.name;
  const [, lettering] = await Promise.all([
    loadLanguage(table.locale),
    loadLettering(face.typeface).catch((): Lettering | null => null),
    preloadSymbols(face),
  ]);
  texts = textsFor(table.locale);
  speak(texts);
  view = createTableView(first, {
    face,
    lettering,
    texts,
    fairness: fair?.record ?? null,
    sound,
    calm: isCalm,
    switches,
    startAutoplay: (plan) => game.startAutoplay(plan),
    send: (event) => game.send(event),
    press: () => game.press(),
    buy: () => game.buy(),
    announce: (text) => live.replaceChildren(text),
  });
  view.calmDown(isPaused);
  root.replaceChildren(view.node, errors.node, live);
  if (game.state.screen === 'play') view.show(game.state, null);
  else showError(game.state);
}

function showError(state: GameState): void {
  errors.show(closedMessage(state, texts, () => game.send({ type: 'opening' })));
}

function onChange(state: GameState, before: GameState): void {
  showError(state);
  if (state.screen !== 'play') return;
  if (before.screen !== 'play') void putUp(state);
  else view?.show(state, before);
}

speak(texts);
root.append(createOpeningView(texts), errors.node, live);
const token = takeLaunchToken(location, history);
const origin = embeddingOrigin(document.referrer, location.ancestorOrigins);
document.documentElement.toggleAttribute('data-hosted', hasHost(window, origin));
const link = linkFrame(window, origin, (command) => {
  if (command.type === 'game:balance') game.send({ type: 'balanceReceived', balance: command.balance });
  else if (command.type === 'game:bonusBuyChoice') game.choose(command.choice);
  else if (command.type === 'game:colours') applyThemeColours(document.documentElement, command);
  else if (command.type === 'game:pause') {
    game.pause(command.on);
    isPaused = command.on;
    view?.calmDown(isPaused);
  } else {
    sound.turn(command.on);
    if (game.state.screen === 'play') view?.show(game.state, game.state);
  }
});
const fair =
  token === null
    ? null
    : keepFairRecord(
        createTableClient({
          launchToken: token,
          baseUrl: new URL(location.href).origin,
          fetch: window.fetch.bind(window),
          timeoutMs,
        }),
        {
          clientSeed: openClientSeed(() => localStorage),
          loadCheck: async () => (await import('./fairness/check-round.js')).isFairRound,
        },
      );
const game: Game = startGame({
  client: fair?.client ?? null,
  link,
  newKey: newIdempotencyKey,
  onChange,
  unfinished: keepUnfinishedRound(() => sessionStorage, location.search),
  resultMs: (round) => resultMs + (isCalm() ? 0 : countMs[getWinTier(round)]),
  now: () => performance.now(),
  wait: (work, ms) => void window.setTimeout(work, ms),
  later: (work) => whenOnline(window, work, retryMs),
});
listenToHotKeys(document, {
  isOn: () => switches.hotKeys.isOn,
  button: () => view?.spinButton ?? null,
  press: () => view?.press(),
  stepBet: (by) => view?.stepBet(by),
});
stopWhenAway(window, () => game.stopAutoplay('interrupted'));
