import { type ApiClient, CallError } from '@casino-kit/api-client';
import { sendChatMessage } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { makeChatMessage } from '../testing.js';
import { createSending, readSendOutcome } from './sending.js';

const rejected = (
  code: string,
  rest: { fields?: Record<string, string>; params?: Record<string, string> } = {},
) =>
  readSendOutcome({
    kind: 'rejected',
    rejection: { code, message: null, params: {}, fields: {}, ...rest },
  });

/** Sends over a server that gives these responses in turn: an error is thrown. */
function sending(...responses: unknown[]) {
  const sent: { endpoint: unknown; input: unknown; key: string | undefined }[] = [];
  const call = (endpoint: unknown, input: unknown, options?: { idempotencyKey?: string }) => {
    sent.push({ endpoint, input, key: options?.idempotencyKey });
    const response = responses.shift();
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  const tokens = { epoch: () => 0 } as ApiClient['tokens'];
  let keys = 0;
  const { run } = createSending({ call: call as ApiClient['call'], tokens }, () => `key-${(keys += 1)}`);
  return { run, sent };
}
const lost = () => new CallError('network', 'sendChatMessage');
const data = { message: makeChatMessage(), nextInSeconds: 3 };

describe('sending', () => {
  it('sends the message to its room', async () => {
    const { run, sent } = sending(data);
    const body = { room: 'en', text: 'Hello' };
    expect(await run(body)).toEqual({ kind: 'done', data });
    expect(sent).toEqual([{ endpoint: sendChatMessage, input: { body }, key: 'key-1' }]);
  });
  it('sends a message whose response was lost under the same key, and another under a new one', async () => {
    const hello = { room: 'en', text: 'Hello' };
    for (const [next, isSame] of [
      [hello, true],
      [{ ...hello, text: 'Hello?' }, false],
      [{ ...hello, room: 'de' }, false],
    ] as const) {
      const { run, sent } = sending(lost(), lost(), lost(), data);
      expect((await run(hello)).kind).toBe('unknown');
      await run(next);
      expect(new Set(sent.map(({ key }) => key)).size === 1).toBe(isSame);
    }
  });
  it('is rejected for good by a code of the chat: the next one has a new key', async () => {
    const rejection = { status: 409, body: { success: false as const, code: 'CHAT_CLOSED', message: '' } };
    const { run, sent } = sending(new CallError('status', 'sendChatMessage', rejection), data);
    expect(await run({ room: 'en', text: 'Hello' })).toMatchObject({
      kind: 'rejected',
      rejection: { code: 'CHAT_CLOSED' },
    });
    await run({ room: 'en', text: 'Hello' });
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});

describe('readSendOutcome', () => {
  it('returns the message and the time of the next one', () => {
    const message = makeChatMessage();
    expect(readSendOutcome({ kind: 'done', data: { message, nextInSeconds: 10 } })).toEqual({
      sent: message,
      problem: null,
      waitSeconds: 10,
    });
  });
  it('returns how long to wait after a flood, a minute when the server does not say', () => {
    expect(rejected('TOO_MANY_TRIES', { params: { seconds: '7' } }).waitSeconds).toBe(7);
    for (const seconds of ['', 'soon', '-1', undefined])
      expect(
        rejected('TOO_MANY_TRIES', { params: seconds === undefined ? {} : { seconds } }).waitSeconds,
      ).toBe(60);
  });
  it('names what is wrong with the text', () => {
    const at = (text: string) => rejected('VALIDATION', { fields: { text } }).problem;
    expect(at('chat.error.link')).toBe('link');
    expect(at('chat.error.word')).toBe('word');
    expect(at('form.validation.invalid.format')).toBe('rejected');
    expect(rejected('VALIDATION').problem).toBe('rejected');
  });
  it('names a closed chat, a mute, and a response that never arrived', () => {
    expect(rejected('CHAT_CLOSED').problem).toBe('closed');
    expect(rejected('ACCOUNT_EXCLUDED').problem).toBe('closed');
    expect(rejected('CHAT_SILENCED').problem).toBe('silenced');
    expect(readSendOutcome({ kind: 'unknown', reason: 'timeout' }).problem).toBe('unknown');
    expect(readSendOutcome({ kind: 'failed', code: 'UNAVAILABLE', status: 503, message: null }).problem).toBe(
      'unknown',
    );
    for (const kind of ['ended', 'cancelled'] as const)
      expect(readSendOutcome({ kind })).toEqual({ sent: null, problem: null, waitSeconds: null });
  });
});
