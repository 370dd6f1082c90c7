import { computeHash, readStale, type StaleRecord } from './staleness.ts';
import { readTexts, textSources, type TextSource } from './sources.ts';
import { requestedTexts, type RequestedText } from './requested-texts.ts';
import { flattenTexts } from './texts.ts';

/** A text to translate. */
export interface WorkItem {
  source: TextSource;
  requested: RequestedText;
  reason: 'missing' | 'stale';
}

/** Returns what is to be translated into a language, dictionaries before documents. */
export function workList(workspace: string, code: string): WorkItem[] {
  const stale = readStale(workspace);
  const items = textSources(workspace).flatMap((source) => {
    const english = flattenTexts(readTexts(workspace, source, 'en'));
    const written = flattenTexts(readTexts(workspace, source, code) ?? {});
    return requestedTexts(english, code).flatMap((requested): WorkItem[] => {
      if (!written.has(requested.key)) return [{ source, requested, reason: 'missing' }];
      return isStale(stale, source, requested, code) ? [{ source, requested, reason: 'stale' }] : [];
    });
  });
  return [
    ...items.filter(({ source }) => source.kind === 'dictionary'),
    ...items.filter(({ source }) => source.kind === 'document'),
  ];
}

/** Whether the English text of a translation changed since it was made, for a plural any of its English forms. */
export function isStale(
  stale: StaleRecord,
  source: TextSource,
  requested: RequestedText,
  code: string,
): boolean {
  return englishKeys(requested).some((key) => stale[source.file]?.[key]?.includes(code) === true);
}

/** Returns the English keys that a text is made from. */
export const englishKeys = ({ key, plural }: RequestedText): string[] =>
  plural ? [`${plural.base}_one`, `${plural.base}_other`] : [key];

/** Returns what names an item in the index of an export: another English text gives another name. */
export const getItemName = ({ source, requested }: Pick<WorkItem, 'source' | 'requested'>): string =>
  `${source.file}:${requested.key}:${computeHash(requested.english)}`;
