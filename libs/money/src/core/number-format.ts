const formats = new Map<string, Intl.NumberFormat>();
const maxFormats = 200;

/** Returns a number format of a locale. Creating one costs far more than formatting, so equal ones are shared. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  // Currencies come from servers: their number is not ours to trust.
  if (formats.size >= maxFormats) formats.clear();
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}
