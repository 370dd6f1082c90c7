import { describe, expect, it } from 'vitest';
import { createPlayerSockets } from './player-sockets.js';

function makeSocket(name: string, log: string[]) {
  let end = () => {};
  return {
    emit: (event: string) => log.push(`${name} ${event}`) > 0,
    disconnect() {
      log.push(`${name} closed`);
      end();
      return this as never;
    },
    once(_event: string, listener: () => void) {
      end = listener;
      return this as never;
    },
    leave: () => end(),
  };
}

describe('createPlayerSockets', () => {
  it('closes the oldest socket beyond the limit, by player', () => {
    const log: string[] = [];
    const sockets = createPlayerSockets(2);
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => makeSocket(name, log));
    sockets.add(a as never, 1);
    sockets.add(b as never, 1);
    sockets.add(d as never, 2);
    expect(log).toEqual([]);
    sockets.add(c as never, 1);
    expect(log).toEqual(['a replaced', 'a closed']);
  });
  it('does not count sockets that were closed, and forgets players without one', () => {
    const log: string[] = [];
    const sockets = createPlayerSockets(2);
    for (let count = 0; count < 10; count += 1) {
      const socket = makeSocket('x', log);
      sockets.add(socket as never, 1);
      socket.leave();
    }
    expect([log, sockets.size]).toEqual([[], 0]);
  });
});
