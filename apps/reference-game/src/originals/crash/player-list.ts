import { element } from '../../element.js';
import { type OriginalTexts } from '../texts.js';
import { type CrashPlay, othersCashOuts } from './crash-state.js';
import { isWon, shownBet, formatMultiplier, worthAt } from './crash-texts.js';

/** The list of the own bet and of all cash-outs of the round. */
export interface PlayerList {
  readonly node: HTMLElement;
  /** Shows a state; `now` is the browser's clock. */
  show(state: CrashPlay, now: number): void;
}

/** More cash-outs than this are not listed. */
const listed = 50;

/** Creates the list. Nobody sees another player's stake or loss, so it has cash-outs only, besides the own bet. */
export function createPlayerList(texts: OriginalTexts): PlayerList {
  const count = element('span', {});
  const head = element(
    'tr',
    {},
    ...(['crash.list.player', 'bar.bet', 'crash.list.out', 'crash.list.worth'] as const).map((key) =>
      element('th', { scope: 'col' }, texts.text(key)),
    ),
  );
  const [stake, out, worth] = [element('td', {}), element('td', {}), element('td', {})];
  const own = element(
    'tr',
    { class: 'c-own', hidden: true },
    element('th', { scope: 'row' }, texts.text('crash.you')),
    stake,
    out,
    worth,
  );
  const others = element('tbody', {});
  const none = element('p', { class: 'c-none' }, texts.text('crash.list.none'));
  const node = element(
    'div',
    { class: 'c-players' },
    element('header', {}, element('h2', { id: 'players-title' }, texts.text('crash.inRound')), count),
    element(
      'div',
      { class: 'c-list', tabindex: 0, role: 'region', 'aria-labelledby': 'players-title' },
      element('table', {}, element('thead', {}, head), element('tbody', {}, own), others),
      none,
    ),
    element('p', { class: 'c-list-note' }, texts.text('crash.list.note')),
  );
  let shown: Pick<CrashPlay, 'cashOuts' | 'bet'> | null = null;
  const say = (cell: HTMLElement, text: string) => {
    if (cell.textContent !== text) cell.replaceChildren(element('bdi', {}, text));
  };
  const showOwn = (state: CrashPlay, now: number) => {
    const bet = shownBet(state);
    own.hidden = bet === null;
    if (bet === null) return;
    const { currencyCode } = state.table;
    const money = (amount: string) => texts.money(amount, currencyCode);
    own.classList.toggle('is-won', isWon(bet));
    say(stake, money(bet.stake));
    const worthNow = worthAt(state, now);
    switch (bet.state) {
      case 'placed':
        say(out, texts.text('crash.playing'));
        say(worth, worthNow === null ? '' : money(worthNow));
        return;
      case 'cashed-out':
        say(out, formatMultiplier(bet.multiplier ?? ''));
        say(worth, money(bet.payout ?? '0'));
        return;
      case 'lost':
        say(out, texts.text('crash.outOfRound'));
        say(worth, money('0'));
        return;
      case 'returned':
        say(out, texts.text('crash.givenBack'));
        say(worth, money(bet.stake));
    }
  };
  return {
    node,
    show(state, now) {
      showOwn(state, now);
      const { round, phase, cashOuts, bet } = state;
      const players = texts.plural('crash.players', round.players, {
        count: texts.figure(String(round.players)),
      });
      if (count.textContent !== players) count.textContent = players;
      none.hidden = cashOuts.length > 0 || phase === 'betting';
      if (cashOuts === shown?.cashOuts && bet === shown.bet) return;
      shown = { cashOuts, bet };
      others.replaceChildren(
        ...othersCashOuts(state)
          .slice(0, listed)
          .map(({ player, multiplier }) =>
            element(
              'tr',
              {},
              element(
                'th',
                { scope: 'row' },
                element('bdi', {}, player === '' ? texts.text('crash.hidden') : player),
              ),
              element('td', {}),
              element('td', { class: 'is-out' }, formatMultiplier(multiplier)),
              element('td', {}),
            ),
          ),
      );
    },
  };
}
