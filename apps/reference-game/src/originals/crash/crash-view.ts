import {
  crashMultipliers,
  formatCrashMultiplier,
  leastAutoCashOut,
  parseCrashMultiplier,
} from '@casino-kit/reference-games';
import { createMessagePanel } from '../../controls/message-panel.js';
import { icon } from '../../controls/icons.js';
import { element } from '../../element.js';
import { createBetPanel } from '../bet-panel.js';
import { createOriginalInfo, type InfoState } from '../info-dialog.js';
import { rejectionMessage } from '../messages.js';
import { createOriginalWin } from '../original-win.js';
import { type OriginalTexts } from '../texts.js';
import { type OriginalContext } from '../view-context.js';
import { announcement, reachedMultiplier, reachedText } from './announcement.js';
import { roundsOf100 } from './auto-cash-out.js';
import { createAutoField } from './auto-field.js';
import { createCrashBoard } from './crash-board.js';
import { type CrashCheck, toCrashRow } from './crash-check.js';
import { type CrashSession } from './crash-session.js';
import { type CrashPlay, openBet, takesBet } from './crash-state.js';
import {
  boardTexts,
  isWon,
  noticeText,
  offlineText,
  shownBet,
  formatMultiplier,
  worthAt,
} from './crash-texts.js';
import { mayChoose } from './next-crash-state.js';
import { createPlayerList } from './player-list.js';

/** What the view of crash needs besides its state. */
export interface CrashContext extends Omit<OriginalContext, 'session' | 'switches'> {
  session: Pick<CrashSession, 'choose' | 'chooseAutoCashOut' | 'placeBet' | 'cashOut' | 'dismiss'>;
  /** The browser's clock in milliseconds. */
  now(): number;
}

/** The screen of crash. */
export interface CrashView {
  readonly node: HTMLElement;
  /** Shows a state; `before` is the one that was shown before it. */
  show(state: CrashPlay, before: CrashPlay | null): void;
  /** Moves what changes with time: the curve, its multiplier, and the time that is left. */
  tick(): void;
}

/** How many crash points are shown above the board. */
const shownPoints = 9;

/** Returns how far a round went: not far, to 2.00 or more, or to 10.00 or more. */
function getCrashLevel(crashPoint: string): 'low' | 'some' | 'much' {
  const multiplier = parseCrashMultiplier(crashPoint) ?? 0;
  if (multiplier < 200) return 'low';
  return multiplier < 1_000 ? 'some' : 'much';
}

const toInfoState = ({ table, round, checks }: CrashPlay, texts: OriginalTexts): InfoState<CrashCheck> => ({
  ...{ table, rounds: checks },
  nextHash: round.seeds.serverSeedHash,
  hashedRound: texts.text('crash.round', { number: texts.figure(String(round.number)) }),
  hasMismatch: checks.some(({ isFair }) => !isFair),
});

/** Creates the screen of crash. */
export function createCrashView(first: CrashPlay, context: CrashContext): CrashView {
  const { texts, session, sound, announce, now } = context;
  const { table } = first;
  const money = (amount: string) => texts.money(amount, table.currencyCode);
  const isDemo = table.mode === 'demo';
  let present = first;
  let said: number | null = null;

  const bet = createBetPanel(table, texts, (stake) => session.choose(stake));
  const auto = createAutoField(table.currencyCode, texts, (multiplier) =>
    session.chooseAutoCashOut(multiplier),
  );
  const board = createCrashBoard(texts, context.calm);
  const players = createPlayerList(texts);
  const panel = createMessagePanel();
  const play = element('button', { type: 'button', class: 'o-play' });
  play.addEventListener('click', () => {
    if (openBet(present) !== null) session.cashOut();
    else if (takesBet(present)) session.placeBet();
  });
  const fair = element('button', { type: 'button', class: 'o-fair' });
  const fairShort = element(
    'button',
    { type: 'button', class: 'o-fair-short', 'aria-label': texts.text('fair') },
    texts.text('fair.short'),
  );
  const win = createOriginalWin(context, table.currencyCode);
  const head = element('p', { class: 'c-head' });
  const number = element('p', { class: 'c-round' });
  const history = element('ol', { class: 'o-history c-history', 'aria-label': texts.text('history') });
  const balance = element('bdi', {});
  const offline = element('p', { class: 'o-notice c-offline', role: 'alert', hidden: true });
  const noticeLine = element('span', {});
  const dismiss = element(
    'button',
    { type: 'button', class: 'c-dismiss', 'aria-label': texts.text('crash.dismiss') },
    icon('close'),
  );
  dismiss.addEventListener('click', () => session.dismiss());
  const notice = element(
    'p',
    { class: 'o-notice c-notice', role: 'status', hidden: true },
    noticeLine,
    dismiss,
  );
  const row = (name: string, value: string) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, element('bdi', {}, value)));
  const atOne = 100 - Number(roundsOf100(leastAutoCashOut));
  const node = element(
    'main',
    {
      class: 'original is-crash',
      'aria-label': texts.text('game.region', { name: table.name, provider: table.provider }),
    },
    element(
      'section',
      { class: 'o-controls', 'aria-label': texts.text('game.controls') },
      bet.node,
      auto.node,
      play,
      element('p', { class: 'o-note' }, texts.text('crash.note')),
      element(
        'dl',
        { class: 'o-figures' },
        row(texts.text('info.rtp'), texts.percent(table.returnToPlayer)),
        row(
          texts.text('crash.atOne', {
            multiplier: formatMultiplier(formatCrashMultiplier(crashMultipliers.least)),
          }),
          texts.percent(atOne.toFixed(2)),
        ),
        row(
          texts.text('info.maxWin'),
          texts.text('info.maxWinValue', { multiplier: texts.figure(table.maxMultiplier) }),
        ),
      ),
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
        { class: 'c-stage' },
        element(
          'div',
          { class: 'o-head' },
          element(
            'div',
            { class: 'o-title' },
            element('h1', { class: 'visually-hidden' }, table.name),
            element('div', { class: 'c-title' }, head, number),
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
        element('div', { class: 'o-board' }, board.node, win.node, offline, notice, panel.node),
      ),
      players.node,
    ),
  );
  const info = createOriginalInfo<CrashCheck>(
    node,
    (['crash.rules', 'crash.rules.time', 'crash.rules.chance', 'rules.cut'] as const).map((key) =>
      texts.text(key),
    ),
    context,
    (check, fairTexts) => toCrashRow(check, table, texts, fairTexts),
  );
  for (const button of [fair, fairShort])
    button.addEventListener('click', () => info.open(toInfoState(present, texts)));

  const showHistory = ({ round, history: earlier }: CrashPlay) => {
    const own = typeof round.crashPoint === 'string' ? [round.crashPoint] : [];
    const points = [...own, ...earlier.map(({ crashPoint }) => crashPoint)].slice(0, shownPoints);
    history.replaceChildren(
      ...points.map((point) =>
        element('li', { class: `is-${getCrashLevel(point)}` }, formatMultiplier(point)),
      ),
    );
  };
  /** What the press does now; a text alone if it does nothing. */
  const getPressState = (state: CrashPlay): { text: string; label?: string; isOff: boolean } => {
    const { betRequest, cashOut, stake, phase } = state;
    const own = shownBet(state);
    if (betRequest !== null) return { text: texts.text('crash.betting'), isOff: true };
    if (cashOut !== null) return { text: texts.text('crash.taking'), isOff: true };
    if (phase === 'running' && own?.state === 'placed') {
      const worth = worthAt(state, now());
      const label = texts.text('crash.takeNow');
      if (worth === null) return { text: label, isOff: false };
      return { text: texts.text('crash.take', { amount: money(worth) }), label, isOff: false };
    }
    if (phase === 'betting' && own === null)
      return { text: texts.text('crash.bet', { stake: money(stake) }), isOff: !takesBet(state) };
    if (own?.state === 'placed' && phase !== 'ended')
      return { text: texts.text('crash.placed', { stake: money(own.stake) }), isOff: true };
    return { text: texts.text('crash.wait'), isOff: true };
  };
  const showPress = () => {
    const { text, label, isOff } = getPressState(present);
    if (play.textContent !== text) play.textContent = text;
    // The amount changes all the time: a screen reader on the button would read nothing else.
    if (label === undefined) play.removeAttribute('aria-label');
    else if (play.getAttribute('aria-label') !== label) play.setAttribute('aria-label', label);
    play.setAttribute('aria-disabled', String(isOff));
    play.classList.toggle('is-off', isOff);
  };
  const tick = () => {
    const at = now();
    board.show(present, at);
    players.show(present, at);
    showPress();
    const text = boardTexts(present, texts, at).head;
    if (head.textContent !== text) head.textContent = text;
    const reached = reachedMultiplier(present, at);
    if (reached !== null && reached !== said) announce(reachedText(present, reached, texts));
    said = reached;
  };

  return {
    node,
    tick,
    show(state, before) {
      present = state;
      const { round, connection, stake, autoCashOut, bet: own } = state;
      const isLocked = !mayChoose(state);
      // A bet that is in shows what it was placed with.
      const isIn = own !== null && isLocked;
      const shownStake = isIn ? own.stake : (state.betRequest?.stake ?? stake);
      bet.show({ stake: shownStake, isLocked });
      auto.show({
        ...{ stake: shownStake, isLocked },
        multiplier: isIn ? parseCrashMultiplier(own.autoCashOut ?? '') : autoCashOut,
      });
      balance.textContent = money(state.balance);
      number.textContent = texts.text('crash.round', { number: texts.figure(String(round.number)) });
      const { hasMismatch, nextHash } = toInfoState(state, texts);
      fair.textContent = hasMismatch
        ? texts.text('bar.mismatch')
        : texts.text('fair.seed', { hash: `${nextHash.slice(0, 4)}…${nextHash.slice(-4)}` });
      for (const button of [fair, fairShort]) button.classList.toggle('is-mismatch', hasMismatch);
      if (before === null || round !== before.round || state.history !== before.history) showHistory(state);
      const isLost = connection === 'lost';
      offline.hidden = !isLost;
      const lostText = isLost ? offlineText(state, texts) : '';
      if (offline.textContent !== lostText) offline.textContent = lostText;
      const told = noticeText(state, texts);
      notice.hidden = told === null;
      noticeLine.textContent = told ?? '';
      panel.show(
        state.notice?.name === 'rejected'
          ? rejectionMessage(state, state.notice, texts, () => session.dismiss())
          : null,
      );
      info.show(toInfoState(state, texts));
      tick();
      const text = announcement(state, before, texts, now());
      if (text !== null) announce(text);
      if (own !== null && isWon(own) && before?.bet?.state === 'placed')
        win.show({ stake: own.stake, payout: own.payout ?? '0' }, head, [board.node]);
      if (before?.phase === 'starting' && state.phase === 'running') {
        win.close();
        sound.spin();
      }
    },
  };
}
