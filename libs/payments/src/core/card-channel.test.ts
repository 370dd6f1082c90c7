import { type CardFrameCommand } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import {
  cardResponseWithinMs,
  createCardChannel,
  isFrameAddress,
  readCardFrameMessage,
} from './card-channel.js';

const origin = 'https://pay.example';
const state = { type: 'card:state', complete: true, brand: 'visa', height: 220 };

describe('readCardMessage', () => {
  it('reads messages from the frame’s own origin', () => {
    expect(readCardFrameMessage({ origin, data: state }, origin)).toEqual(state);
  });
  it.each(['https://evil.example', 'https://pay.example.evil.example', 'http://pay.example', 'null', ''])(
    'ignores messages from %j',
    (from) => expect(readCardFrameMessage({ origin: from, data: state }, origin)).toBeNull(),
  );
  it.each([null, 'card:ready', {}, { type: 'card:token', requestId: 'a' }, { type: 'game:ready' }])(
    'ignores messages that do not match the contract, such as %j',
    (data) => expect(readCardFrameMessage({ origin, data }, origin)).toBeNull(),
  );
  it('requires a frame address on the web', () => {
    expect(
      ['https://pay.example/fields', 'http://localhost:9000', 'blob:http://localhost/1'].every(
        isFrameAddress,
      ),
    ).toBe(true);
    expect(['javascript:alert(1)', 'data:text/html,x', 'blob:null/1', 'ftp://x'].some(isFrameAddress)).toBe(
      false,
    );
  });
});

function open() {
  const posted: CardFrameCommand[] = [];
  const timers: { milliseconds: number; run: () => void; cancelled: boolean }[] = [];
  const channel = createCardChannel({
    post: (command) => posted.push(command),
    newRequestId: () => `r${posted.length + 1}`,
    after(milliseconds, run) {
      const timer = { milliseconds, run, cancelled: false };
      timers.push(timer);
      return () => void (timer.cancelled = true);
    },
  });
  return { posted, timers, channel };
}

describe('createCardChannel', () => {
  it('returns the token of its own request', async () => {
    const { posted, timers, channel } = open();
    const first = channel.tokenise();
    const second = channel.tokenise();
    expect(posted).toEqual([
      { type: 'card:tokenise', requestId: 'r1' },
      { type: 'card:tokenise', requestId: 'r2' },
    ]);
    channel.receive({ type: 'card:token', requestId: 'other', cardToken: 'x', brand: 'visa', last4: '0000' });
    channel.receive({ type: 'card:invalid', requestId: 'r2' });
    channel.receive({ type: 'card:token', requestId: 'r1', cardToken: 'tok', brand: 'visa', last4: '4242' });
    expect(await first).toEqual({ type: 'token', cardToken: 'tok', brand: 'visa', last4: '4242' });
    expect(await second).toEqual({ type: 'invalid' });
    expect(timers.map(({ cancelled }) => cancelled)).toEqual([true, true]);
  });
  it('returns an error when the frame reports one, stays silent or is removed', async () => {
    const { timers, channel } = open();
    const [messages, silent, gone] = [channel.tokenise(), channel.tokenise(), channel.tokenise()];
    channel.receive({ type: 'card:ready', height: 1 });
    channel.receive({ type: 'card:error', requestId: 'r1' });
    expect(timers[1]!.milliseconds).toBe(cardResponseWithinMs);
    timers[1]!.run();
    channel.close();
    expect(await Promise.all([messages, silent, gone, channel.tokenise()])).toEqual(
      Array.from({ length: 4 }, () => ({ type: 'error' })),
    );
  });
});
