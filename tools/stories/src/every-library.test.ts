import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const libs = join(import.meta.dirname, '..', '..', '..', 'libs');
const libraries = readdirSync(libs).filter((name) => existsSync(join(libs, name, 'package.json')));

/** Returns the sources of a library's stories. */
function readStories(library: string): string[] {
  const source = join(libs, library, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(source, file), 'utf8'));
}

describe('every library ships stories', () => {
  it.each(libraries)('%s has one, filed under its name', (library) => {
    const titles = readStories(library).map((story) => /title: '([^'/]+)\//.exec(story)?.[1]);
    expect(titles).toContain(library);
  });
  it.each(libraries)('the package of %s contains none of them', (library) => {
    const { files } = JSON.parse(readFileSync(join(libs, library, 'package.json'), 'utf8')) as {
      files: string[];
    };
    expect(files).toContain('!src/**/*.stories.*');
  });
});
