import { element } from '../element.js';
import { isHeldByBonus, nextBet } from '../bet.js';
import { mayChangeBet, nextBonusSpins, getNextStake } from '../bonus-play.js';
import { isAutoplaying } from '../autoplay/autoplay.js';
import { createOptionsButton } from '../play-options/play-options.js';
import { type PlayOptionsTexts } from '../play-options/play-options-texts.js';
import { type PlayState } from '../play-state.js';
import { type Texts } from '../texts.js';
import { limitText } from './bonus-line.js';
import { icon, type IconName } from './icons.js';

export interface ControlBarActions {
  press(): void;
  stepBet(by: -1 | 1): void;
  openInfo(): void;
  toggleSound(): void;
  /** Null where the table allows no play option. */
  openOptions: (() => void) | null;
}

/** The bar below the reels. */
export interface ControlBar {
  readonly node: HTMLElement;
  readonly spinButton: HTMLButtonElement;
  readonly infoButton: HTMLButtonElement;
  show(state: PlayState, soundOn: boolean): void;
}

/** Returns what the big button does in a state. */
function spinLook(
  state: PlayState,
  texts: Texts,
  options: PlayOptionsTexts,
): { icon: IconName; name: string } {
  const { phase, table } = state;
  if (isAutoplaying(state.auto)) return { icon: 'stop', name: options.text('auto.stop') };
  switch (phase.name) {
    case 'asking':
    case 'stopping':
      return { icon: 'stop', name: texts.text('bar.stop') };
    case 'showing':
      return { icon: 'next', name: texts.text('bar.next') };
    case 'unsure':
      return { icon: 'spin', name: texts.text('unsure.ask') };
    default: {
      const spins = nextBonusSpins(state);
      const name =
        spins === null
          ? texts.text('bar.spin', { stake: texts.money(state.bet, table.currencyCode) })
          : texts.text('bar.freeSpin', { left: texts.figure(String(spins.left)) });
      return { icon: 'spin', name };
    }
  }
}

function iconButton(kind: string, name: string, look: IconName): HTMLButtonElement {
  return element('button', { type: 'button', class: kind, 'aria-label': name, title: name }, icon(look));
}

function figure(kind: string, label: string): { node: HTMLElement; value: HTMLElement } {
  const value = element('bdi', { class: 'figure-value' });
  return {
    value,
    node: element(
      'div',
      { class: `figure ${kind}` },
      element('span', { class: 'figure-label' }, label),
      value,
    ),
  };
}

/** In ways, any row of each reel counts. */
const countWays = ({ firstGrid }: PlayState['table']): number =>
  firstGrid.reduce((ways, reel) => ways * reel.length, 1);

/** Amounts longer than this, such as of crypto, use a smaller font. */
const longFrom = 12;

function write(value: HTMLElement, text: string): void {
  value.textContent = text;
  value.classList.toggle('is-long', text.length >= longFrom);
}

/** Explains why a button cannot be used, by its tooltip and to a screen reader. */
function explain(button: HTMLButtonElement, name: string, reason: string | null): void {
  button.title = reason ?? name;
  if (reason === null) button.removeAttribute('aria-description');
  else button.setAttribute('aria-description', reason);
}

/** Creates the bar. Unavailable buttons explain why and stay in the tab order, so that focus is never lost. */
export function createControlBar(
  { mode, wins }: Pick<PlayState['table'], 'mode' | 'wins'>,
  texts: Texts,
  optionsTexts: PlayOptionsTexts,
  actions: ControlBarActions,
): ControlBar {
  const lower = iconButton('step-button', texts.text('bar.lowerBet'), 'minus');
  const raise = iconButton('step-button', texts.text('bar.raiseBet'), 'plus');
  const spin = element('button', { type: 'button', class: 'spin-button' });
  const info = iconButton('bar-button', texts.text('bar.info'), 'info');
  const sound = iconButton('bar-button is-sound', texts.text('bar.sound'), 'soundOff');
  const bet = figure('figure-bet', texts.text('bar.bet'));
  const lastWin = figure('figure-win', texts.text('bar.lastWin'));
  const lines = figure('figure-lines', texts.text(wins === 'ways' ? 'bar.ways' : 'bar.lines'));
  lines.node.hidden = wins === 'clusters';
  const balance = figure('figure-balance', texts.text('bar.balance'));

  const { openOptions } = actions;
  const options = openOptions === null ? null : createOptionsButton('bar-button', optionsTexts, openOptions);

  lower.addEventListener('click', () => actions.stepBet(-1));
  raise.addEventListener('click', () => actions.stepBet(1));
  spin.addEventListener('click', () => actions.press());
  info.addEventListener('click', () => actions.openInfo());
  sound.addEventListener('click', () => actions.toggleSound());

  const node = element(
    'div',
    { class: 'bar', role: 'group', 'aria-label': texts.text('bar.label'), 'data-mode': mode },
    element(
      'div',
      { class: 'bar-side bar-start' },
      element('div', { class: 'bet' }, lower, bet.node, raise),
      lastWin.node,
    ),
    spin,
    element(
      'div',
      { class: 'bar-side bar-end' },
      lines.node,
      balance.node,
      element('div', { class: 'bar-buttons' }, ...(options === null ? [] : [options]), info, sound),
    ),
  );

  let shownLook = '';
  return {
    node,
    spinButton: spin,
    infoButton: info,
    show(state, soundOn) {
      const { table } = state;
      const money = (amount: string) => texts.money(amount, table.currencyCode);
      const isFreeSpin = nextBonusSpins(state) !== null;
      write(bet.value, money(getNextStake(state)));
      bet.node.firstElementChild?.replaceChildren(texts.text(isFreeSpin ? 'bar.freeSpinBet' : 'bar.bet'));
      write(lastWin.value, state.last === null ? '–' : money(state.last.payout));
      write(lines.value, texts.figure(String(wins === 'ways' ? countWays(table) : table.lines.length)));
      write(balance.value, money(state.balance));
      const balanceLabel = texts.text(table.mode === 'demo' ? 'bar.playMoney' : 'bar.balance');
      balance.node.firstElementChild?.replaceChildren(balanceLabel);
      const free = mayChangeBet(state);
      lower.setAttribute('aria-disabled', String(!free || nextBet(state, -1) === null));
      raise.setAttribute('aria-disabled', String(!free || nextBet(state, 1) === null));
      const isHeld = !isFreeSpin && isHeldByBonus(state);
      explain(lower, texts.text('bar.lowerBet'), isFreeSpin ? texts.text('bonus.betRests') : null);
      explain(
        raise,
        texts.text('bar.raiseBet'),
        isFreeSpin ? texts.text('bonus.betRests') : isHeld ? limitText(state, texts) : null,
      );
      const isAuto = isAutoplaying(state.auto);
      options?.setAttribute('aria-disabled', String(state.phase.name !== 'ready' || isAuto));
      const look = spinLook(state, texts, optionsTexts);
      spin.setAttribute('aria-label', look.name);
      if (shownLook !== look.icon) spin.replaceChildren(icon(look.icon));
      shownLook = look.icon;
      sound.setAttribute('aria-pressed', String(soundOn));
      sound.replaceChildren(icon(soundOn ? 'soundOn' : 'soundOff'));
    },
  };
}
