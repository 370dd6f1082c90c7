import { faceSymbols } from '@casino-kit/reference-games';
import { createBoard } from './reels/board.js';
import { type AutoplayPlan, isAutoplaying } from './autoplay/autoplay.js';
import { isHeldByBonus } from './bet.js';
import { buyCost, buyOnOffer } from './bonus-buy.js';
import { getNextStake } from './bonus-play.js';
import { bonusText, createBonusLine, limitText } from './controls/bonus-line.js';
import { createControlBar } from './controls/control-bar.js';
import { createMessagePanel } from './controls/message-panel.js';
import { openInfoDialog } from './controls/info-dialog.js';
import { errorMessage } from './controls/error-messages.js';
import { element } from './element.js';
import { type Face } from './face/face.js';
import { type Lettering } from './face/lettering.js';
import { coinSymbol } from './face/symbols.js';
import { pictureUrl } from './face/pictures.js';
import { symbolPicture } from './face/symbol-picture.js';
import { gameTitle } from './face/title.js';
import { type FairRecord } from './fairness/fair-record.js';
import { type GameEvent, mayAutoplay } from './game-state.js';
import { createAutoplayStatus } from './play-options/autoplay-status.js';
import { hasPlayOptions, openPlayOptions } from './play-options/play-options.js';
import { playOptionsTextsFor } from './play-options/play-options-texts.js';
import { type PlayerSwitches } from './play-options/player-switches.js';
import { type PlayState } from './play-state.js';
import { roundAnnouncement, spinAnnouncement } from './announcement.js';
import { hasFeature, payingGrid, type ShownSpin, getSpin } from './shown-spin.js';
import { type Sound } from './sound.js';
import { type Texts } from './texts.js';
import { createResultShow } from './win-show/result-show.js';

export interface TableViewOptions {
  face: Face;
  lettering: Lettering | null;
  texts: Texts;
  /** What makes its rounds checkable. */
  fairness: FairRecord | null;
  sound: Sound;
  /** Whether the player asked for less motion. */
  calm: () => boolean;
  send(event: GameEvent): void;
  press(): void;
  switches: PlayerSwitches;
  startAutoplay(plan: AutoplayPlan): void;
  /** Buys the free spins that the player confirmed. */
  buy(): void;
  announce(text: string): void;
}

/** The open game on the screen. */
export interface TableView {
  readonly node: HTMLElement;
  readonly spinButton: HTMLButtonElement;
  show(state: PlayState, before: PlayState | null): void;
  /** Presses the big button. A press while a big win is shown ends that and does nothing else. */
  press(): void;
  /** Lowers or raises the bet by a step. */
  stepBet(by: -1 | 1): void;
  /** Shows no big win while it is on, such as during a reality check. */
  calmDown(on: boolean): void;
}

const getShownGrid = (state: PlayState) =>
  state.shown === null ? state.table.firstGrid : payingGrid(getSpin(state.shown));

const isSame = (a: ShownSpin | null, b: ShownSpin | null | undefined) =>
  a?.round === b?.round && a?.spin === b?.spin;

/** Builds the screen of a table. */
export function createTableView(first: PlayState, options: TableViewOptions): TableView {
  const { face, texts, fairness, sound, calm, send, announce, switches } = options;
  const { table } = first;
  let current = first;
  let hadError = false;

  const board = createBoard({
    draw: (symbol) => symbolPicture(face, symbol, texts),
    symbols: [
      ...faceSymbols,
      ...(table.wilds === 'none' ? [] : ['wild']),
      ...(table.hold ? [coinSymbol] : []),
    ],
    reelCount: table.firstGrid.length,
    rowCount: table.firstGrid[0]?.length ?? 0,
    calm,
    onReelStop: () => sound.reelStop(),
  });
  const result = createResultShow({ board, table, face, texts, sound, calm });
  const panel = createMessagePanel();
  const skip = element(
    'button',
    { type: 'button', class: 'free-skip', hidden: true },
    texts.text('free.skip'),
  );
  skip.addEventListener('click', () => send({ type: 'freeSpinsSkipped' }));

  const buyButton = element('button', { type: 'button', class: 'buy-button', hidden: true });
  buyButton.addEventListener('click', () => send({ type: 'buyOpened' }));
  const showBuy = (state: PlayState) => {
    const offer = buyOnOffer(state);
    buyButton.hidden = offer === null || isAutoplaying(state.auto);
    if (offer === null) return;
    const cost = texts.money(buyCost(offer, state.bet), table.currencyCode);
    buyButton.textContent = texts.text('buy.open', { cost });
  };

  const line = createBonusLine(texts, (on) => send({ type: 'ownMoneyChosen', on }));
  const press = () => {
    if (!result.endCount()) options.press();
  };
  const optionsTexts = playOptionsTextsFor(table.locale);
  const money = (amount: string) => texts.money(amount, table.currencyCode);
  const status = createAutoplayStatus(optionsTexts, money, announce);
  const openOptions = () =>
    openPlayOptions(node, {
      ...{ texts: optionsTexts, money, switches },
      // Free spins of a bonus are played one by one.
      allowed: { ...table, autoplay: mayAutoplay(current) },
      stake: () => getNextStake(current),
      startAutoplay: (plan) => {
        options.startAutoplay(plan);
        bar.spinButton.focus();
      },
    });
  const stepBet = (by: -1 | 1) => {
    const isHeld = by === 1 && isHeldByBonus(current);
    send({ type: 'betStepped', by });
    const bet = texts.text('announce.bet', { amount: money(getNextStake(current)) });
    announce(isHeld ? `${bet}. ${limitText(current, texts)}` : bet);
  };
  const redrawBar = () => bar.show(current, sound.isOn);
  const bar = createControlBar(table, texts, optionsTexts, {
    press,
    stepBet,
    openOptions: hasPlayOptions(table) ? openOptions : null,
    openInfo: () => openInfoDialog(node, { table, face, texts, bet: getNextStake(current), fairness }),
    toggleSound() {
      sound.turn(!sound.isOn);
      redrawBar();
    },
  });
  fairness?.subscribe(() => {
    if (!fairness.hasMismatch || bar.infoButton.classList.contains('is-alerted')) return;
    bar.infoButton.classList.add('is-alerted');
    bar.infoButton.setAttribute('aria-description', texts.text('bar.mismatch'));
    announce(texts.text('bar.mismatch'));
  });
  const badge =
    table.mode === 'demo'
      ? [
          element(
            'p',
            { class: 'demo-badge', title: texts.text('badge.demoNote') },
            texts.text('badge.demo'),
            element('span', { class: 'visually-hidden' }, ` – ${texts.text('badge.demoNote')}`),
          ),
        ]
      : [];
  const node = element(
    'main',
    {
      class: 'table',
      'aria-label': texts.text('game.region', { name: table.name, provider: table.provider }),
    },
    ...badge,
    element(
      'header',
      { class: 'head' },
      element('img', { class: 'emblem', src: pictureUrl(face.id, 'symbol-2'), alt: '' }),
      gameTitle(table.name, options.lettering),
      result.plaque,
    ),
    element(
      'div',
      { class: 'board', role: 'group', 'aria-label': texts.text('game.reels') },
      element('div', { class: 'board-inner' }, board.node, result.overlay, result.hold),
      panel.node,
    ),
    element('div', { class: 'offer' }, status.node, skip, buyButton),
    line.node,
    bar.node,
    result.stage,
  );
  board.rest(getShownGrid(first));

  /** A free spin of the game is part of a round: only the first spin lasts as long as a round has to. */
  const shortestMs = ({ spin }: ShownSpin) => (spin === 0 ? table.minimumRoundSeconds * 1000 : 0);
  const followPhase = (state: PlayState, before: PlayState | null) => {
    const { phase, shown } = state;
    const was = before?.phase;
    if (phase.name === 'asking' && was?.name !== 'asking') {
      result.clear();
      board.spin();
      sound.spin();
      announce(texts.text('announce.spinning'));
    }
    if (phase.name === 'stopping') {
      const isNew = was?.name !== 'stopping' || !isSame(phase, was);
      if (isNew) {
        result.announceFreeSpin(phase);
        void board
          .stop(getSpin(phase).grid, phase.hurried, shortestMs(phase))
          .then(() => send({ type: 'stopped' }));
      } else if (phase.hurried) board.hurry();
    }
    if ((phase.name === 'unsure' || phase.name === 'rejected') && was?.name === 'asking') {
      board.rest(getShownGrid(state));
      // The message over the reels says what happened; they no longer spin.
      announce('');
    }
    // Hold and win ends on the spin that brought it.
    const hasEnded = was?.name === 'showing' && phase.name === 'ready';
    if (shown !== null && (hasEnded || !isSame(shown, before?.shown))) {
      const spin = getSpin(shown);
      // A reel that a wild fills stopped on its own symbols first.
      if (was?.name !== 'stopping' || !isSame(was, shown) || spin.wildReels.length > 0)
        board.rest(payingGrid(spin));
      const isOver = phase.name === 'ready';
      const text =
        isOver && hasFeature(shown.round)
          ? roundAnnouncement(state, texts)
          : spinAnnouncement(shown, state, texts);
      result.show(shown, isOver, () => send({ type: 'winsShown' }));
      announce(isOver && state.notice !== null ? `${text}. ${bonusText(state, texts)}` : text);
    }
    const isBetRejected = state.notice?.name === 'betTooLarge' || state.notice?.name === 'buyOverLimit';
    if (isBetRejected && was?.name === 'asking') {
      board.rest(getShownGrid(state));
      announce(bonusText(state, texts));
    }
  };

  return {
    node,
    spinButton: bar.spinButton,
    press,
    stepBet,
    calmDown: result.calmDown,
    show(state, before) {
      current = state;
      followPhase(state, before);
      redrawBar();
      status.show(state.auto, before?.auto ?? null);
      showBuy(state);
      line.show(state);
      node.classList.toggle('has-bonus-line', !line.node.hidden);
      const { phase } = state;
      const playsFree = phase.name === 'showing' || (phase.name === 'stopping' && phase.spin > 0);
      skip.hidden = !playsFree || !state.table.slamStop;
      const error = errorMessage(state, texts, {
        buy: options.buy,
        leaveBuy: () => send({ type: 'buyLeft' }),
        askAgain: options.press,
        lowerBet: () => send({ type: 'betLowered' }),
        dismiss: () => send({ type: 'dismissed' }),
      });
      if (error !== null) result.closeWin();
      panel.show(error);
      // The panel's button had the focus and is removed: focus the button that opened it, or else the big one.
      if (error === null && document.activeElement === document.body && document.hasFocus() && hadError) {
        const asked = before?.phase.name === 'buying' && !buyButton.hidden;
        (asked ? buyButton : bar.spinButton).focus({ preventScroll: true });
      }
      hadError = error !== null;
    },
  };
}
