import { type Amount } from '@casino-kit/money';
import {
  type AutoplayPlan,
  autoplayRounds,
  lossLimitStakes,
  toAmounts,
  winStopStakes,
} from '../autoplay/autoplay.js';
import { icon } from '../controls/icons.js';
import { element } from '../element.js';
import { type PlayOptionsTexts } from './play-options-texts.js';
import { type PlayerSwitch, type PlayerSwitches } from './player-switches.js';

export interface PlayOptionsContext {
  texts: PlayOptionsTexts;
  money(amount: Amount): string;
  /** What the table allows, and the game has. */
  allowed: Readonly<Record<'autoplay' | 'quickPlay' | 'hotKeys', boolean>>;
  switches: PlayerSwitches;
  /** The stake of the next round. */
  stake(): Amount;
  startAutoplay(plan: AutoplayPlan): void;
}

/** Whether a table allows anything that the dialog offers. */
export const hasPlayOptions = (allowed: PlayOptionsContext['allowed']): boolean =>
  allowed.autoplay || allowed.quickPlay || allowed.hotKeys;

interface Choice<Value> {
  readonly node: HTMLElement;
  /** Null until the player has chosen. */
  readonly value: Value | null;
}

/** Creates a choice of one of several values, none of which is chosen at first: the casino suggests no limit. */
function createChoice<Value>(
  name: string,
  label: string,
  values: readonly Value[],
  format: (value: Value) => string,
): Choice<Value> {
  let value: Value | null = null;
  const node = element(
    'fieldset',
    { class: 'option-choice' },
    element('legend', {}, label),
    element(
      'div',
      { class: 'option-values' },
      ...values.map((one) => {
        const input = element('input', { type: 'radio', name });
        input.addEventListener('change', () => {
          value = one;
        });
        return element('label', {}, input, element('span', {}, element('bdi', {}, format(one))));
      }),
    ),
  );
  return {
    node,
    get value() {
      return value;
    },
  };
}

function autoplaySection({ texts, money, stake, startAutoplay }: PlayOptionsContext, close: () => void) {
  const amounts = (stakes: readonly string[]) => toAmounts(stake(), stakes);
  const rounds = createChoice('auto-rounds', texts.text('auto.rounds'), autoplayRounds, (count) =>
    texts.figure(String(count)),
  );
  const loss = createChoice('auto-loss', texts.text('auto.loss'), amounts(lossLimitStakes), money);
  const win = createChoice('auto-win', texts.text('auto.win'), amounts(winStopStakes), money);
  const missing = element('p', { id: 'auto-missing' }, texts.text('auto.missing'));
  const start = element(
    'button',
    { type: 'button', class: 'option-start', 'aria-describedby': 'auto-missing', 'aria-disabled': 'true' },
    texts.text('auto.start'),
  );
  const readPlan = (): AutoplayPlan | null =>
    rounds.value === null || loss.value === null || win.value === null
      ? null
      : { rounds: rounds.value, lossLimit: loss.value, singleWin: win.value };
  // No form: a frame may be sandboxed so that it submits none.
  const section = element(
    'section',
    { class: 'info-section', 'aria-labelledby': 'auto-title' },
    element('h3', { id: 'auto-title' }, texts.text('auto')),
    ...[rounds, loss, win].map(({ node }) => node),
    start,
    missing,
    element('p', {}, texts.text('auto.note')),
  );
  section.addEventListener('change', () => {
    const isComplete = readPlan() !== null;
    start.setAttribute('aria-disabled', String(!isComplete));
    missing.hidden = isComplete;
  });
  start.addEventListener('click', () => {
    const plan = readPlan();
    if (plan === null) return;
    close();
    startAutoplay(plan);
  });
  return section;
}

function switchSection(id: string, label: string, note: string, it: PlayerSwitch, ...more: HTMLElement[]) {
  const input = element('input', {
    ...{ type: 'checkbox', role: 'switch', id, 'aria-describedby': `${id}-note` },
  });
  input.checked = it.isOn;
  input.addEventListener('change', () => it.turn(input.checked));
  return element(
    'section',
    { class: 'info-section' },
    element('label', { class: 'option-switch', for: id }, element('span', {}, label), input),
    element('p', { id: `${id}-note` }, note),
    ...more,
  );
}

/** Opens the dialog with what the table allows of autoplay, quick play and hot keys. */
export function openPlayOptions(place: HTMLElement, context: PlayOptionsContext): void {
  const { texts, allowed, switches } = context;
  const close = element(
    'button',
    { type: 'button', class: 'bar-button', 'aria-label': texts.text('options.close') },
    icon('close'),
  );
  const keys: [key: string, use: string][] = [
    [texts.text('keys.space'), texts.text('keys.play')],
    ['+', texts.text('keys.raise')],
    ['−', texts.text('keys.lower')],
  ];
  const dialog = element(
    'dialog',
    { class: 'info play-options', 'aria-labelledby': 'options-title' },
    element('header', {}, element('h2', { id: 'options-title' }, texts.text('options')), close),
    element(
      'div',
      { class: 'info-body' },
      ...(allowed.autoplay ? [autoplaySection(context, () => dialog.close())] : []),
      ...(allowed.quickPlay
        ? [switchSection('quick-play', texts.text('quick'), texts.text('quick.note'), switches.quickPlay)]
        : []),
      ...(allowed.hotKeys
        ? [
            switchSection(
              'hot-keys',
              texts.text('keys'),
              texts.text('keys.note'),
              switches.hotKeys,
              element(
                'dl',
                { class: 'option-keys' },
                ...keys.map(([key, use]) =>
                  element('div', {}, element('dt', {}, element('kbd', {}, key)), element('dd', {}, use)),
                ),
              ),
            ),
          ]
        : []),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  place.append(dialog);
  dialog.showModal();
}

/** Creates the button that opens the dialog. */
export function createOptionsButton(
  kind: string,
  texts: PlayOptionsTexts,
  open: () => void,
): HTMLButtonElement {
  const name = texts.text('options');
  const button = element(
    'button',
    { type: 'button', class: kind, 'aria-label': name, title: name },
    icon('options'),
  );
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') open();
  });
  return button;
}

/** Stops autoplay when the page is hidden or left, or the network is lost. It never goes on by itself. */
export function stopWhenAway(page: Window, stop: () => void): void {
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') stop();
  });
  page.addEventListener('pagehide', stop);
  page.addEventListener('offline', stop);
}
