import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getContrastPairs } from '@casino-kit/theme-kit';
import tokens from './tokens.json' with { type: 'json' };

describe('the tokens', () => {
  it.each(getContrastPairs(tokens))(
    'give $foreground on $background at least $least to 1',
    ({ ratio, least }) => {
      expect(ratio).toBeGreaterThanOrEqual(least);
    },
  );
  it('name only artwork that exists', () => {
    const files = Object.values(tokens.component.art).flatMap(
      ({ $value }) => /url\('\.\/(.+)'\)/.exec($value)?.[1] ?? [],
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
  });
});
