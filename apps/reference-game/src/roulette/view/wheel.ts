import { element } from '../../element.js';
import { bowlPicture, pocketAngle, rotorPicture } from './wheel-picture.js';

/** What the wheel shows at a moment of the server's clock. */
export interface WheelMoment {
  /** The number that the ball falls or has fallen on; null before the first of all. */
  number: number | null;
  /** Since when the ball is running and when it rests; null while it rests. */
  spin: { startedAt: number; restsAt: number } | null;
  now: number;
}

export interface Wheel {
  readonly node: HTMLElement;
  show(moment: WheelMoment): void;
}

/** One turn of the wheel, in milliseconds, and the turns of the ball in a second. */
const turnMs = 24_000;
const ballTurnsPerSecond = 0.8;
/** How far from the middle the ball runs and rests, in per cent of the wheel's width. */
const [track, rest] = [46, 30.3];

const distance = (cqw: number) => `translateY(${-cqw}cqw)`;
/** The ball runs along the rim, falls, and bounces in its pocket. */
const fall: Keyframe[] = [
  { transform: distance(track), offset: 0 },
  { transform: distance(track), offset: 0.62, easing: 'ease-in' },
  { transform: distance(31), offset: 0.8, easing: 'ease-out' },
  { transform: distance(34.5), offset: 0.86, easing: 'ease-in' },
  { transform: distance(rest), offset: 0.92, easing: 'ease-out' },
  { transform: distance(31.4), offset: 0.96, easing: 'ease-in' },
  { transform: distance(rest), offset: 1 },
];

/**
 * Creates the wheel. The browser animates it without a script per frame, and by the server's clock: a frame that opens later
 * shows the same. With `calm` it does not move, and the ball is hidden until it rests.
 */
export function createWheel(calm: () => boolean): Wheel {
  const ball = element('span', { class: 'ball' });
  const arm = element('div', { class: 'ball-arm' }, ball);
  const rotor = element('div', { class: 'rotor' }, rotorPicture(), arm);
  const node = element('div', { class: 'wheel', 'aria-hidden': 'true', dir: 'ltr' }, bowlPicture(), rotor);
  let turning: Animation | null = null;
  let running: Animation[] = [];
  let shown = '';

  const turn = (now: number) => {
    if (calm()) {
      turning?.cancel();
      turning = null;
    } else if (turning === null) {
      turning = rotor.animate([{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }], {
        duration: turnMs,
        iterations: Infinity,
      });
      turning.currentTime = now % turnMs;
    }
  };
  const run = (
    number: number,
    { startedAt, restsAt }: { startedAt: number; restsAt: number },
    now: number,
  ) => {
    const duration = Math.max(1, restsAt - startedAt);
    const turns = Math.max(2, Math.round((duration / 1_000) * ballTurnsPerSecond));
    const angle = pocketAngle(number);
    running = [
      arm.animate(
        [{ transform: `rotate(${angle + 360 * turns}deg)` }, { transform: `rotate(${angle}deg)` }],
        {
          duration,
          easing: 'cubic-bezier(0.2, 0.5, 0.35, 1)',
        },
      ),
      ball.animate(fall, { duration }),
    ];
    for (const animation of running) animation.currentTime = now - startedAt;
  };

  return {
    node,
    show({ number, spin, now }) {
      turn(now);
      const isRunning = spin !== null && now < spin.restsAt;
      const name = `${number} ${isRunning ? spin.startedAt : 'rest'} ${calm()}`;
      if (name === shown) return;
      shown = name;
      for (const animation of running) animation.cancel();
      running = [];
      node.classList.toggle('has-ball', number !== null && !(isRunning && calm()));
      if (number === null) return;
      arm.style.transform = `rotate(${pocketAngle(number)}deg)`;
      ball.style.transform = distance(rest);
      if (isRunning && !calm()) run(number, spin, now);
    },
  };
}
