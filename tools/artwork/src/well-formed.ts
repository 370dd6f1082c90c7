const TAG = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([A-Za-z][\w:-]*)="([^"<]*)"/g;
const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot);)/;

/** Faults of one tag's attributes: given twice, or an ampersand that is not escaped. */
function attributeErrors(tag: string, attributes: string): string[] {
  const found = [...attributes.matchAll(ATTRIBUTE)];
  const names = found.map(([, name]) => name);
  const faults = names
    .filter((name, i) => names.indexOf(name) !== i)
    .map((name) => `${name} is given twice on ${tag}`);
  for (const [, name, value = ''] of found)
    if (LOOSE_AMPERSAND.test(value)) faults.push(`a bare & in ${name} of ${tag}`);
  return faults;
}

/** Faults of the markup: XML as strict as these pictures need it, tags and attributes only, without text. */
function markupErrors(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < svg.length) {
    TAG.lastIndex = at;
    const match = TAG.exec(svg);
    if (!match) return [...faults, `not a tag: ${svg.slice(at, at + 60)}`];
    const [whole, closing, tag = '', attributes = '', empty] = match;
    faults.push(...attributeErrors(tag, attributes));
    if (closing) {
      const expected = open.pop();
      if (expected !== tag) faults.push(`${tag} closes ${expected ?? 'nothing'}`);
    } else if (!empty) open.push(tag);
    at += whole.length;
    if (!open.length && at < svg.length) return [...faults, 'something follows the root'];
  }
  return open.length ? [...faults, `left open: ${open.join(' ')}`] : faults;
}

/**
 * Faults of an SVG text: not well-formed, an id given twice, a reference to an id that is not there, or a number that
 * was not one.
 * @returns messages; none for a sound picture
 */
export function svgErrors(svg: string): string[] {
  const faults = markupErrors(svg);
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')) faults.push('not an SVG');
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  const known = new Set(ids);
  if (known.size !== ids.length)
    faults.push(`ids given twice: ${ids.filter((id, i) => ids.indexOf(id) !== i).join(' ')}`);
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
    if (!known.has(id)) faults.push(`nothing has the id ${id}`);
  if (/NaN|undefined|Infinity|\[object/.test(svg)) faults.push('a number is missing');
  return faults;
}
