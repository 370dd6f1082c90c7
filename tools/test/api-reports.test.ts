import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiReports, namesIn } from './api-reports.ts';
import { readManifest, publishableLibraries, root } from './packing.ts';

const reports = apiReports();

describe('the API reports', () => {
  it('exist for every published library', () => {
    expect(reports.map(({ library }) => library)).toEqual([...publishableLibraries().keys()]);
  });
  it.each(reports)('of $library is current (update it with npm run api-report)', ({ path, text }) => {
    const file = join(root, path);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
  });
  it.each(reports)('of $library is not published', ({ library }) => {
    const { files = [] } = readManifest(join(root, 'libs', library)) as { files?: string[] };
    expect(files.filter((file) => !file.startsWith('!'))).toEqual(['dist', 'src']);
  });
});

describe('namesIn', () => {
  it('returns each exported name once, and nothing internal', () => {
    const declarations = `import { Amount } from '@casino-kit/money';

export { Amount }

export function pay(amount: Amount): void;

export function pay(amount: Amount, currency: string): void;

// @deprecated
export const limits: {
  export: string;
};

interface Internal {
}

export { late as early }`;
    expect(namesIn(declarations)).toEqual(['Amount', 'pay', 'limits', 'early']);
  });
  it('throws when an export has a form that it does not know', () => {
    expect(() => namesIn('export default function pay(): void;')).toThrow('export default');
  });
});
