import { getRouletteColour } from '@casino-kit/reference-games';
import { element } from '../../element.js';
import { resultText } from '../table-messages.js';
import { shownNumbers, type TableState } from '../table-state.js';
import { type RouletteTexts } from '../texts.js';
import { toMs } from '../../server-time.js';
import { tableIcon } from './icons.js';
import { createWheel } from './wheel.js';

/** How long the ball rests before the result is shown, in milliseconds. */
const restMs = 700;

export interface Camera {
  readonly node: HTMLElement;
  show(state: TableState): void;
}

/** Creates the view of the wheel, with who plays and the last result. */
export function createCamera(
  first: TableState,
  texts: RouletteTexts,
  { calm, now }: { calm: () => boolean; now: () => number },
): Camera {
  const wheel = createWheel(calm);
  const isDemo = first.table.mode === 'demo';
  const live = element(
    'span',
    { class: 'overlay-pill', ...(isDemo && { title: texts.text('demoNote') }) },
    element('i', { class: 'live-dot', 'aria-hidden': 'true' }),
    texts.text(isDemo ? 'demo' : 'live'),
    ...(isDemo ? [element('span', { class: 'visually-hidden' }, ` – ${texts.text('demoNote')}`)] : []),
  );
  const count = element('span', { 'aria-hidden': 'true' });
  const countName = element('span', { class: 'visually-hidden' });
  const players = element('span', { class: 'overlay-pill players' }, tableIcon('players'), count, countName);
  const last = element('span', { class: 'overlay-pill last-result' });
  const plate = element('div', { class: 'result-plate', 'aria-hidden': 'true', hidden: true, dir: 'ltr' });
  const node = element(
    'section',
    { class: 'camera', 'aria-label': texts.text('camera') },
    element('div', { class: 'wheel-place' }, wheel.node, plate),
    element('div', { class: 'overlay is-top' }, live, players),
    element('div', { class: 'overlay is-bottom' }, last),
  );

  return {
    node,
    show(state) {
      const { round, phase, clockOffset } = state;
      const result = typeof round.result === 'number' ? round.result : null;
      const [newest = null] = shownNumbers(state);
      const isSpinning = phase === 'spinning' && result !== null;
      wheel.show({
        number: isSpinning ? result : newest,
        spin: isSpinning
          ? { startedAt: toMs(round.closesAt), restsAt: toMs(round.settlesAt) - restMs }
          : null,
        now: now() + clockOffset,
      });
      const isSettled = phase === 'settled' && result !== null;
      plate.hidden = !isSettled;
      if (isSettled) {
        plate.textContent = String(result);
        plate.dataset.colour = getRouletteColour(result);
      }
      const text = newest === null ? '' : texts.text('result.last', { result: resultText(newest, texts) });
      last.hidden = text === '';
      if (last.textContent !== text) last.textContent = text;
      const figure = texts.figure(String(round.players));
      if (count.textContent !== figure) {
        count.textContent = figure;
        countName.textContent = texts.plural('players', round.players, { count: figure });
      }
    },
  };
}
