import { subtract } from '@casino-kit/money';
import {
  formatPlinkoChoice,
  parsePlinkoChoice,
  getPlinkoBin,
  plinkoBins,
  type PlinkoChoice,
  plinkoRisks,
  plinkoRows,
  plinkoWays,
} from '@casino-kit/reference-games';
import { element } from '../../element.js';
import { createFrameView } from '../frame-view.js';
import { createOriginalWin } from '../original-win.js';
import { getOutcome } from '../outcome.js';
import { signedMoney } from '../../signed-money.js';
import { isIdle, type OriginalPlay } from '../session.js';
import { type OriginalContext, type OriginalView } from '../view-context.js';
import { ballPlaces, type BoardPlace, dropMs, pinPlaces, rowMs } from './ball-path.js';

const firstChoice: PlinkoChoice = { rows: 16, risk: 'medium' };

/** Returns how much a bin pays: below the stake, the stake or some more, more, or a lot. */
function getPayLevel(multiplier: string): 'less' | 'some' | 'more' | 'much' {
  const times = Number(multiplier);
  if (times < 1) return 'less';
  if (times < 3) return 'some';
  return times < 10 ? 'more' : 'much';
}

/** Returns a multiple in few characters; what it leaves out is in the name of the bin. */
const shortenMultiplier = (multiplier: string): string =>
  Number(multiplier) >= 10 ? multiplier.slice(0, multiplier.indexOf('.')) : multiplier.replace(/\.?0+$/, '');

const put = (node: HTMLElement, { x, y }: BoardPlace) => {
  node.style.left = `${x}%`;
  node.style.top = `${y}%`;
};

/** Creates the screen of plinko. */
export function createPlinkoView(first: OriginalPlay, context: OriginalContext): OriginalView {
  const { texts, session, sound, announce } = context;
  const { currencyCode } = first.table;
  const money = (amount: string) => texts.money(amount, currencyCode);
  const figure = (value: number) => texts.figure(String(value));
  const times = (multiplier: string) => `\u2066${multiplier}×\u2069`;
  let choice = firstChoice;
  let present = first;
  let laid = '';

  const choose = (next: PlinkoChoice) => {
    if (!isIdle(present)) return;
    choice = next;
    showChoice();
  };
  const risks = plinkoRisks.map((risk) => {
    const button = element('button', { type: 'button', class: 'o-side' }, texts.text(`plinko.risk.${risk}`));
    button.addEventListener('click', () => choose({ ...choice, risk }));
    return { risk, button };
  });
  const rows = plinkoRows.map((count) => {
    const button = element('button', { type: 'button', class: 'o-side' }, figure(count));
    button.addEventListener('click', () => choose({ ...choice, rows: count }));
    return { count, button };
  });
  const option = (name: 'risk' | 'rows', label: string, buttons: readonly HTMLElement[]) =>
    element(
      'div',
      { class: `p-option is-${name}`, role: 'group', 'aria-label': label },
      element('p', { class: 'o-label' }, element('span', {}, label)),
      element('div', { class: 'o-sides' }, ...buttons),
    );
  const play = element('button', { type: 'button', class: 'o-play' });
  play.addEventListener('click', () => {
    if (play.getAttribute('aria-disabled') !== 'true') session.play(formatPlinkoChoice(choice));
  });
  const [less, top, topName] = [element('dd', {}), element('dd', {}), element('dt', {})];
  const win = createOriginalWin(context, currencyCode);
  const status = element('p', { class: 'p-status' });
  const pins = element('div', { class: 'p-pins', 'aria-hidden': 'true' });
  const ball = element('div', { class: 'p-ball', 'aria-hidden': 'true', hidden: true });
  const bins = element('ol', { class: 'p-bins', 'aria-label': texts.text('plinko.bins') });
  const field = element('div', { class: 'p-field', role: 'img' }, pins, ball);
  const board = element(
    'div',
    { class: 'p-board' },
    status,
    element('div', { class: 'p-frame', dir: 'ltr' }, field, bins),
    win.node,
  );

  /** Lays pins and bins of a board, unless it is there already. */
  const lay = (next: PlinkoChoice) => {
    const name = formatPlinkoChoice(next);
    if (name === laid) return;
    laid = name;
    ball.hidden = true;
    board.style.setProperty('--bins', String(next.rows + 1));
    field.setAttribute('aria-label', texts.text('plinko.board', { rows: figure(next.rows) }));
    pins.replaceChildren(
      ...pinPlaces(next.rows).map((place) => {
        const pin = element('i', {});
        put(pin, place);
        return pin;
      }),
    );
    bins.replaceChildren(
      ...plinkoBins(next).map((multiplier) =>
        element(
          'li',
          { class: `is-${getPayLevel(multiplier)}` },
          element('span', { class: 'visually-hidden' }, `${multiplier}×`),
          element('span', { 'aria-hidden': 'true' }, shortenMultiplier(multiplier)),
        ),
      ),
    );
  };
  function showChoice(): void {
    for (const one of risks) one.button.setAttribute('aria-pressed', String(one.risk === choice.risk));
    for (const one of rows) one.button.setAttribute('aria-pressed', String(one.count === choice.rows));
    lay(choice);
    const paid = plinkoBins(choice);
    const ways = plinkoWays(choice.rows);
    const all = 2 ** choice.rows;
    const below = paid.reduce((sum, bin, index) => sum + (Number(bin) < 1 ? (ways[index] ?? 0) : 0), 0);
    const share = (Math.round((below / all) * 1_000) / 10).toString();
    less.textContent = texts.text('plinko.less.value', { count: texts.figure(share) });
    topName.textContent = texts.text('plinko.top', { multiplier: times(paid[0] ?? '') });
    top.textContent = texts.text('plinko.top.value', { count: figure(all / 2) });
    play.textContent = texts.text('plinko.drop', { stake: money(present.stake) });
  }

  const markBin = (bin: number | null) => {
    for (const [index, node] of [...bins.children].entries()) node.classList.toggle('is-hit', index === bin);
  };
  const fall = (path: readonly number[]) => {
    const places = ballPlaces(path);
    ball.hidden = false;
    put(ball, places.at(-1) ?? { x: 50, y: 0 });
    ball.animate(
      places.map(({ x, y }) => ({ left: `${x}%`, top: `${y}%`, easing: 'ease-in' })),
      { duration: path.length * rowMs + dropMs },
    );
  };

  return createFrameView(first, context, {
    options: [
      option(
        'risk',
        texts.text('plinko.risk'),
        risks.map(({ button }) => button),
      ),
      option(
        'rows',
        texts.text('plinko.rows'),
        rows.map(({ button }) => button),
      ),
    ],
    play,
    choice: () => formatPlinkoChoice(choice),
    figures: [
      element(
        'dl',
        { class: 'o-figures' },
        element('div', {}, element('dt', {}, texts.text('plinko.less')), less),
        element('div', {}, topName, top),
      ),
    ],
    board,
    rules: [texts.text('plinko.rules'), texts.text('plinko.rules.pays')],
    note: texts.text('plinko.note'),
    formatResult: ({ round }) => times(shortenMultiplier(round.multiplier)),
    show(state, before) {
      present = state;
      const { phase, rounds } = state;
      for (const button of [play, ...[...risks, ...rows].map((one) => one.button)])
        button.setAttribute('aria-disabled', String(!isIdle(state)));
      showChoice();
      const [last] = rounds;
      const isNew = before !== null && last !== before.rounds[0];
      if (phase.name === 'asking' && before?.phase.name !== 'asking') {
        win.close();
        markBin(null);
        sound.spin();
      }
      if (phase.name === 'showing') {
        status.textContent = texts.text('plinko.falling');
        if (before?.phase.name !== 'showing') fall(phase.round.drawn);
      } else if (last === undefined) status.textContent = texts.text('plinko.ready');
      else {
        const { round } = last;
        const net = signedMoney(subtract(round.payout, round.stake), money);
        status.textContent = texts.text('plinko.landed', {
          ...{ multiplier: times(round.multiplier), payout: money(round.payout), net },
        });
        board.dataset['outcome'] = getOutcome(round);
        if (!isNew) return;
        if (parsePlinkoChoice(round.choice)?.rows === choice.rows) {
          const places = ballPlaces(round.drawn);
          ball.hidden = false;
          put(ball, places.at(-1) ?? { x: 50, y: 0 });
          markBin(getPlinkoBin(round.drawn));
        }
        announce(status.textContent);
        win.show(round, status, [...bins.querySelectorAll<HTMLElement>('.is-hit')]);
      }
    },
  });
}
