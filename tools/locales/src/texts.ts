/** Texts by place: the dotted key of a dictionary, `sections.0.text.1` in a document. */
export type Texts = ReadonlyMap<string, string>;

/** What a document states for the program, the same in every language. */
const untranslated = new Set(['id', 'updated', 'hosted']);

/** Returns the texts of a file in their order. Numbers, flags and ids of a document are left out. */
export function flattenTexts(content: unknown): Texts {
  const found = new Map<string, string>();
  mapTexts(content, '', (place, text) => {
    found.set(place, text);
    return text;
  });
  return found;
}

/** Returns a copy of a document with other texts at their places. */
export function withTexts(document: unknown, texts: Texts): unknown {
  return mapTexts(document, '', (place, text) => texts.get(place) ?? text);
}

function mapTexts(value: unknown, place: string, each: (place: string, text: string) => string): unknown {
  if (typeof value === 'string') return each(place, value);
  if (typeof value !== 'object' || value === null) return value;
  const inside = (name: string | number) => (place === '' ? String(name) : `${place}.${name}`);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, inside(index), each));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      untranslated.has(name) ? (item as unknown) : mapTexts(item, inside(name), each),
    ]),
  );
}
