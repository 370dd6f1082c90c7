import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportTexts } from './export-texts.ts';
import { importTexts } from './import-texts.ts';
import { markChanges } from './staleness.ts';
import { getStatus } from './status.ts';
import { createTextsWorkspace, type TextsWorkspace } from './texts-workspace.ts';

let workspace: TextsWorkspace;
let folder: string;
const english = {
  'auth.title': 'Log in',
  'auth.left_one': 'One attempt is left.',
  'auth.left_other': '{{count}} attempts are left.',
  'auth.terms': 'Read the <terms>terms</terms>,\nplease.',
};
const policy = {
  title: 'Terms',
  updated: '2026-11-23',
  sections: [{ id: 'ask', title: 'How to ask', text: ['Write to {{support}}.', '- See [limits](limits).'] }],
};

beforeEach(() => {
  workspace = createTextsWorkspace();
  folder = join(workspace.root, 'work');
  workspace.write('tools/locales/lengths.json', { 'auth.title': 10 });
  workspace.write('libs/auth/src/locales/en.json', english);
});
afterEach(() => workspace.remove());

const exported = (code: string, options = {}) =>
  exportTexts(workspace.root, code, folder, options).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'),
  );
const imported = (code: string, lines: readonly string[]) => {
  workspace.write('work/done.tsv', lines.join('\n'));
  return importTexts(workspace.root, code, [join(folder, 'done.tsv')]);
};

describe('an export', () => {
  it('has a numbered line for each text and each plural category of the language', () => {
    const file = 'libs/auth/src/locales/en.json';
    expect(exported('ru')).toEqual([
      `1\t${file}:auth.title (at most 10 characters)\tLog in`,
      `2\t${file}:auth.left_one (for 1, 21, 31, 41, 51)\t{{count}} attempts are left.`,
      `3\t${file}:auth.left_few (for 2, 3, 4, 22, 23)\t{{count}} attempts are left.`,
      `4\t${file}:auth.left_many (for 0, 5, 6, 7, 8)\t{{count}} attempts are left.`,
      `5\t${file}:auth.left_other (for fractions)\t{{count}} attempts are left.`,
      `6\t${file}:auth.terms\tRead the <terms>terms</terms>,\\nplease.`,
    ]);
  });
  it('has the English of one where the language may spell it out, and no line for millions', () => {
    expect(exported('es').map((line) => line.split('\t').at(-1))).toEqual([
      'Log in',
      'One attempt is left.',
      '{{count}} attempts are left.',
      'Read the <terms>terms</terms>,\\nplease.',
    ]);
  });
  it('keeps the id of a text that an earlier one listed, or leaves it out', () => {
    expect(exported('ja')).toHaveLength(3);
    workspace.write('libs/auth/src/locales/en.json', { 'auth.new': 'New', ...english });
    expect(exported('ja').map((line) => line.split('\t')[0])).toEqual(['4', '1', '2', '3']);
    workspace.write('libs/auth/src/locales/en.json', {
      'auth.newer': 'Newer',
      'auth.new': 'New',
      ...english,
    });
    expect(exported('ja', { onlyNew: true, prefix: 'later' })).toEqual([
      '5\tlibs/auth/src/locales/en.json:auth.newer\tNewer',
    ]);
  });
  it('splits into files of 350 lines', () => {
    const many = Object.fromEntries(
      Array.from({ length: 351 }, (_, index) => [`k${index}`, `Text ${index}`]),
    );
    workspace.write('libs/auth/src/locales/en.json', many);
    expect(exportTexts(workspace.root, 'ja', folder)).toEqual(['part-01.tsv', 'part-02.tsv']);
  });
});

describe('an import', () => {
  const written = 'libs/auth/src/locales/es.json';
  it('writes the texts in the English order, with the forms of millions', () => {
    exported('es');
    const lines = [
      '4\tLee los <terms>términos</terms>,\\npor favor.',
      '3\tQuedan {{count}} intentos.',
      '2\tQueda un intento.',
      '1\tAcceder',
    ];
    expect(imported('es', lines)).toEqual({ written: 4, rejected: [] });
    expect(Object.entries(workspace.read(written) as object)).toEqual([
      ['auth.title', 'Acceder'],
      ['auth.left_one', 'Queda un intento.'],
      ['auth.left_many', 'Quedan {{count}} intentos.'],
      ['auth.left_other', 'Quedan {{count}} intentos.'],
      ['auth.terms', 'Lee los <terms>términos</terms>,\npor favor.'],
    ]);
    expect(exported('es')).toEqual([]);
  });
  it.each([
    ['no text', '1\t ', 'auth.title is empty'],
    ['a text that is too long', '1\tIniciar sesión', 'has 14 characters, 10 fit'],
    ['a lost placeholder', '3\tQuedan intentos.', 'lacks {{count}}'],
    ['a strange placeholder', '3\tQuedan {{count}} {{intentos}}.', 'has {{intentos}}'],
    ['a lost tag', '4\tLee los <terms>términos,\\npor favor.', 'has the marks <terms>, not </terms> <terms>'],
    ['an unknown id', '9\tHola', '9 is not in the index'],
  ])('rejects %s and writes the others', (_, line, reason) => {
    exported('es');
    const good = line.startsWith('2') ? '1\tAcceder' : '2\tQueda un intento.';
    const result = imported('es', [line, good]);
    expect(result.written).toBe(1);
    expect(result.rejected).toEqual([expect.stringContaining(reason)]);
    expect(Object.keys(workspace.read(written) as object)).toEqual(['auth.left_one']);
  });
  it('rejects a text whose English changed since the export', () => {
    exported('es');
    workspace.write('libs/auth/src/locales/en.json', { ...english, 'auth.title': 'Sign in' });
    expect(imported('es', ['1\tAcceder']).rejected).toEqual([
      expect.stringContaining('is no English text any more'),
    ]);
  });
  it('writes a policy as it is built, and not before all of it is there', () => {
    const file = 'libs/compliance/src/policies/terms/es.json';
    workspace.write('libs/compliance/src/policies/terms/en.json', policy);
    expect(
      exported('es')
        .slice(4)
        .map((line) => line.split('\t')[1]?.split(':')[1]),
    ).toEqual(['title', 'sections.0.title', 'sections.0.text.0', 'sections.0.text.1']);
    const lines = ['5\tCondiciones', '6\tPreguntas', '7\tEscriba a {{support}}.'];
    expect(imported('es', lines).rejected).toEqual([expect.stringContaining('lacks sections.0.text.1')]);
    expect(existsSync(join(workspace.root, file))).toBe(false);
    expect(imported('es', [...lines, '8\t- Véase [límites](limits).']).written).toBe(4);
    expect(workspace.read(file)).toEqual({
      title: 'Condiciones',
      updated: '2026-11-23',
      sections: [
        { id: 'ask', title: 'Preguntas', text: ['Escriba a {{support}}.', '- Véase [límites](limits).'] },
      ],
    });
  });
  it('makes a stale text current again', () => {
    workspace.write(written, { 'auth.title': 'Entrar' });
    markChanges(workspace.root);
    workspace.write('libs/auth/src/locales/en.json', { ...english, 'auth.title': 'Sign in' });
    expect(markChanges(workspace.root)).toEqual(['libs/auth/src/locales/en.json:auth.title']);
    expect(getStatus(workspace.root, ['es'])).toMatchObject([{ missing: 1, plural: 2, stale: 1 }]);
    expect(exported('es')[0]).toContain('auth.title');
    expect(imported('es', ['1\tAcceder']).written).toBe(1);
    expect(getStatus(workspace.root, ['es'])).toMatchObject([{ stale: 0 }]);
  });
});
