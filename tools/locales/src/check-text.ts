import { isOneNumber } from './plurals.ts';
import type { RequestedText } from './requested-texts.ts';

/** The columns of the table: what is wrong with a text. */
export type Problem = 'placeholder' | 'length' | 'empty';

/** Returns what is wrong with a translation, in words, with its column; nothing for a good one. */
export function findProblems(
  requested: RequestedText,
  translation: string,
  code: string,
  longest?: number,
): { problem: Problem; words: string }[] {
  if (translation.trim() === '') return [{ problem: 'empty', words: 'is empty' }];
  const found: { problem: Problem; words: string }[] = [];
  const { plural } = requested;
  const spared =
    !plural || !isOneNumber(code, plural.category) ? 0 : plural.category === 'zero' ? Infinity : 1;
  const missing = difference(getPlaceholders(requested.english), getPlaceholders(translation));
  const added = difference(getPlaceholders(translation), getPlaceholders(requested.english));
  // A category of one number may spell it out, that of zero say it otherwise. Each may show it although English spells it out.
  if (missing.length > spared) found.push({ problem: 'placeholder', words: `lacks ${missing.join(' ')}` });
  if (added.some((place) => !(plural && /^\{+count\}+$/.test(place))))
    found.push({ problem: 'placeholder', words: `has ${added.join(' ')}, English has not` });
  const [marks, englishMarks] = [getMarks(translation), getMarks(requested.english)];
  if (marks.join() !== englishMarks.join())
    found.push({
      problem: 'placeholder',
      words: `has the marks ${marks.join(' ')}, not ${englishMarks.join(' ')}`,
    });
  const length = [...translation].length;
  if (longest !== undefined && length > longest)
    found.push({ problem: 'length', words: `has ${length} characters, ${longest} fit` });
  return found;
}

const difference = (left: readonly string[], right: readonly string[]) =>
  left.filter((item) => !right.includes(item));

/** Placeholders, currency codes in brackets, link targets and the mark of a list. */
const getPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\{\{[^}]*\}\}|\{\w+\}|\[[A-Z]{2,3}\]|\]\([^)]*\)|^- /g)].map(([place]) =>
      place.replaceAll(' ', ''),
    ),
  ),
];

/** Marks around a part of a text, `<terms>` and `</terms>`, sorted: languages order parts differently. */
const getMarks = (text: string): string[] => [...text.matchAll(/<\/?\w+\/?>/g)].map(([mark]) => mark).sort();
