/** Flat texts: maps a dotted key to a text. The object has no prototype. */
export type Texts = Readonly<Record<string, string>>;

/** A dropped entry of a dictionary. `key` is dotted; the dictionary itself is `''`. */
export interface DictionaryIssue {
  key: string;
  issue: string;
}

/** Deeper nesting is not a dictionary; it would only exhaust the stack. */
const deepest = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Flattens a dictionary that may be nested (decisions 5): `{ a: { b: 'x' } }` → `{ 'a.b': 'x' }`. Values that are not
 * texts are dropped and reported. An empty text counts as not translated and is dropped silently. Never throws.
 */
export function flattenDictionary(
  raw: unknown,
  report: (issue: DictionaryIssue) => void = () => undefined,
): Texts {
  const flat = Object.create(null) as Record<string, string>;
  const add = (dictionary: Record<string, unknown>, prefix: string, depth: number): void => {
    for (const [name, value] of Object.entries(dictionary)) {
      const key = prefix === '' ? name : `${prefix}.${name}`;
      if (typeof value === 'string') {
        if (value !== '') flat[key] = value;
      } else if (!isRecord(value))
        report({ key, issue: `not a text: ${value === null ? 'null' : typeof value}` });
      else if (depth === deepest) report({ key, issue: 'nested too deeply' });
      else add(value, key, depth + 1);
    }
  };
  if (isRecord(raw)) add(raw, '', 1);
  else report({ key: '', issue: 'not an object' });
  return flat;
}
