import { type GameTable } from '@casino-kit/api-contract';
import { compare, isPositive, proportion } from '@casino-kit/money';
import { type Face } from '../face/face.js';
import { symbolName } from '../face/symbol-picture.js';
import { type Board } from '../reels/board.js';
import { hasFeature, paidSoFar, showsHold, type ShownSpin, getSpin } from '../shown-spin.js';
import { type Sound } from '../sound.js';
import { type Texts } from '../texts.js';
import { countUp } from './count-up.js';
import { createHoldShow } from './hold-show.js';
import { createPlaque } from './plaque.js';
import { rise } from './rise.js';
import { createWinShow, type SlotWin, wonCells } from './win-show.js';
import { createWinStage } from './win-stage.js';
import { countMs, getWinTier } from './win-tier.js';

/** Shows what a spin paid: lines on the reels, and words and amounts on the plaque. */
export interface ResultShow {
  readonly overlay: SVGSVGElement;
  /** The layer of locked coins, over the lines. */
  readonly hold: HTMLElement;
  readonly plaque: HTMLElement;
  /** The layer of big wins, over everything. */
  readonly stage: HTMLElement;
  clear(): void;
  /** Ends the count-up of a big win at once. Returns whether there was one. */
  endCount(): boolean;
  /** Leaves a big win on the plaque only. */
  closeWin(): void;
  /** Shows wins on the plaque only while it is on, such as during a reality check. */
  calmDown(on: boolean): void;
  /** While the reels run for a free spin, shows its number on the plaque; before a paid spin, clears it. */
  announceFreeSpin(shown: ShownSpin): void;
  /** `isOver`: neither hold and win nor a free spin follows. Else `onDone` is called when the next one may start. */
  show(shown: ShownSpin, isOver: boolean, onDone: () => void): void;
}

export interface ResultShowOptions {
  board: Pick<Board, 'cells'>;
  table: GameTable;
  face: Face;
  texts: Texts;
  sound: Sound;
  calm: () => boolean;
}

const lineMs = 900;
/** All lines of a spin together take no longer than this before a free spin. */
const linesMs = 2_400;
const pauseMs = 600;
const freeSpinsWonMs = 1_800;

/** Creates the show of one table's results. */
export function createResultShow(options: ResultShowOptions): ResultShow {
  const { table, face, texts, sound, calm } = options;
  const plaque = createPlaque();
  const winShow = createWinShow(table.firstGrid.length);
  const money = (amount: string) => texts.money(amount, table.currencyCode);
  const hold = createHoldShow({
    reels: table.firstGrid.length,
    rows: table.firstGrid[0]?.length ?? 0,
    respins: table.hold?.respins ?? 0,
    money,
    calm,
  });
  let timer = 0;
  let isCalmed = false;
  /** Ends the count-up that runs. */
  let finishCount: (() => void) | null = null;
  let stopCount: () => void = () => undefined;
  const endCount = () => {
    if (!stage.isOpen || finishCount === null) return false;
    finishCount();
    return true;
  };
  const stage = createWinStage(() => {
    if (!endCount()) stage.close();
  });
  const closeWin = () => {
    endCount();
    stage.close();
  };

  const clear = () => {
    window.clearTimeout(timer);
    stopCount();
    finishCount = null;
    winShow.clear();
    hold.clear();
    stage.close();
    plaque.show(null);
  };
  const winNote = (win: SlotWin) => {
    const paid = {
      count: texts.figure(String(win.count)),
      symbol: symbolName(face, win.symbol, texts),
      amount: money(win.payout),
    };
    return win.line === null
      ? texts.text('plaque.symbols', paid)
      : texts.text('plaque.line', { ...paid, line: texts.figure(String(win.line + 1)) });
  };
  const freeSpinText = (shown: ShownSpin, index: number) => ({
    main: texts.text('plaque.freeSpin', {
      index: texts.figure(String(index)),
      of: texts.figure(String(shown.round.freeSpins.length)),
    }),
    note: `${texts.text('plaque.soFar', { amount: money(paidSoFar(shown)) })} · ${texts.text(
      'plaque.multiplier',
      {
        multiplier: texts.figure(String(shown.round.freeSpinMultiplier)),
      },
    )}`,
  });

  /** Counts up to a payout; the plaque and, for a big win, the stage show it. */
  const count = (payout: string, ms: number, draw: (amount: string) => void) => {
    const finish = () => {
      stopCount();
      finishCount = null;
      draw(payout);
      stage.complete();
    };
    finishCount = finish;
    stopCount = countUp(payout, ms, (amount) => {
      draw(amount);
      if (amount === payout) finish();
    });
  };

  /** The end of a round: only a payout above the stake counts up in gold. */
  const showRound = (shown: ShownSpin) => {
    const { round, ofBonus } = shown;
    const { payout, stake } = round;
    if (!isPositive(payout) && !hasFeature(round)) return () => undefined;
    const tier = getWinTier(round);
    const isWin = tier !== 'none';
    const less =
      compare(payout, stake) < 0 ? texts.text('plaque.ofStake', { stake: money(stake) }) : undefined;
    const usual = ofBonus && isPositive(payout) ? texts.text('plaque.bonusMoney') : less;
    const getMainText = (amount: string) => {
      if (round.freeSpins.length > 0) return texts.text('plaque.freeTotal', { amount: money(amount) });
      return texts.text(isWin ? 'plaque.won' : 'plaque.paid', { amount: money(amount) });
    };
    let note = usual;
    let amount = payout;
    const draw = () => plaque.show({ main: getMainText(amount), note, celebrates: isWin });
    if (isWin) sound.win(tier);
    draw();
    if (isWin && !calm()) {
      const from = wonCells(options.board.cells(), getSpin(shown));
      rise(plaque.node, from);
      if ((tier === 'big' || tier === 'epic') && !isCalmed)
        stage.open({
          tier,
          times: texts.text('info.maxWinValue', {
            multiplier: texts.figure(proportion('1', payout, stake, 0)),
          }),
          note: usual,
          goOn: texts.text('refused.close'),
          from,
        });
      count(payout, isCalmed ? countMs.small : countMs[tier], (counted) => {
        amount = counted;
        draw();
        stage.showAmount(money(counted));
      });
    }
    return (win: SlotWin | null) => {
      note = win === null ? usual : winNote(win);
      draw();
    };
  };

  const showFree = (shown: ShownSpin, onDone: () => void) => {
    const won = shown.round.freeSpins.length;
    const { wins } = getSpin(shown);
    if (shown.spin === 0) {
      sound.freeSpins();
      plaque.show({
        main: texts.plural('plaque.freeSpinsWon', won),
        note: texts.text('plaque.multiplier', {
          multiplier: texts.figure(String(shown.round.freeSpinMultiplier)),
        }),
        celebrates: true,
      });
    } else plaque.show(freeSpinText(shown, shown.spin));
    const finish = () => {
      timer = window.setTimeout(onDone, shown.spin === 0 ? freeSpinsWonMs : pauseMs);
    };
    if (wins.length === 0) finish();
    return (win: SlotWin | null) => {
      if (win === null && wins.length > 0) finish();
      else if (win !== null && shown.spin > 0)
        plaque.show({ main: freeSpinText(shown, shown.spin).main, note: winNote(win) });
    };
  };

  /** Hold and win, after the wins of its spin. */
  const showHold = (shown: ShownSpin, onDone: () => void) => {
    const played = shown.round.hold ?? null;
    const { wins } = getSpin(shown);
    const begin = () => {
      if (played === null) return;
      winShow.clear();
      sound.freeSpins();
      hold.play(
        played,
        ({ coins, left, paid }) =>
          plaque.show({
            main: texts.text('plaque.symbols', {
              count: texts.figure(String(coins)),
              symbol: texts.text('symbol.coin'),
              amount: money(paid),
            }),
            note: texts.text('plaque.respins', { left: texts.figure(String(left)) }),
          }),
        () => {
          if (shown.round.freeSpins.length === 0) onDone();
          else showFree(shown, onDone)(null);
        },
      );
    };
    if (wins.length === 0) begin();
    return (win: SlotWin | null) => {
      if (win !== null) plaque.show({ main: winNote(win) });
      else if (wins.length > 0) timer = window.setTimeout(begin, pauseMs);
    };
  };

  return {
    overlay: winShow.node,
    hold: hold.node,
    plaque: plaque.node,
    stage: stage.node,
    clear,
    endCount,
    closeWin,
    calmDown(on) {
      isCalmed = on;
      if (on) closeWin();
    },
    announceFreeSpin(shown) {
      clear();
      if (shown.spin > 0) plaque.show(freeSpinText({ ...shown, spin: shown.spin - 1 }, shown.spin));
    },
    show(shown, isOver, onDone) {
      clear();
      const spin = getSpin(shown);
      const showSpin = showsHold(shown) ? showHold : showFree;
      const onLine = isOver ? showRound(shown) : showSpin(shown, onDone);
      const coins = shown.round.hold ?? null;
      if (isOver && coins !== null && shown.round.freeSpins.length === 0) hold.rest(coins);
      winShow.play({
        spin,
        lines: table.lines,
        cells: options.board.cells(),
        litScatters: !showsHold(shown) && shown.spin === 0 && shown.round.freeSpins.length > 0,
        lineMs: isOver ? lineMs : Math.min(lineMs, linesMs / Math.max(1, spin.wins.length)),
        onLine,
      });
    },
  };
}
