import { element } from '../../element.js';
import { icon } from '../../controls/icons.js';
import { sumBets } from '../bets.js';
import { createMoneyFormat } from '../table-messages.js';
import { isAcknowledged, type TableState, takesBets } from '../table-state.js';
import { type RouletteTexts, type RouletteTextKey } from '../texts.js';
import { tableIcon, type TableIcon } from './icons.js';
import { createRack } from './rack.js';

export interface FootActions {
  selectChip(chip: string): void;
  undo(): void;
  clear(): void;
  repeat(): void;
  double(): void;
  openInfo(): void;
  toggleSound(): void;
}

export interface Foot {
  readonly node: HTMLElement;
  readonly infoButton: HTMLButtonElement;
  show(state: TableState, soundOn: boolean): void;
}

/** Creates the bar of the player: total bet, chips, and what changes all bets at once. */
export function createFoot(first: TableState, texts: RouletteTexts, actions: FootActions): Foot {
  const money = createMoneyFormat(first, texts);
  const total = element('b', { class: 'foot-figure' });
  const pending = element('span', { class: 'foot-pending' }, texts.text('bar.pending'));
  const balance = element('b', { class: 'foot-figure' });
  const figure = (kind: string, value: HTMLElement, ...label: (Node | string)[]) =>
    element(
      'div',
      { class: `foot-amount ${kind}` },
      element('small', {}, ...label),
      element('bdi', {}, value),
    );
  const bet = figure(
    'is-bet',
    total,
    element('span', { class: 'foot-label-long' }, texts.text('bar.bet')),
    element('span', { class: 'foot-label-short' }, texts.text('bar.betShort')),
    pending,
  );
  const rack = createRack(first, texts, (chip) => actions.selectChip(chip));

  const button = (look: TableIcon | null, label: RouletteTextKey, name: RouletteTextKey, run: () => void) => {
    const node = element(
      'button',
      {
        type: 'button',
        class: `foot-button is-${name.slice('bar.'.length)}`,
        'aria-label': texts.text(name),
        title: texts.text(name),
      },
      ...(look === null ? [] : [tableIcon(look)]),
      element('span', { class: 'foot-label' }, texts.text(label)),
    );
    node.addEventListener('click', () => {
      if (node.getAttribute('aria-disabled') !== 'true') run();
    });
    return node;
  };
  const undo = button('undo', 'bar.undo', 'bar.undo', () => actions.undo());
  const clear = button('clear', 'bar.clear', 'bar.clear', () => actions.clear());
  const repeat = button('repeat', 'bar.repeat', 'bar.repeat', () => actions.repeat());
  const double = button(null, 'bar.double', 'bar.doubleName', () => actions.double());
  const info = button('shield', 'bar.infoShort', 'bar.info', () => actions.openInfo());
  const sound = element('button', {
    type: 'button',
    class: 'foot-button is-sound',
    'aria-label': texts.text('bar.sound'),
    title: texts.text('bar.sound'),
  });
  sound.addEventListener('click', () => actions.toggleSound());

  const node = element(
    'footer',
    { class: 'foot' },
    bet,
    ...(first.table.mode === 'demo' ? [figure('is-balance', balance, texts.text('bar.playMoney'))] : []),
    rack.node,
    element('div', { class: 'foot-actions' }, undo, clear, repeat, double, info, sound),
  );
  let heard: boolean | null = null;
  const enable = (which: HTMLButtonElement, isEnabled: boolean) =>
    which.setAttribute('aria-disabled', String(!isEnabled));

  return {
    node,
    infoButton: info,
    show(state, soundOn) {
      const amount = money(sumBets(state.wanted));
      if (total.textContent !== amount) total.textContent = amount;
      bet.classList.toggle('is-pending', !isAcknowledged(state));
      balance.textContent = money(state.balance);
      rack.show(state);
      const isOpen = takesBets(state);
      const hasBets = state.wanted.length > 0;
      enable(undo, isOpen && state.undoable.length > 0);
      enable(clear, isOpen && hasBets);
      enable(repeat, isOpen && state.earlier.length > 0);
      enable(double, isOpen && hasBets);
      if (heard === soundOn) return;
      heard = soundOn;
      sound.setAttribute('aria-pressed', String(soundOn));
      sound.replaceChildren(icon(soundOn ? 'soundOn' : 'soundOff'));
    },
  };
}
