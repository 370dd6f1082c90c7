import { subtract } from '@casino-kit/money';
import { type Autoplay, isAutoplaying } from '../autoplay/autoplay.js';
import { createMessagePanel } from '../controls/message-panel.js';
import { element } from '../element.js';
import { createAutoplayStatus } from '../play-options/autoplay-status.js';
import { createOptionsButton, hasPlayOptions, openPlayOptions } from '../play-options/play-options.js';
import { playOptionsTextsFor } from '../play-options/play-options-texts.js';
import { createBetPanel } from './bet-panel.js';
import { toCheckedRow } from './checked-row.js';
import { createOriginalInfo } from './info-dialog.js';
import { houseShare, isCutFelt } from './house-share.js';
import { foundText, originalMessage } from './messages.js';
import { getOutcome } from './outcome.js';
import { signedMoney } from '../signed-money.js';
import { isIdle, type OriginalPlay, type PlayedRound } from './session.js';
import { type OriginalContext, type OriginalView } from './view-context.js';

/** What is peculiar to one game in the frame that all originals share. */
export interface OriginalParts {
  /** Choices below the stake. */
  options: readonly HTMLElement[];
  /** The press that plays; `null` if the game has none now. */
  play: HTMLButtonElement;
  /** Returns what is chosen, for rounds that are played automatically; a game without has none. */
  choice?(): string;
  /** What stands below the press. */
  figures: readonly HTMLElement[];
  board: HTMLElement;
  /** The paragraphs of its rules. */
  rules: readonly string[];
  note?: string;
  /** Returns how a round is listed, in few characters. */
  formatResult(played: PlayedRound): string;
  show(state: OriginalPlay, before: OriginalPlay | null): void;
}

/** How many of the last rounds are shown beside the board. */
const shownRounds = 9;

/** Puts the parts of a game together: stake and options at the start, the board, the last rounds, and rules with fairness. */
export function createFrameView(
  first: OriginalPlay,
  context: OriginalContext,
  parts: OriginalParts,
): OriginalView {
  const { texts, session, switches, announce } = context;
  const { table } = first;
  const money = (amount: string) => texts.money(amount, table.currencyCode);
  const bet = createBetPanel(table, texts, (stake) => session.choose(stake));
  const panel = createMessagePanel();
  let present = first;
  const optionsTexts = playOptionsTextsFor(table.locale);
  const status = createAutoplayStatus(optionsTexts, money, announce);
  const stop = element(
    'button',
    { type: 'button', class: 'o-play o-stop', hidden: true },
    optionsTexts.text('auto.stop'),
  );
  stop.addEventListener('click', () => session.stopAutoplay('player'));
  const allowed = { ...table, autoplay: table.autoplay && parts.choice !== undefined };
  const options = createOptionsButton('o-options', optionsTexts, () =>
    openPlayOptions(node, {
      ...{ texts: optionsTexts, money, switches, allowed },
      stake: () => present.stake,
      startAutoplay(plan) {
        session.startAutoplay(plan, parts.choice?.() ?? '');
        if (isAutoplaying(present.auto)) stop.focus();
      },
    }),
  );
  options.hidden = !hasPlayOptions(allowed);
  /** Swaps the press that plays and the one that stops, and keeps the focus on the one that is shown. */
  const showStop = (auto: Autoplay | null) => {
    const isOn = isAutoplaying(auto);
    if (stop.hidden !== isOn) return;
    const hadFocus = document.activeElement === stop;
    stop.hidden = !isOn;
    parts.play.hidden = isOn;
    if (hadFocus && !isOn) parts.play.focus({ preventScroll: true });
  };
  const fair = element('button', { type: 'button', class: 'o-fair' });
  const fairShort = element('button', { type: 'button', class: 'o-fair-short' }, texts.text('fair.short'));
  const history = element('ol', { class: 'o-history', 'aria-label': texts.text('history') });
  const balance = element('bdi', {});
  const totals = element('p', { class: 'o-card-value' });
  const net = element('p', { class: 'o-card-note' });
  const houseNote = element('p', { class: 'o-card-note' });
  const notice = element('p', { class: 'o-notice', role: 'status', hidden: true });
  const card = (title: string, ...children: Node[]) =>
    element('div', { class: 'o-card' }, element('h3', {}, title), ...children);
  const isDemo = table.mode === 'demo';
  const node = element(
    'main',
    {
      class: `original is-${table.game}`,
      'aria-label': texts.text('game.region', { name: table.name, provider: table.provider }),
    },
    element(
      'section',
      { class: 'o-controls', 'aria-label': texts.text('game.controls') },
      bet.node,
      ...parts.options,
      element('div', { class: 'o-press' }, parts.play, stop, options),
      status.node,
      ...parts.figures,
      ...(parts.note === undefined ? [] : [element('p', { class: 'o-note' }, parts.note)]),
      element(
        'p',
        { class: 'o-balance' },
        element('span', {}, texts.text(isDemo ? 'bar.playMoney' : 'bar.balance')),
        balance,
      ),
      fair,
    ),
    element(
      'div',
      { class: 'o-main' },
      element(
        'div',
        { class: 'o-head' },
        element(
          'div',
          { class: 'o-title' },
          element('h1', {}, table.name),
          ...(isDemo
            ? [
                element(
                  'span',
                  { class: 'o-demo', title: texts.text('badge.demoNote') },
                  texts.text('badge.demo'),
                ),
              ]
            : []),
        ),
        history,
        fairShort,
      ),
      notice,
      element('div', { class: 'o-board' }, parts.board, panel.node),
      element(
        'div',
        { class: 'o-cards' },
        card(texts.text('totals'), totals, net),
        card(
          texts.text('house'),
          element(
            'p',
            { class: 'o-card-value' },
            texts.text('house.value', { share: texts.percent(houseShare(table.returnToPlayer)) }),
          ),
          houseNote,
        ),
      ),
    ),
  );
  const info = createOriginalInfo(
    node,
    [...parts.rules, texts.text('rules.cut')],
    context,
    (played: PlayedRound, fair) => toCheckedRow(played, table, fair),
  );
  for (const button of [fair, fairShort]) button.addEventListener('click', () => info.open(present));

  const showRounds = ({ rounds, staked, returned }: OriginalPlay) => {
    history.replaceChildren(
      ...rounds.slice(0, shownRounds).map((played) => {
        const outcome = getOutcome(played.round);
        const result = parts.formatResult(played);
        const said = texts.text(outcome === 'won' ? 'history.won' : 'history.lost', { result });
        return element(
          'li',
          { class: `is-${outcome}` },
          element(
            'span',
            { class: 'visually-hidden' },
            outcome === 'won' || outcome === 'lost' ? said : result,
          ),
          element('bdi', { 'aria-hidden': 'true' }, result),
        );
      }),
    );
    totals.textContent = texts.text('totals.value', { staked: money(staked), returned: money(returned) });
    net.textContent = texts.text('totals.net', { amount: signedMoney(subtract(returned, staked), money) });
  };
  return {
    node,
    button: () => (stop.hidden ? parts.play : stop),
    stepBet: bet.step,
    show(state, before) {
      present = state;
      showStop(state.auto);
      status.show(state.auto, before?.auto ?? null);
      options.setAttribute('aria-disabled', String(!isIdle(state) || state.mines?.state === 'open'));
      const { stake, mines } = state;
      const isOpen = mines?.state === 'open';
      bet.show({ stake: isOpen ? mines.stake : stake, isLocked: !isIdle(state) || isOpen });
      houseNote.textContent = texts.text(
        isCutFelt(isOpen ? mines.stake : stake, table.currencyCode) ? 'rules.cut' : 'house.note',
      );
      parts.show(state, before);
      balance.textContent = money(state.balance);
      fair.textContent = state.hasMismatch
        ? texts.text('bar.mismatch')
        : texts.text('fair.seed', { hash: `${state.nextHash.slice(0, 4)}…${state.nextHash.slice(-4)}` });
      fairShort.setAttribute('aria-label', texts.text('fair'));
      for (const button of [fair, fairShort]) button.classList.toggle('is-mismatch', state.hasMismatch);
      if (before === null || state.rounds !== before.rounds) showRounds(state);
      const found = foundText(state, texts);
      notice.hidden = found === null;
      notice.textContent = found ?? '';
      panel.show(originalMessage(state, texts, session));
      info.show(state);
    },
  };
}
