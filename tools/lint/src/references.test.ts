import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What the documents of the house define: sections, decisions and features. */
const known = {
  sections: new Set(
    [...read('docs/specification.md').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number),
  ),
  decisions: new Set(
    readdirSync(join(root, 'docs/decisions')).flatMap(
      (file) => /^0*(\d+)-.+\.md$/.exec(file)?.slice(1) ?? [],
    ),
  ),
  features: new Set([...read('docs/features.md').matchAll(/^\| ([A-Z]\d+) /gm)].map(([, id]) => id)),
};
type Kind = keyof typeof known;

/** A number, a list of numbers or a range of them, after the word. */
const decisionList = /\b[Dd]ecisions? (\d+(?:(?:, | and |–|-)\d+)*)/g;
const featureLetters = new Set([...known.features].map((id) => id?.[0]));

/** Returns what a text refers to. A feature is referred to in parentheses: `(§2, N11)`. */
function referencesIn(text: string): [kind: Kind, name: string][] {
  const sections = [...text.matchAll(/§ ?(\d+)/g)].map(([, number = '']): [Kind, string] => [
    'sections',
    number,
  ]);
  const decisions = [...text.matchAll(decisionList)].flatMap(([, list = '']) =>
    list.split(/\D+/).map((number): [Kind, string] => ['decisions', number]),
  );
  const features = [...text.matchAll(/\(([^()\n]*)\)/g)]
    .flatMap(([, inside = '']) => inside.split(/[,;] | and /))
    .filter((part) => /^[A-Z]\d{1,2}$/.test(part) && featureLetters.has(part[0]))
    .map((id): [Kind, string] => ['features', id]);
  return [...sections, ...decisions, ...features];
}

/** Returns the paths of a Markdown text's links to files of the repository. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^(\w+:|\/)/.test(target));

/** Returns the paths from the root that a Markdown text names as code, without patterns and `<placeholders>`. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:libs|apps|tools|docs)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[*<>{}]/.test(path));

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.([cm]?[jt]sx?|css|md|jsonc?|ya?ml)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !/(^|\/)(migrations|locales)\/|package-lock|CHANGELOG/.test(file));

/** Their sections are those of laws. */
const aboutLaws = /^docs\/protection\.md$|\/protection-facts\.json$/;

describe('references', () => {
  it('of code and documents lead to a section, a decision or a feature', () => {
    const found = files.flatMap((file) =>
      referencesIn(read(file)).map(([kind, name]) => ({ file, kind, name })),
    );
    expect(found.length).toBeGreaterThan(1_000);
    const isOfLaw = ({ file, kind }: (typeof found)[number]) => kind === 'sections' && aboutLaws.test(file);
    const dead = found.filter((one) => !known[one.kind].has(one.name) && !isOfLaw(one));
    expect(dead).toEqual([]);
  });
  it('of documents lead to files', () => {
    const links = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => linksIn(read(file)).map((target) => ({ file, target })));
    expect(links.filter(({ file, target }) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
  });
  it('to paths in documents lead to files', () => {
    const paths = files
      .filter((file) => /^(README|CONTRIBUTING|docs\/[^/]+)\.md$/.test(file))
      .flatMap((file) => pathsIn(read(file)).map((path) => ({ file, path })));
    expect(paths.length).toBeGreaterThan(200);
    expect(paths.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  });
  it('to paths are those from the root, without patterns', () => {
    expect(
      pathsIn('`libs/a/b.ts`, `libs/*/c.md`, `docs/<code>.md`, `docs/x.md`; `npx tools/y` and libs/z'),
    ).toEqual(['libs/a/b.ts', 'docs/x.md']);
  });
  it('are found in every form that is used', () => {
    expect(referencesIn('§2, §4.; decisions 34, 35 and decision 7; (§7, N11) and (W10); M2 (ms)')).toEqual([
      ['sections', '2'],
      ['sections', '4'],
      ['sections', '7'],
      ['decisions', '34'],
      ['decisions', '35'],
      ['decisions', '7'],
      ['features', 'N11'],
      ['features', 'W10'],
    ]);
  });
});
