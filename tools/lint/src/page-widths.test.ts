import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Where names of widths are defined: for every stylesheet, and for those of games. */
const pages = 'libs/ui/src/media.css';
const games = 'apps/reference-game/src/style/media.css';

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /^(apps|libs|\.storybook)\/.+\.(css|tsx?)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !/\.test\.tsx?$/.test(file) && file !== pages && file !== games)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const stylesheets = files.filter(({ file }) => file.endsWith('.css'));
const programs = files.filter(({ file }) => !file.endsWith('.css'));

interface Width {
  name: string;
  condition: string;
}

/** Returns the custom media that a stylesheet defines. */
const definedIn = (text: string): Width[] =>
  [...text.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name = '', condition = '']) => ({
    name,
    condition,
  }));
const ofPages = definedIn(readFileSync(join(root, pages), 'utf8'));
const ofGames = definedIn(readFileSync(join(root, games), 'utf8'));

/** Returns the names in the media queries of a stylesheet. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/@media([^{]*)\{/g)].flatMap(([, query = '']) => query.match(/--[\w-]+/g) ?? []);

/** Returns whether a comment directly before a place in a text, or on the line before it, begins with “Own width”. */
const hasReason = (text: string, place: number): boolean =>
  /(\/\* Own width: [^*]*\*\/\s*|\/\/ Own width: .*\n.*)$/.test(text.slice(0, place));

/** Returns the media queries of a stylesheet that have a raw width and no reason for it. */
const rawIn = (text: string): string[] =>
  [...text.matchAll(/@media([^{]*)\{/g)]
    .filter(({ 1: query = '', index }) => /\b(width|inline-size)\b/.test(query) && !hasReason(text, index))
    .map(({ 1: query = '' }) => query.trim());

const known = new Set(ofPages.flatMap(({ condition }) => condition.split(' and ')));

/** Returns the media queries of a program whose width is none of the pages and has no reason. */
const unknownIn = (text: string): string[] =>
  [...text.matchAll(/\((?:min|max)-(?:width|inline-size): ?[\d.]+(?:px|r?em)\)/g)]
    .filter(({ 0: query, index }) => !known.has(query) && !hasReason(text, index))
    .map(([query]) => query);

describe('widths of the page', () => {
  it('have a name in every media query, or a reason to be raw', () => {
    expect(stylesheets.length).toBeGreaterThan(100);
    expect(stylesheets.flatMap(({ file, text }) => rawIn(text).map((query) => ({ file, query })))).toEqual(
      [],
    );
  });
  it('are defined by every name that is used, and used by every name that is defined', () => {
    const isOfGame = ({ file }: { file: string }) => file.startsWith('apps/reference-game/');
    const used = (sheets: typeof stylesheets) =>
      [...new Set(sheets.flatMap(({ text }) => namesIn(text)))].toSorted();
    const names = (widths: Width[]) => widths.map(({ name }) => name).toSorted();
    expect(used(stylesheets.filter((sheet) => !isOfGame(sheet)))).toEqual(names(ofPages));
    const ownOfGames = used(stylesheets.filter(isOfGame)).filter((name) => !names(ofPages).includes(name));
    expect(ownOfGames).toEqual(names(ofGames));
  });
  it('are the same in programs, unless there is a reason', () => {
    expect(programs.flatMap(({ file, text }) => unknownIn(text).map((query) => ({ file, query })))).toEqual(
      [],
    );
  });
  it('are missed by no planted breach', () => {
    expect(
      [
        '@media (max-width: 767px) {',
        '@media (width < 48rem) {',
        '@media (--mobile), (min-width: 901px) {',
        '@media (max-inline-size: 50em) and (orientation: landscape) {',
        '/* A phone. */\n@media (max-width: 480px) {',
        '/* Own width: the title. */\n.title {}\n@media (max-width: 480px) {',
      ].flatMap(rawIn),
    ).toHaveLength(6);
    expect(
      [
        '@media (--mobile) {',
        '@media (max-height: 480px) and (orientation: landscape) {',
        '@container offer (min-width: 600px) {',
        '/* Own width: the title wraps. */\n  @media (max-width: 480px) {',
      ].flatMap(rawIn),
    ).toEqual([]);
    expect(unknownIn("matchMedia('(max-width: 768px)')")).toEqual(['(max-width: 768px)']);
    expect(
      unknownIn(
        "matchMedia('(max-width: 767px)');\n// Own width: a tablet.\nmatchMedia('(max-width: 1024px)')",
      ),
    ).toEqual([]);
  });
});
