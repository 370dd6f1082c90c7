import { describe, expect, it } from 'vitest';
import { groupedId } from './grouped-id.js';

describe('groupedId', () => {
  it.each([
    ['84210336', '84\u00a0210\u00a0336'],
    ['7', '7'],
    ['a-1234', 'a-1234'],
  ])('returns for %s: %s', (id, grouped) => expect(groupedId(id)).toBe(grouped));
});
