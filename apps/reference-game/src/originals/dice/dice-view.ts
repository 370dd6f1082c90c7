import { multiply, subtract, truncate, decimalPlaces } from '@casino-kit/money';
import {
  type DiceChoice,
  diceMultiplier,
  diceNumbers,
  countDiceWays,
  formatDiceChoice,
  formatDiceNumber,
} from '@casino-kit/reference-games';
import { element } from '../../element.js';
import { createFrameView } from '../frame-view.js';
import { createOriginalWin } from '../original-win.js';
import { getOutcome } from '../outcome.js';
import { signedMoney } from '../../signed-money.js';
import { isIdle, type OriginalPlay, type PlayedRound } from '../session.js';
import { type OriginalContext, type OriginalView } from '../view-context.js';
import { firstDiceChoice, readNumber, withOtherSide, withTarget, withWays } from './dice-choice.js';
import { createDiceField } from './dice-field.js';

/** A press of Page Up or Page Down moves the slider by a whole number. */
const pageStep = 100;

/** Creates the screen of dice. */
export function createDiceView(first: OriginalPlay, context: OriginalContext): OriginalView {
  const { texts, session, sound, announce } = context;
  const { currencyCode } = first.table;
  const money = (amount: string) => texts.money(amount, currencyCode);
  // Always two decimals, with the point of the language.
  const point = texts.figure('0.5').slice(1, -1);
  const figure = (hundredths: number) => formatDiceNumber(hundredths).replace('.', point);
  let choice: DiceChoice = firstDiceChoice;
  let present = first;

  const sides = (['under', 'over'] as const).map((side) => {
    const button = element('button', { type: 'button', class: 'o-side' });
    button.addEventListener('click', () => {
      if (side !== choice.side) choose(withOtherSide(choice));
    });
    return { side, button };
  });
  const play = element('button', { type: 'button', class: 'o-play' });
  play.addEventListener('click', () => {
    if (play.getAttribute('aria-disabled') !== 'true') session.play(formatDiceChoice(choice));
  });
  const [chance, multiplier, payout] = [element('dd', {}), element('dd', {}), element('dd', {})];
  const slider = element('input', {
    ...{ type: 'range', class: 'd-slider', dir: 'ltr', min: 0, max: diceNumbers - 1, step: 1 },
    'aria-label': texts.text('dice.slider'),
  });
  slider.addEventListener('input', () => choose(withTarget(choice, Number(slider.value))));
  slider.addEventListener('keydown', (event) => {
    const by = { PageUp: pageStep, PageDown: -pageStep }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    choose(withTarget(choice, choice.target + by));
  });
  const fields = {
    multiplier: createDiceField('d-multiplier', texts.text('dice.times'), (text) => {
      const times = readNumber(text);
      if (times !== null && times > 0) choose(withWays(choice.side, (0.99 * diceNumbers) / times));
      else showChoice();
    }),
    target: createDiceField('d-target', null, (text) => {
      const target = readNumber(text);
      if (target === null) showChoice();
      else choose(withTarget(choice, target * 100));
    }),
    chance: createDiceField('d-chance', texts.text('dice.percent'), (text) => {
      const percent = readNumber(text);
      if (percent === null) showChoice();
      else choose(withWays(choice.side, percent * 100));
    }),
  };
  fields.multiplier.name(texts.text('dice.multiplier'));
  fields.chance.name(texts.text('dice.chance'));

  const win = createOriginalWin(context, currencyCode);
  const caption = element('p', { class: 'd-caption' });
  const number = element('p', { class: 'd-number', dir: 'ltr' });
  const result = element('p', { class: 'd-result' });
  const marker = element('div', { class: 'd-marker', 'aria-hidden': 'true', hidden: true });
  const track = element('div', { class: 'd-track', dir: 'ltr' }, marker, slider);
  const scale = element(
    'div',
    { class: 'd-scale', dir: 'ltr', 'aria-hidden': 'true' },
    ...[0, 25, 50, 75, 100].map((at) => element('span', {}, texts.figure(String(at)))),
  );
  const board = element(
    'div',
    { class: 'd-board' },
    element('div', { class: 'd-shown' }, caption, number, result),
    track,
    scale,
    element('div', { class: 'd-fields' }, ...Object.values(fields).map(({ node }) => node)),
    win.node,
  );

  function showChoice(): void {
    const { side, target } = choice;
    const times = diceMultiplier(choice);
    const percent = formatDiceNumber(countDiceWays(choice));
    const pays = truncate(multiply(present.stake, times), decimalPlaces(currencyCode));
    for (const one of sides) {
      const shown = one.side === side ? choice : withOtherSide(choice);
      one.button.textContent = texts.text(`dice.${one.side}`, { number: figure(shown.target) });
      one.button.setAttribute('aria-pressed', String(one.side === side));
    }
    chance.textContent = texts.percent(percent);
    multiplier.replaceChildren(element('bdi', {}, `${times}×`));
    payout.replaceChildren(element('bdi', {}, money(pays)));
    slider.value = String(target);
    slider.setAttribute('aria-valuetext', texts.text(`dice.${side}`, { number: figure(target) }));
    track.style.setProperty('--at', `${target / 100}%`);
    track.dataset['side'] = side;
    fields.multiplier.show(times);
    fields.target.show(formatDiceNumber(target));
    fields.target.name(texts.text(`dice.target.${side}`));
    fields.chance.show(percent);
    play.textContent = texts.text('dice.roll', { stake: money(present.stake) });
  }
  function choose(next: DiceChoice): void {
    if (!isIdle(present)) return showChoice();
    choice = next;
    showChoice();
  }

  /** Shows the last roll; `isNew` if it has just been settled. */
  const showRoll = ({ round }: PlayedRound, isNew: boolean) => {
    const rolled = round.drawn[0] ?? 0;
    const outcome = getOutcome(round);
    const hasWon = outcome !== 'lost';
    const [side = '', target = ''] = round.choice.split('-');
    const bet = texts.text(side === 'under' ? 'dice.under' : 'dice.over', {
      number: target.replace('.', point),
    });
    caption.textContent = texts.text('dice.rolled');
    number.textContent = figure(rolled);
    const net = signedMoney(subtract(round.payout, round.stake), money);
    result.replaceChildren(
      element('span', { class: 'o-badge' }, `${hasWon ? '✓' : '−'} `, element('bdi', {}, bet)),
      element('bdi', { class: 'o-net' }, net),
      ...(hasWon ? [element('span', {}, texts.text('result.paid', { amount: money(round.payout) }))] : []),
    );
    board.dataset['outcome'] = outcome;
    marker.hidden = false;
    marker.textContent = figure(rolled);
    track.style.setProperty('--rolled', String(rolled / (diceNumbers - 1)));
    if (!isNew) return;
    const said = { number: figure(rolled), payout: money(round.payout), stake: money(round.stake) };
    announce(texts.text(hasWon ? 'dice.won' : 'dice.lost', said));
    if (!context.calm())
      number.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 300, easing: 'ease-out' });
    win.show(round, result, [marker]);
  };

  return createFrameView(first, context, {
    options: [
      element(
        'div',
        { class: 'o-option', role: 'group', 'aria-label': texts.text('dice.choice') },
        element('p', { class: 'o-label' }, element('span', {}, texts.text('dice.choice'))),
        element('div', { class: 'o-sides' }, ...sides.map(({ button }) => button)),
      ),
    ],
    play,
    choice: () => formatDiceChoice(choice),
    figures: [
      element(
        'dl',
        { class: 'o-figures' },
        element('div', {}, element('dt', {}, texts.text('dice.chance')), chance),
        element('div', {}, element('dt', {}, texts.text('dice.multiplier')), multiplier),
        element('div', { class: 'is-main' }, element('dt', {}, texts.text('dice.payout')), payout),
      ),
    ],
    board,
    rules: [texts.text('dice.rules'), texts.text('dice.rules.pays')],

    formatResult: ({ round }) => figure(round.drawn[0] ?? 0),
    show(state, before) {
      present = state;
      const isReady = isIdle(state);
      play.setAttribute('aria-disabled', String(!isReady));
      board.classList.toggle('is-locked', !isReady);
      for (const control of [slider, ...Object.values(fields).map(({ input }) => input)])
        control.toggleAttribute('data-locked', !isReady);
      const [last] = state.rounds;
      if (last === undefined) {
        caption.textContent = texts.text(isReady ? 'dice.ready' : 'dice.rolling');
        number.textContent = '—';
      } else if (state.phase.name === 'asking') caption.textContent = texts.text('dice.rolling');
      else showRoll(last, before !== null && last !== before.rounds[0]);
      if (state.phase.name === 'asking' && before?.phase.name !== 'asking') {
        win.close();
        sound.spin();
      }
      showChoice();
    },
  });
}
