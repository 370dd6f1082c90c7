import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageWithToken, payloadWithToken } from './connect-packet.js';

describe('messageWithToken', () => {
  it.each([
    ['40', '40{"token":"t"}'],
    ['40{"token":"browser","a":1}', '40{"token":"t","a":1}'],
    ['40/admin,', '40/admin,{"token":"t"}'],
    ['40/admin,{"a":1}', '40/admin,{"a":1,"token":"t"}'],
  ])('adds the token to %s', (message, expected) => expect(messageWithToken(message, 't')).toBe(expected));

  it.each([
    ...['2probe', '3', '42["hello","0{}"]', '41', '40{broken', '', '9', '4', '430["x"]'],
    // The frame of a live table has a token of its own.
    '40/live-table,{"token":"launch"}',
  ])('leaves %j unchanged', (message) => expect(messageWithToken(message, 't')).toBe(message));

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof messageWithToken(text, 't')).toBe('string');
        expect(typeof payloadWithToken(`40${text}`, 't')).toBe('string');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('payloadWithToken', () => {
  const separator = '\u001e';
  it('adds the token to the packet that opens a connection and leaves the others unchanged', () => {
    const payload = ['42["a"]', '40', 'bAQID', '2'].join(separator);
    expect(payloadWithToken(payload, 't')).toBe(['42["a"]', '40{"token":"t"}', 'bAQID', '2'].join(separator));
  });
  it.each(['42["a"]', 'bAQID', '', `9${separator}40`])('leaves %j unchanged', (payload) =>
    expect(payloadWithToken(payload, 't')).toBe(payload),
  );
});
