import { describe, expect, it } from 'vitest';
import { documentKindName } from './message-texts.js';

describe('documentKindName', () => {
  it.each([
    ['address', 'en', 'proof of address'],
    ['address', 'de', 'Adressnachweis'],
    ['face', 'ar', 'صورة وجهك'],
    ['address', 'xx', 'proof of address'],
    ['payslip', 'de', 'payslip'],
    ['toString', 'toString', 'toString'],
  ])('returns the name of %s in %s', (kind, language, name) => {
    expect(documentKindName(kind, language)).toBe(name);
  });
});
