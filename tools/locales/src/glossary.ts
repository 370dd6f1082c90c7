import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A term and what a translation of it must contain one of. */
export interface Term {
  english: RegExp;
  forms: readonly string[];
}

/**
 * Reads the glossary of a language: the rows of the table under `## Glossary` in `docs/languages/<code>.md`. The first
 * column is the English term, the second its translation, the third other forms or stems, separated by commas.
 */
export function readGlossary(workspace: string, code: string): Term[] {
  const path = join(workspace, 'docs/languages', `${code}.md`);
  if (!existsSync(path)) return [];
  const section = /^## Glossary$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line): Term[] => {
      const [, english = '', translation = '', others = ''] = line.split('|').map((cell) => cell.trim());
      const forms = [translation, ...others.split(',')].map((form) => form.trim().toLocaleLowerCase());
      const found = forms.filter((form) => form !== '');
      return english === '' || found.length === 0
        ? []
        : [
            {
              english: new RegExp(`\\b${english.replace(/s$/, '').replace(/\W/g, '\\$&')}s?\\b`, 'i'),
              forms: found,
            },
          ];
    });
}

/** Returns the words of a text: names of placeholders and targets of links are none. */
const getWords = (text: string) => text.replaceAll(/\{\{?[^{}]*\}?\}|\]\([^)]*\)/g, ' ');

/** Returns whether a translation lacks a term that its English text has. */
export function lacksTerm(terms: readonly Term[], english: string, translation: string): boolean {
  const source = getWords(english);
  const text = getWords(translation).toLocaleLowerCase();
  return terms.some((term) => term.english.test(source) && !term.forms.some((form) => text.includes(form)));
}
