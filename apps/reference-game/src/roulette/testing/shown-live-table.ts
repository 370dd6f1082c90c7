import { type LiveTable } from '@casino-kit/api-contract';
import { openClientSeed } from '../../fairness/client-seed.js';
import { nextState } from '../next-state.js';
import { type RouletteEvent } from '../table-event.js';
import { type TableState } from '../table-state.js';
import { rouletteTextsFor } from '../texts.js';
import { createTableView } from '../view/table-view.js';
import { during, tableAt } from './live-table.js';

/** jsdom animates nothing. */
function stillAnimation(): Animation {
  return { currentTime: 0, cancel: () => undefined } as unknown as Animation;
}

/** jsdom has no modal dialogs: here one only opens. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
}
function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

/** Shows a table of the tests as the page does, and applies its events. Bets are not sent. */
export function showLiveTable(changes: Partial<LiveTable> = {}) {
  Element.prototype.animate = stillAnimation;
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = close;
  let state: TableState = tableAt(changes);
  const messages: string[] = [];
  const keptSeeds: string[] = [];
  const texts = rouletteTextsFor(state.table.locale);
  const send = (event: RouletteEvent) => {
    const before = state;
    const next = nextState(before, event);
    if (next === before || next.screen !== 'table') return;
    state = next;
    view.show(state, before);
  };
  const view = createTableView(state, {
    texts,
    clientSeed: openClientSeed(() => ({
      getItem: () => state.clientSeed,
      setItem: (_key, seed) => keptSeeds.push(seed),
    })),
    sound: { isOn: false, turn: () => undefined, follow: () => undefined },
    calm: () => true,
    now: () => during.open,
    send,
    announce: (text) => messages.push(text),
  });
  document.documentElement.lang = texts.language;
  document.documentElement.dir = texts.direction;
  document.body.replaceChildren(view.node);
  view.lay('wide');
  view.show(state, null);
  return { view, send, messages, keptSeeds, state: () => state };
}
