import { formatCrashMultiplier, msToMultiplier, parseCrashMultiplier } from '@casino-kit/reference-games';
import { element, svgElement } from '../../element.js';
import { type OriginalTexts } from '../texts.js';
import { type CrashPlay } from './crash-state.js';
import {
  bettingLeft,
  boardTexts,
  elapsedAt,
  isWon,
  shownBet,
  shownMultiplier,
  formatMultiplier,
} from './crash-texts.js';
import {
  type CurveFrame,
  curveFrame,
  type CurvePlace,
  curvePlace,
  curvePlaces,
  multiplierLines,
  toSvgPath,
  timeLines,
} from './curve.js';

/** The board of crash: the curve with its multiplier, or the time that is left for bets. */
export interface CrashBoard {
  readonly node: HTMLElement;
  /** Shows a state at a time of the browser's clock. */
  show(state: CrashPlay, now: number): void;
}

/** How long bets are taken, in ms; the ring is full then. */
const bettingMs = 6_000;
/** More marks of cash-outs than this cover each other. */
const mostMarks = 40;

const put = (node: HTMLElement, { x, y }: Partial<CurvePlace>) => {
  if (x !== undefined) node.style.left = `${x}%`;
  if (y !== undefined) node.style.top = `${y}%`;
};

/** Sets a text only if it differs, as this happens with every frame. */
const say = (node: Element, text: string) => {
  if (node.textContent !== text) node.textContent = text;
};

/** Creates the board. `calm`: whether the player prefers reduced motion; then no curve is drawn. */
export function createCrashBoard(texts: OriginalTexts, calm: () => boolean): CrashBoard {
  const curve = svgElement('path', { class: 'c-curve' });
  const area = svgElement('path', { class: 'c-area' });
  const svg = svgElement(
    'svg',
    { class: 'c-svg', viewBox: '0 0 100 100', preserveAspectRatio: 'none' },
    area,
    curve,
  );
  const grid = element('div', { class: 'c-grid' });
  const marks = element('div', { class: 'c-marks' });
  const end = element('i', { class: 'c-end' });
  const autoName = element('span', {}, texts.text('crash.auto.line'));
  const autoFigure = element('b', {});
  const auto = element('div', { class: 'c-auto', hidden: true }, autoName, autoFigure);
  const plot = element(
    'div',
    { class: 'c-plot', dir: 'ltr', 'aria-hidden': 'true' },
    grid,
    svg,
    marks,
    auto,
    end,
  );
  const figure = element('p', { class: 'c-figure' });
  const detail = element('p', { class: 'c-detail', dir: texts.direction });
  const left = svgElement('circle', { class: 'c-left', cx: 50, cy: 50, r: 44, pathLength: 100 });
  const seconds = element('b', {});
  const ring = element(
    'div',
    { class: 'c-ring', 'aria-hidden': 'true' },
    svgElement(
      'svg',
      { viewBox: '0 0 100 100' },
      svgElement('circle', { class: 'c-whole', cx: 50, cy: 50, r: 44 }),
      left,
    ),
    seconds,
  );
  const call = element('p', { class: 'c-call', dir: texts.direction }, texts.text('crash.place'));
  const node = element(
    'div',
    { class: 'c-board', role: 'group', 'aria-label': texts.text('crash.board') },
    plot,
    element('div', { class: 'c-said', dir: 'ltr' }, ring, call, figure, detail),
  );
  let laid = '';
  let marked: readonly unknown[] | null = null;
  let markedFrame = '';

  /** Draws lines with their figures, unless they are there already. */
  const lay = (frame: CurveFrame) => {
    const name = `${frame.ms} ${frame.top}`;
    if (name === laid) return;
    laid = name;
    const lines = multiplierLines(frame).map((multiplier) => {
      const line = element('div', { class: 'c-line' }, `${formatCrashMultiplier(multiplier)}×`);
      put(line, { y: curvePlace(0, multiplier, frame).y });
      return line;
    });
    const times = timeLines(frame).map((ms) => {
      const time = element(
        'div',
        { class: 'c-time' },
        texts.text('crash.seconds', { seconds: texts.figure(String(ms / 1_000)) }),
      );
      put(time, { x: curvePlace(ms, 0, frame).x });
      return time;
    });
    grid.replaceChildren(...lines, ...times);
  };
  const mark = ({ cashOuts }: CrashPlay, frame: CurveFrame) => {
    if (cashOuts === marked && markedFrame === laid) return;
    marked = cashOuts;
    markedFrame = laid;
    const found = cashOuts.flatMap((one) => parseCrashMultiplier(one.multiplier) ?? []);
    marks.replaceChildren(
      ...[...new Set(found)].slice(0, mostMarks).map((multiplier) => {
        const point = element('i', {});
        put(point, curvePlace(msToMultiplier(multiplier), multiplier, frame));
        return point;
      }),
    );
  };
  const drawAuto = (state: CrashPlay, frame: CurveFrame) => {
    const isShown = state.phase === 'running' || state.phase === 'starting';
    const multiplier = isShown ? parseCrashMultiplier(state.bet?.autoCashOut ?? '') : null;
    auto.hidden = multiplier === null || multiplier > frame.top;
    if (multiplier === null) return;
    say(autoFigure, `${formatCrashMultiplier(multiplier)}×`);
    put(auto, { y: curvePlace(0, multiplier, frame).y });
  };

  return {
    node,
    show(state, now) {
      const { phase, connection } = state;
      const multiplier = shownMultiplier(state, now);
      const isDrawn = multiplier !== null && !calm();
      const elapsed =
        phase === 'ended' && multiplier !== null ? msToMultiplier(multiplier) : elapsedAt(state, now);
      const frame = curveFrame(multiplier === null ? 0 : elapsed);
      lay(frame);
      drawAuto(state, frame);
      for (const part of [marks, end]) part.hidden = !isDrawn;
      svg.toggleAttribute('hidden', !isDrawn);
      if (isDrawn) {
        const places = curvePlaces(multiplier, frame);
        const last = curvePlace(elapsed, multiplier, frame);
        const path = toSvgPath([...places, last]);
        curve.setAttribute('d', path);
        area.setAttribute('d', `${path}L${last.x.toFixed(2)} 100L0 100Z`);
        put(end, last);
        mark(state, frame);
      }
      const isBetting = phase === 'betting';
      const said = boardTexts(state, texts, now);
      node.dataset['phase'] = phase;
      const own = shownBet(state);
      node.dataset['own'] = own?.state ?? 'none';
      node.classList.toggle('is-won', isWon(own));
      node.classList.toggle('is-lost', connection === 'lost');
      ring.hidden = !isBetting;
      call.hidden = !isBetting || state.bet !== null;
      figure.hidden = multiplier === null;
      say(figure, multiplier === null ? '' : formatMultiplier(formatCrashMultiplier(multiplier)));
      say(detail, said.detail);
      if (!isBetting) return;
      const ms = bettingLeft(state, now);
      say(seconds, texts.figure(String(Math.ceil(ms / 1_000))));
      left.style.strokeDashoffset = String(100 - Math.min(100, (ms / bettingMs) * 100));
    },
  };
}
