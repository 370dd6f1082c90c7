import { type LiveRound } from '@casino-kit/api-contract';
import { element, svgElement } from '../../element.js';
import { type RouletteTexts } from '../texts.js';
import { bettingTimeLeft } from '../timeline.js';
import { tableIcon } from './icons.js';
import { numberBadge } from './number-badge.js';

export interface Countdown {
  readonly node: HTMLElement;
  /** Counts down to the end of betting; `clock` is the server's. */
  run(round: LiveRound, clock: () => number): void;
  /** Shows the result in place of the seconds, or nothing. */
  stop(result: number | null): void;
}

const radius = 44;
const length = 2 * Math.PI * radius;
/** From here on the ring warns. */
const lastSeconds = 5;

/** Creates the ring with the seconds that are left to bet: the only countdown of the table. */
export function createCountdown(
  texts: RouletteTexts,
  { calm, onSecond }: { calm: () => boolean; onSecond: (seconds: number) => void },
): Countdown {
  const circle = (kind: string) =>
    svgElement('circle', { class: kind, cx: 50, cy: 50, r: radius, 'stroke-dasharray': length });
  const arc = circle('ring-arc');
  const seconds = element('span', { class: 'ring-seconds', 'aria-hidden': 'true' });
  const node = element(
    'div',
    { class: 'ring', role: 'timer' },
    svgElement('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, circle('ring-track'), arc),
    seconds,
  );
  let animation: Animation | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = () => {
    clearTimeout(timer);
    animation?.cancel();
    animation = null;
    node.classList.remove('is-last');
  };

  return {
    node,
    run(round, clock) {
      clear();
      const start = bettingTimeLeft(round, clock());
      const left = start.seconds * 1_000;
      // Ten steps a second look smooth and cost a slow phone little.
      animation = arc.animate(
        [{ strokeDashoffset: length * (1 - start.share) }, { strokeDashoffset: length }],
        {
          duration: Math.max(1, left),
          fill: 'forwards',
          easing: `steps(${start.seconds * (calm() ? 1 : 10) || 1})`,
        },
      );
      const tick = () => {
        const now = bettingTimeLeft(round, clock());
        seconds.textContent = texts.figure(String(now.seconds));
        node.setAttribute(
          'aria-label',
          texts.text('seconds', { seconds: texts.figure(String(now.seconds)) }),
        );
        node.classList.toggle('is-last', now.seconds <= lastSeconds);
        onSecond(now.seconds);
        if (now.seconds === 0) return;
        const intoSecond = (Date.parse(round.closesAt) - clock()) % 1_000;
        timer = setTimeout(tick, intoSecond + 10);
      };
      tick();
    },
    stop(result) {
      clear();
      arc.style.strokeDashoffset = String(length);
      node.removeAttribute('aria-label');
      seconds.replaceChildren(result === null ? tableIcon('lock') : numberBadge(result, texts, 'is-large'));
    },
  };
}
