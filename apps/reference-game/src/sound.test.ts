import { expect, it, vi } from 'vitest';
import { createSound } from './sound.js';

const noContext = () => ({ state: 'running', currentTime: 0, destination: null }) as unknown as AudioContext;
class Node {
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = (next: unknown) => next;
  start = () => undefined;
  stop = () => undefined;
}

it('neither sounds nor vibrates until it is turned on, and vibrates at a big win only', () => {
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('OscillatorNode', Node);
  const vibrate = vi.fn();
  const makeContext = vi.fn(noContext);
  const sound = createSound(makeContext, vibrate);
  sound.win('epic');
  expect(makeContext).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
  sound.turn(true);
  sound.win();
  sound.win('small');
  expect(vibrate).not.toHaveBeenCalled();
  sound.win('big');
  sound.win('epic');
  expect(vibrate.mock.calls).toEqual([[[40]], [[40, 60, 80]]]);
  sound.turn(false);
  sound.win('epic');
  expect(vibrate).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
