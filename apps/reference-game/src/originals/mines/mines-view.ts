import { type MinesRound } from '@casino-kit/api-contract';
import { decimalPlaces, multiply, subtract, truncate } from '@casino-kit/money';
import { minesLadder, mineTiles } from '@casino-kit/reference-games';
import { icon } from '../../controls/icons.js';
import { element } from '../../element.js';
import { createFrameView } from '../frame-view.js';
import { createOriginalWin } from '../original-win.js';
import { signedMoney } from '../../signed-money.js';
import { type OriginalPlay } from '../session.js';
import { type OriginalContext, type OriginalView } from '../view-context.js';
import { tilePicture } from './tile-picture.js';
import { createTiles } from './tiles.js';

const quickMines = [1, 3, 5, 10, 24];
const mostMines = mineTiles - 1;
/** How many steps of the ladder are shown, the present one among them. */
const shownSteps = 8;

/** Creates the screen of mines. */
export function createMinesView(first: OriginalPlay, context: OriginalContext): OriginalView {
  const { texts, session, sound, announce } = context;
  const { currencyCode } = first.table;
  const money = (amount: string) => texts.money(amount, currencyCode);
  const figure = (value: number) => texts.figure(String(value));
  const times = (multiplier: string) => `\u2066${multiplier}×\u2069`;
  const paid = (stake: string, multiplier: string) =>
    money(truncate(multiply(stake, multiplier), decimalPlaces(currencyCode)));
  let chosen = 3;
  let present = first;

  const openRound = (): MinesRound | null => (present.mines?.state === 'open' ? present.mines : null);
  const isFree = () => present.phase.name === 'ready' && openRound() === null;
  const choose = (mines: number) => {
    if (!isFree() || mines < 1 || mines > mostMines) return;
    chosen = mines;
    showChoice();
  };
  const stepButton = (by: -1 | 1) => {
    const button = element(
      'button',
      { type: 'button', class: 'o-step', 'aria-label': texts.text(by === 1 ? 'mines.more' : 'mines.less') },
      icon(by === 1 ? 'plus' : 'minus'),
    );
    button.addEventListener('click', () => choose(chosen + by));
    return button;
  };
  const [less, more] = [stepButton(-1), stepButton(1)];
  const count = element('output', { class: 'o-stake', 'aria-live': 'polite' });
  const quick = quickMines.map((mines) => {
    const button = element('button', { type: 'button', class: 'o-chip' }, figure(mines));
    button.addEventListener('click', () => choose(mines));
    return { mines, button };
  });
  const option = element(
    'div',
    { class: 'o-bet m-count', role: 'group', 'aria-label': texts.text('mines.count') },
    element(
      'div',
      { class: 'o-label' },
      element('span', {}, texts.text('mines.count')),
      element('small', {}, texts.text('mines.range')),
    ),
    element('div', { class: 'o-stepper' }, less, count, more),
    element('div', { class: 'o-chips' }, ...quick.map(({ button }) => button)),
  );
  const play = element('button', { type: 'button', class: 'o-play' });
  play.addEventListener('click', () => {
    if (play.getAttribute('aria-disabled') === 'true') return;
    if (openRound() === null) session.startMines(chosen);
    else session.takeMines();
  });
  const [now, next, chance] = [element('dd', {}), element('dd', {}), element('dd', {})];
  const tiles = createTiles(texts, (tile) => session.openTile(tile));
  const status = element('p', { class: 'm-status' });
  const [gemsLeft, minesLeft] = [element('strong', {}), element('strong', {})];
  const ladder = element('ol', { class: 'm-ladder', 'aria-label': texts.text('mines.ladder') });
  const win = createOriginalWin(context, currencyCode);
  const board = element(
    'div',
    { class: 'm-board' },
    win.node,
    status,
    element(
      'div',
      { class: 'm-field' },
      element(
        'p',
        { class: 'm-side' },
        tilePicture('gem'),
        gemsLeft,
        element('span', {}, texts.text('mines.gemsLeft')),
      ),
      tiles.node,
      element(
        'p',
        { class: 'm-side' },
        tilePicture('mine'),
        minesLeft,
        element('span', {}, texts.text('mines.mines')),
      ),
    ),
    ladder,
  );

  function showChoice(): void {
    const round = present.mines;
    const isOpen = round?.state === 'open';
    const mines = isOpen ? round.mines : chosen;
    const stake = isOpen ? round.stake : present.stake;
    const isReady = present.phase.name === 'ready';
    const gems = isOpen ? round.opened.length : 0;
    const steps = minesLadder(mines);
    count.textContent = figure(mines);
    option.classList.toggle('is-locked', !isFree());
    less.setAttribute('aria-disabled', String(!isFree() || mines <= 1));
    more.setAttribute('aria-disabled', String(!isFree() || mines >= mostMines));
    for (const one of quick) {
      one.button.setAttribute('aria-pressed', String(one.mines === mines));
      one.button.setAttribute('aria-disabled', String(!isFree()));
    }
    play.setAttribute('aria-disabled', String(!isReady || (isOpen && gems === 0)));
    if (!isOpen) play.textContent = texts.text('mines.start', { stake: money(stake) });
    else if (gems === 0) play.textContent = texts.text('mines.takeLater');
    else play.textContent = texts.text('mines.take', { payout: paid(stake, round.multiplier) });
    const value = (multiplier: string | undefined) =>
      multiplier === undefined
        ? texts.text('mines.none')
        : texts.text('mines.value', { multiplier: times(multiplier), amount: paid(stake, multiplier) });
    now.textContent = value(isOpen && gems > 0 ? round.multiplier : undefined);
    next.textContent = value(steps[gems]);
    const left = mineTiles - gems;
    chance.textContent = texts.text('mines.chance.value', {
      gems: figure(left - mines),
      tiles: figure(left),
    });
    gemsLeft.textContent = figure(left - mines);
    minesLeft.textContent = figure(mines);
    const from = Math.max(0, Math.min(gems - 3, steps.length - shownSteps));
    ladder.replaceChildren(
      ...steps.slice(from, from + shownSteps).map((multiplier, index) => {
        const step = from + index + 1;
        const place = step === gems ? 'is-now' : step === gems + 1 ? 'is-next' : step < gems ? 'is-past' : '';
        return element(
          'li',
          { class: place, 'aria-current': step === gems && 'step' },
          element('bdi', {}, times(multiplier)),
          element('span', {}, texts.plural('mines.gems', step)),
        );
      }),
    );
  }

  const getStatusText = (round: MinesRound | null): string => {
    if (round === null) return texts.text('mines.ready');
    const { stake, multiplier, opened } = round;
    if (round.state === 'hit') {
      const net = signedMoney(subtract('0', stake), money);
      return texts.text('mines.hit', { net });
    }
    if (round.state === 'taken')
      return texts.text('mines.taken', { multiplier: times(multiplier), payout: money(round.payout ?? '0') });
    if (opened.length === 0) return texts.text('mines.first');
    return texts.text('mines.open', {
      gems: texts.plural('mines.gems', opened.length),
      multiplier: times(multiplier),
    });
  };
  const tell = (round: MinesRound, before: MinesRound | null) => {
    if (round === before) return;
    if (round.state !== 'open') {
      announce(getStatusText(round));
      const settled = { stake: round.stake, payout: round.payout ?? '0' };
      win.show(settled, status, [...tiles.node.querySelectorAll<HTMLElement>('.is-gem')]);
    } else if (round.opened.length > 0) {
      const worth = paid(round.stake, round.multiplier);
      announce(texts.text('mines.gem', { multiplier: times(round.multiplier), payout: worth }));
      sound.reelStop();
    } else {
      win.close();
      announce(texts.text('mines.first'));
    }
  };

  return createFrameView(first, context, {
    options: [option],
    play,
    figures: [
      element(
        'dl',
        { class: 'o-figures' },
        element('div', {}, element('dt', {}, texts.text('mines.now')), now),
        element('div', {}, element('dt', {}, texts.text('mines.next')), next),
        element('div', {}, element('dt', {}, texts.text('mines.chance')), chance),
      ),
    ],
    board,
    rules: [texts.text('mines.rules'), texts.text('mines.rules.pays')],
    note: texts.text('mines.note'),
    formatResult: ({ round }) => times(round.multiplier.replace(/0{2}$/, '')),
    show(state, before) {
      present = state;
      const round = state.mines;
      tiles.show(round, round?.state === 'open' && state.phase.name === 'ready');
      board.dataset['state'] = round?.state ?? 'none';
      status.textContent = getStatusText(round);
      if (round !== null && before !== null) tell(round, before.mines);
      showChoice();
    },
  });
}
