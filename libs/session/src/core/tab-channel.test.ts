import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTabPorts } from '../testing.js';
import { activityEveryMs, otherTabs, type TabMessage } from './tab-channel.js';

function tabs(count: number) {
  const ports = makeTabPorts(count);
  return ports.map((port) => {
    const received: TabMessage[] = [];
    const others = otherTabs(port);
    const stop = others.subscribe((message) => received.push(message));
    return { port, others, received, stop };
  });
}
const signedIn: TabMessage = { type: 'signed-in', startedAt: '2026-11-20T12:00:00.000Z' };
const ended: TabMessage = { type: 'ended', reason: 'SECURITY_LOGOUT', time: '2026-11-20T12:30:00.000Z' };

describe('the tab channel', () => {
  it('delivers a message to all other tabs, but not to its sender', () => {
    const [first, second, third] = tabs(3);
    first!.others.post(signedIn);
    second!.others.post(ended);
    expect([first!.received, second!.received, third!.received]).toEqual([
      [ended],
      [signedIn],
      [signedIn, ended],
    ]);
  });
  it('delivers nothing after unsubscribing', () => {
    const [first, second] = tabs(2);
    second!.stop();
    first!.others.post(signedIn);
    expect(second!.received).toEqual([]);
  });
  it('ignores malformed messages', () => {
    const [first, second] = tabs(2);
    const foreign: unknown[] = [
      { type: 'ended', reason: 'BORED', time: '2026-11-20T12:30:00.000Z' },
      { type: 'ended', reason: 'SESSION_EXPIRED', time: 'soon' },
      { type: 'signed-in', startedAt: 'today' },
      { type: 'signed-in', sessionId: 7 },
      { type: 'activity', at: '5' },
      { type: 'activity', at: Infinity },
      { type: '__proto__' },
    ];
    for (const message of foreign) first!.port.postMessage(message);
    fc.assert(fc.property(fc.anything(), (message) => first!.port.postMessage(message)));
    expect(second!.received).toEqual([]);
  });
  it('posts activity at most once in 5 s, also when the clock is set back', () => {
    const [first, second] = tabs(2);
    for (const at of [0, 1, 4_999, 5_000, 9_999, 10_001, -60_000])
      first!.others.post({ type: 'activity', at });
    expect(activityEveryMs).toBe(5_000);
    expect(second!.received).toEqual([0, 5_000, 10_001, -60_000].map((at) => ({ type: 'activity', at })));
  });
  it('works over the channels of a browser', async () => {
    const [here, there] = [new BroadcastChannel('session'), new BroadcastChannel('session')];
    const received = new Promise((resolve) => otherTabs(there).subscribe(resolve));
    otherTabs(here).post(ended);
    await expect(received).resolves.toEqual(ended);
    here.close();
    there.close();
  });
});
