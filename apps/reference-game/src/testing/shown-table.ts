import { type GameRound, type GameTable } from '@casino-kit/api-contract';
import { getByRole } from '@testing-library/dom';
import { vi } from 'vitest';
import { faces } from '../face/face.js';
import { type FairRecord } from '../fairness/fair-record.js';
import { firstState } from '../door.js';
import { type GameEvent, nextState } from '../game-state.js';
import { type PlayState } from '../play-state.js';
import { createSound } from '../sound.js';
import { createPlayerSwitches } from './player-switches.js';
import { createTableView } from '../table-view.js';
import { textsFor } from '../texts.js';
import { makeTable } from './table.js';

/** jsdom animates nothing: here every movement is over at once. */
const stillAnimation = () => {
  const animation = { onfinish: null, cancel: () => undefined, finished: Promise.resolve() };
  return animation as unknown as Animation;
};

/** jsdom has no modal dialogs: here one only opens, and Escape closes it. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
  this.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
}

/** Shows a table and plays it as the page does: presses get the keys `key-1`, `key-2` and so on. */
export function show(changes: Partial<GameTable> = {}, fairness: FairRecord | null = null, calm = true) {
  const opened = nextState(firstState, { type: 'opened', table: makeTable(changes), unfinished: false });
  if (opened.screen !== 'play') throw new Error('the table is not open');
  let state: PlayState = opened;
  let keys = 0;
  const messages: string[] = [];
  const send = (event: GameEvent) => {
    const before = state;
    const next = nextState(before, event);
    if (next === before || next.screen !== 'play') return;
    state = next;
    view.show(state, before);
  };
  const press = () => send({ type: 'pressed', key: `key-${++keys}` });
  const view = createTableView(opened, {
    face: faces.tides,
    lettering: null,
    texts: textsFor(state.table.locale),
    fairness,
    sound: createSound(() => {
      throw new Error('sound is off');
    }),
    calm: () => calm,
    switches: createPlayerSwitches(),
    startAutoplay: (plan) => send({ type: 'autoStarted', plan }),
    send,
    press,
    buy: () => send({ type: 'bought', key: `key-${++keys}` }),
    announce: (text) => messages.push(text),
  });
  document.body.replaceChildren(view.node);
  view.show(state, null);
  const button = (name: RegExp | string) => getByRole(view.node, 'button', { name });
  return {
    view,
    messages,
    button,
    state: () => state,
    send,
    press,
    /** Presses the big button and lets the round finish. */
    async play(round: GameRound) {
      view.spinButton.click();
      send({ type: 'responded', key: `key-${keys}`, round });
      await vi.runAllTimersAsync();
    },
    fail: (code: string, params?: Record<string, string>) =>
      send({ type: 'failed', key: `key-${keys}`, failure: { kind: 'rejected', code, params } }),
  };
}

/** Time that a test moves, and movements that are over at once. */
export function stillTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
  Element.prototype.animate = stillAnimation;
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = closeDialog;
}

/** Removes a dialog's openness as the browser does. */
function closeDialog(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

export function realTime(): void {
  vi.useRealTimers();
  document.body.replaceChildren();
}

/** The figures of the bar, each with its label. */
export const figures = (node: HTMLElement) =>
  [...node.querySelectorAll('.figure')].map((figure) =>
    [...figure.children].map((child) => child.textContent).join(' '),
  );
