import { closedMessage } from './controls/closed-message.js';
import { createMessagePanel } from './controls/message-panel.js';
import { loadLanguage } from './dictionaries.js';
import { type DoorState } from './door.js';
import { element } from './element.js';
import { type LocalizedTexts } from './localized-texts.js';

/** What a page says while there is no game, and in which language. */
export type PageTexts = Parameters<typeof closedMessage>[1] &
  Pick<LocalizedTexts<string, string>, 'language' | 'direction'>;
/** The screen of an open game. */
export interface PageView<P> {
  readonly node: HTMLElement;
  show(state: P, before: P | null): void;
}

/** An open game. */
export interface OpenGame {
  screen: 'play' | 'table';
  table: { name: string; locale: string };
}

/** What is peculiar to the page of one game. */
export interface GamePageOptions<P extends OpenGame, T, V> {
  textsFor(locale: string): T;
  /** Returns what is shown while the game opens. */
  opening(texts: T): HTMLElement;
  /** Returns the screen of an open game; `announce` reads a text out. */
  createView(first: P, texts: T, announce: (text: string) => void): V;
  /** Returns the present state. */
  state(): DoorState | P;
  openAgain(): void;
}

/** A page that shows a game, or why there is none. */
export interface GamePage<S, V> {
  /** Null until the game is open. */
  readonly view: V | null;
  onChange(state: S, before: S): void;
}

/** Shows that a game opens, in the language of the browser, and then the game, in that of its table. */
export async function startGamePage<P extends OpenGame, T extends PageTexts, V extends PageView<P>>(
  options: GamePageOptions<P, T, V>,
): Promise<GamePage<DoorState | P, V>> {
  const root = document.getElementById('game') ?? document.body;
  const live = element('div', { class: 'visually-hidden', 'aria-live': 'polite', role: 'status' });
  const errors = createMessagePanel();
  let view: V | null = null;
  let texts = options.textsFor(navigator.language);
  const speak = async (locale: string) => {
    await loadLanguage(locale);
    texts = options.textsFor(locale);
    document.documentElement.lang = texts.language;
    document.documentElement.dir = texts.direction;
    return texts;
  };
  const showError = (state: DoorState | P) => errors.show(closedMessage(state, texts, options.openAgain));
  const putUp = async (first: P) => {
    const spoken = await speak(first.table.locale);
    document.title = first.table.name;
    view = options.createView(first, spoken, (text) => live.replaceChildren(text));
    root.replaceChildren(view.node, errors.node, live);
    const state = options.state();
    if ('table' in state) view.show(state, null);
    else showError(state);
  };

  root.append(options.opening(await speak(navigator.language)), errors.node, live);
  return {
    get view() {
      return view;
    },
    onChange(state, before) {
      showError(state);
      if (!('table' in state)) return;
      if ('table' in before) view?.show(state, before);
      else void putUp(state);
    },
  };
}

/** Returns a line that says a game opens. */
export const openingLine = (gameClass: string, text: string): HTMLElement =>
  element('main', { class: `${gameClass} is-opening`, 'aria-busy': 'true' }, element('p', {}, text));
