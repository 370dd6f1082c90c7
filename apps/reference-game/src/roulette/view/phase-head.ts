import { element } from '../../element.js';
import { payoutText, statusTexts } from '../table-messages.js';
import { shownNumbers, type TableState } from '../table-state.js';
import { type RouletteTexts } from '../texts.js';
import { createCountdown } from './countdown.js';
import { numberBadge } from './number-badge.js';

const mostShown = 12;

export interface PhaseHead {
  readonly node: HTMLElement;
  show(state: TableState): void;
}

export interface PhaseHeadOptions {
  calm: () => boolean;
  /** The browser's clock in milliseconds. */
  now(): number;
  onSecond(seconds: number): void;
}

/** Creates the ring, what happens at the table, and the last numbers. */
export function createPhaseHead(texts: RouletteTexts, options: PhaseHeadOptions): PhaseHead {
  const countdown = createCountdown(texts, options);
  const title = element('h2', { class: 'phase-title' });
  const round = element('span', { class: 'phase-round' });
  const detail = element('span', { class: 'phase-detail' });
  const note = element('p', { class: 'phase-note' }, round, ' ', detail);
  const numbers = element('ol', {
    class: 'last-numbers',
    'aria-label': texts.text('last.title'),
    dir: 'ltr',
  });
  const node = element(
    'section',
    { class: 'phase-head' },
    countdown.node,
    element('div', { class: 'phase-texts' }, title, note),
    numbers,
  );
  let counted = '';
  let listed = '';

  return {
    node,
    show(state) {
      const { phase, round: current, clockOffset } = state;
      const status = statusTexts(state, texts);
      if (title.textContent !== status.title) title.textContent = status.title;
      if (round.textContent !== status.round) round.textContent = status.round;
      if (detail.textContent !== status.detail) detail.textContent = status.detail;
      const isWin = phase === 'settled' && payoutText(state, texts)?.isWin === true;
      node.classList.toggle('is-win', isWin);
      node.dataset.phase = phase;

      const result = phase === 'settled' && typeof current.result === 'number' ? current.result : null;
      const run = `${current.roundId} ${phase} ${current.closesAt} ${clockOffset} ${result}`;
      if (run !== counted) {
        counted = run;
        if (phase === 'open') countdown.run(current, () => options.now() + clockOffset);
        else countdown.stop(result);
      }
      const last = shownNumbers(state).slice(0, mostShown);
      if (last.join() === listed) return;
      listed = last.join();
      numbers.replaceChildren(
        ...last.map((number, index) =>
          element('li', {}, numberBadge(number, texts, index === 0 ? 'is-newest' : '')),
        ),
      );
    },
  };
}
