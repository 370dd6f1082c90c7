import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitReason } from './split-reason.js';

describe('splitReason', () => {
  it.each([
    ['The bill is dated 4 June. Send a newer one.', 'The bill is dated 4 June', 'Send a newer one.'],
    ['Not readable.', 'Not readable', ''],
    ['Not readable', 'Not readable', ''],
    ['Really?!  Yes.', 'Really', 'Yes.'],
    [`${'a'.repeat(80)}. More.`, 'a'.repeat(80), 'More.'],
    ['Is this you? Send another. Thanks.', 'Is this you', 'Send another. Thanks.'],
    ['Page 2.1 is missing. Send it.', 'Page 2.1 is missing', 'Send it.'],
    ['  الفاتورة قديمة. أرسل أحدث منها.  ', 'الفاتورة قديمة', 'أرسل أحدث منها.'],
  ])('splits %j', (reason, heading, rest) => expect(splitReason(reason)).toEqual({ heading, rest }));
  it('leaves a long sentence whole', () => {
    const long = `${'a long reason '.repeat(8)}. And more.`;
    expect(splitReason(long)).toEqual({ heading: null, rest: long });
  });
  it('loses no word of any reason', () => {
    fc.assert(
      fc.property(fc.string(), (reason) => {
        const { heading, rest } = splitReason(reason);
        const words = (text: string) => text.replaceAll(/[\s.!?؟。]/g, '');
        expect(words(`${heading ?? ''}${rest}`)).toBe(words(reason));
      }),
    );
  });
});
