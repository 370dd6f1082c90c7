import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DictionaryIssue, flattenDictionary } from './dictionary.js';

function flatten(raw: unknown) {
  const issues: DictionaryIssue[] = [];
  const texts = flattenDictionary(raw, (issue) => issues.push(issue));
  return { texts: { ...texts }, issues };
}

describe('flattenDictionary', () => {
  it('joins nested keys by dots and leaves dotted ones', () => {
    expect(flatten({ 'blocked.popup.title': 'Blocked', login: { form: { title: 'Log in' } } })).toEqual({
      texts: { 'blocked.popup.title': 'Blocked', 'login.form.title': 'Log in' },
      issues: [],
    });
  });

  it('drops values that are not texts, and reports them', () => {
    const { texts, issues } = flatten({ a: 1, b: { c: null, d: ['x'], e: 'E' }, f: '' });
    expect(texts).toEqual({ 'b.e': 'E' });
    expect(issues).toEqual([
      { key: 'a', issue: 'not a text: number' },
      { key: 'b.c', issue: 'not a text: null' },
      { key: 'b.d', issue: 'not a text: object' },
    ]);
  });

  it.each([[null], [undefined], ['text'], [['a']], [7]])('is empty for %j', (garbage) =>
    expect(flatten(garbage)).toEqual({ texts: {}, issues: [{ key: '', issue: 'not an object' }] }),
  );

  it('accepts keys of `Object.prototype` like others', () => {
    const texts = flattenDictionary(JSON.parse('{"__proto__":{"polluted":"yes"},"constructor":"c"}'));
    expect(texts['__proto__.polluted']).toBe('yes');
    expect(texts.constructor).toBe('c');
    expect(texts.toString).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('stops at endless nesting', () => {
    const endless: Record<string, unknown> = { a: 'A' };
    endless.again = endless;
    const { texts, issues } = flatten(endless);
    expect(Object.keys(texts)).toHaveLength(20);
    expect(issues).toHaveLength(1);
  });

  it('contains only texts for any input, and flattens a flat one to itself', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (raw) => {
        const texts = flattenDictionary(raw);
        expect(Object.values(texts).every((text) => typeof text === 'string' && text !== '')).toBe(true);
        expect({ ...flattenDictionary(texts) }).toEqual({ ...texts });
      }),
    );
  });
});
