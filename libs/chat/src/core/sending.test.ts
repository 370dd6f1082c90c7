import { describe, expect, it } from 'vitest';
import { makeChatMessage } from '../testing.js';
import { readSendOutcome } from './sending.js';

const rejected = (
  code: string,
  rest: { fields?: Record<string, string>; params?: Record<string, string> } = {},
) =>
  readSendOutcome({
    kind: 'rejected',
    rejection: { code, message: null, params: {}, fields: {}, ...rest },
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
    expect(readSendOutcome({ kind: 'ended' }).problem).toBeNull();
  });
});
