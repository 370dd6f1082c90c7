import { findProblems } from './check-text.ts';
import { lacksTerm, readGlossary } from './glossary.ts';
import { readLengths } from './lengths.ts';
import { getCategories } from './plurals.ts';
import { requestedTexts } from './requested-texts.ts';
import { readTexts, textSources } from './sources.ts';
import { readStale } from './staleness.ts';
import { flattenTexts } from './texts.ts';
import { isStale } from './work-list.ts';

/** A row of the table: how many texts of a project in a language are not as they must be. */
export interface StatusRow {
  code: string;
  group: string;
  texts: number;
  missing: number;
  stale: number;
  placeholder: number;
  plural: number;
  glossary: number;
  length: number;
}

/** Returns a row for each language and project. A key that English does not have counts as a wrong plural or key. */
export function getStatus(workspace: string, codes: readonly string[]): StatusRow[] {
  const stale = readStale(workspace);
  const lengths = readLengths(workspace);
  const sources = textSources(workspace).map((source) => ({
    source,
    english: flattenTexts(readTexts(workspace, source, 'en')),
  }));
  return codes.flatMap((code) => {
    const rows = new Map<string, StatusRow>();
    const terms = readGlossary(workspace, code);
    for (const { source, english } of sources) {
      const row = rows.get(source.group) ?? emptyRow(code, source.group);
      rows.set(source.group, row);
      const written = flattenTexts(readTexts(workspace, source, code) ?? {});
      const requested = requestedTexts(english, code);
      row.texts += requested.length;
      for (const item of requested) {
        const text = written.get(item.key);
        if (text === undefined) row[item.plural && written.size > 0 ? 'plural' : 'missing'] += 1;
        else {
          if (isStale(stale, source, item, code)) row.stale += 1;
          if (lacksTerm(terms, item.english, text)) row.glossary += 1;
          for (const { problem } of findProblems(item, text, code, lengths[item.key]))
            row[problem === 'empty' ? 'missing' : problem] += 1;
        }
      }
      const allowed = new Set([
        ...requested.map(({ key }) => key),
        ...requested.flatMap(({ plural }) =>
          plural ? getCategories(code).map((category) => `${plural.base}_${category}`) : [],
        ),
      ]);
      row.plural += [...written.keys()].filter((key) => !allowed.has(key)).length;
    }
    return [...rows.values()];
  });
}

const emptyRow = (code: string, group: string): StatusRow => ({
  code,
  group,
  texts: 0,
  missing: 0,
  stale: 0,
  placeholder: 0,
  plural: 0,
  glossary: 0,
  length: 0,
});

/** Whether a row has a text that is missing, stale or wrong. A term that differs from the glossary is only a hint. */
export const hasFaults = ({ missing, stale, placeholder, plural, length }: StatusRow): boolean =>
  missing + stale + placeholder + plural + length > 0;
