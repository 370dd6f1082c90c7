import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDomainTexts } from '../domain-texts.js';
import en from './locales/en.json' with { type: 'json' };
import { messageKinds } from './message-kinds.js';
import { writeMessage } from './message-texts.js';

const values = {
  link: 'http://shell.test/?modal=x&code=y',
  code: '012345',
  login: '70261120',
  until: '1 May 2027',
  document: 'bank statement (7)',
  reason: 'Page 2 is missing.',
  device: 'iPhone, Safari 18',
};
const placesIn: Record<string, (keyof typeof values)[]> = {
  'verify-email': ['link'],
  'reset-password': ['link'],
  'reset-code': ['code'],
  credentials: ['link', 'login'],
  'password-changed': [],
  break: ['until'],
  freeze: ['until'],
  'cooling-off': ['until'],
  'self-exclusion': ['until'],
  'permanent-exclusion': [],
  match: ['until'],
  'match-permanent': [],
  'limit-review': [],
  'passkey-added': [],
  'passkey-removed': [],
  'authenticator-on': [],
  'authenticator-off': [],
  'recovery-codes-created': [],
  'recovery-code-used': [],
  'factor-removal-requested': ['until'],
  'factors-removed': [],
  'confirmation-code': ['code'],
  'new-device': ['device'],
  'email-changed': ['until'],
  'document-approved': ['document'],
  'document-rejected': ['document', 'reason'],
  'document-more': ['document', 'reason'],
};

const languages = createDomainTexts('outbox', en).codes;

describe('a message', () => {
  it.each(languages)('is written in %s with everything it needs and nothing else', (language) => {
    for (const kind of messageKinds) {
      const message = writeMessage(kind, language, values);
      expect(message.language).toBe(language);
      expect(message.text).not.toMatch(/[{}]/);
      const found = Object.entries(values).filter(([, value]) => message.text.includes(value));
      expect(found.map(([place]) => place).sort(), kind).toEqual(placesIn[kind]);
    }
  });

  it('is written in each language', () => {
    const subjects = ['en', 'de', 'ar'].map(
      (language) => writeMessage('verify-email', language, values).subject,
    );
    expect(new Set(subjects).size).toBe(3);
    expect(languages).toEqual(expect.arrayContaining(['en', 'de', 'ar']));
  });

  it('is in English for any other language', () => {
    fc.assert(
      fc.property(fc.string(), (language) => {
        const known = languages.includes(language);
        return writeMessage('password-changed', language, {}).language === (known ? language : 'en');
      }),
      { examples: [['toString'], ['__proto__'], ['']] },
    );
  });

  it('inserts values unchanged', () => {
    expect(writeMessage('credentials', 'en', { link: '$&{{code}}', login: '$1' }).text).toContain(
      '$&{{code}}',
    );
  });

  it('is rejected without its values', () => {
    expect(() => writeMessage('reset-code', 'en', {})).toThrow('needs a code');
  });
});
