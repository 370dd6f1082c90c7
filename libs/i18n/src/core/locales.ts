/** The 37 wire codes, in the order of the spec (§9): for `/locales/{lng}.json`, cookies and the language header. */
export const localeCodes = [
  ...(['ru', 'ps', 'ar', 'en', 'du', 'fr', 'sr', 'bs', 'bg', 'cn', 'ja', 'ms', 'gr', 'tr', 'cz'] as const),
  ...(['sk', 'hi', 'sw', 'hu', 'id', 'fa', 'it', 'ko', 'mt', 'mu', 'ro', 'th', 'vi', 'pl', 'pt'] as const),
  ...(['es', 'sl', 'de', 'da', 'fi', 'no', 'el'] as const),
] as const;
export type LocaleCode = (typeof localeCodes)[number];
export const defaultLocaleCode = 'en' satisfies LocaleCode;

export type Direction = 'ltr' | 'rtl';

/** The entry of one wire code. All tags are BCP 47. */
export interface LocaleEntry {
  /** For the `lang` attribute. */
  tag: string;
  /** For numbers, money and dates, without extensions: `tag`, or a close one if browsers do not support `tag`. */
  formats: string;
  /** For plural forms: `tag`, or a close one if ICU has no rules for it. */
  plurals: string;
  direction: Direction;
  /** Numbers in Latin digits although the locale has its own. */
  latinDigits: boolean;
  /** Wire codes of the fallback dictionaries for a missing one, before `en`. */
  fallbacks: readonly string[];
}

/** The BCP 47 language of a wire code, if it is not the code itself (decisions 34). */
const tagsOfCodes: Readonly<Record<string, string>> = {
  du: 'nl',
  cn: 'zh-Hans',
  gr: 'el',
  cz: 'cs',
  no: 'nb',
  sr: 'sr-Latn',
  pt: 'pt-BR',
  sw: 'sv',
  mu: 'mfe',
};

/**
 * Chromium has no number and date formats for these and would silently use the machine's, or those of no language (`bs`:
 * “M11 28”). A fixed neighbour, rather than a list that each engine reads differently, keeps a page the same on the server
 * and in the browser.
 */
const formatsOfTags: Readonly<Record<string, string>> = {
  ps: 'fa',
  bs: 'sr-Latn-BA',
  mt: 'en-MT',
  mfe: 'fr',
};

const rightToLeft = new Set(['ar', 'fa', 'ps', 'he', 'ur', 'ckb', 'ug', 'yi', 'dv', 'sd']);
/** Their texts and dates have Latin digits, so amounts and counts beside them have too (decisions 35). */
const inLatinDigits = new Set(['ar', 'fa', 'ps']);
const getLanguage = (tag: string) => tag.split('-', 1)[0] ?? tag;

function createEntry(code: string, override: Partial<LocaleEntry> = {}): LocaleEntry {
  const own = Object.hasOwn(tagsOfCodes, code) ? tagsOfCodes[code] : undefined;
  const tag = override.tag ?? own ?? code;
  return {
    tag,
    formats: override.formats ?? formatsOfTags[tag] ?? tag,
    plurals: override.plurals ?? (tag === 'mfe' ? 'fr' : tag),
    direction: override.direction ?? (rightToLeft.has(getLanguage(tag)) ? 'rtl' : 'ltr'),
    latinDigits: override.latinDigits ?? inLatinDigits.has(getLanguage(tag)),
    // Both codes are Greek, and a server may have either.
    fallbacks: override.fallbacks ?? (tag === 'mfe' ? ['fr'] : tag === 'el' ? ['gr', 'el'] : []),
  };
}

/** Reads a table of locales. An unknown code is answered as `en` everywhere. */
export interface LocaleTable {
  readonly codes: readonly string[];
  has(code: unknown): code is string;
  entry(code: string): LocaleEntry;
  /** For the `lang` attribute: `cn` → `zh-Hans`. */
  tag(code: string): string;
  direction(code: string): Direction;
  /** For `Intl` and money: a tag that every engine supports, with Latin digits in `ar`, `fa` and `ps`. */
  formatTag(code: string): string;
  /** For calendar screens: the Gregorian calendar and Latin digits in every locale (decisions 35). */
  calendarTag(code: string): string;
  pluralTag(code: string): string;
  /** Returns the codes of the dictionaries to load, the code itself first and `en` last, each once. */
  chain(code: string): readonly string[];
}

/**
 * Creates a table of the 37 locales with `overrides` applied: another tag for a code, or custom codes.
 * `createLocaleTable({ pt: { tag: 'pt-PT' }, uk: { tag: 'uk' } })`. @throws RangeError when a tag is not BCP 47.
 */
export function createLocaleTable(
  overrides: Readonly<Record<string, Partial<LocaleEntry>>> = {},
): LocaleTable {
  const entries = new Map<string, LocaleEntry>();
  for (const code of new Set<string>([...localeCodes, ...Object.keys(overrides)])) {
    const entry = createEntry(code, Object.hasOwn(overrides, code) ? overrides[code] : undefined);
    try {
      Intl.getCanonicalLocales([entry.tag, entry.formats, entry.plurals]);
    } catch (cause) {
      throw new RangeError(`locale ${code}: ${entry.tag} is no BCP 47 tag`, { cause });
    }
    entries.set(code, entry);
  }
  const english = createEntry(defaultLocaleCode);
  const entry = (code: string) => entries.get(code) ?? entries.get(defaultLocaleCode) ?? english;
  return {
    codes: [...entries.keys()],
    has: (code): code is string => typeof code === 'string' && entries.has(code),
    entry,
    tag: (code) => entry(code).tag,
    direction: (code) => entry(code).direction,
    formatTag: (code) => `${entry(code).formats}${entry(code).latinDigits ? '-u-nu-latn' : ''}`,
    calendarTag: (code) => `${entry(code).formats}-u-ca-gregory-nu-latn`,
    pluralTag: (code) => entry(code).plurals,
    chain: (code) => [...new Set([code, ...entry(code).fallbacks, defaultLocaleCode])],
  };
}

/** The table of the specification, used by default. */
export const defaultLocaleTable: LocaleTable = createLocaleTable();

/** Returns whether this is one of the 37 wire codes, for example in a cookie or a path. */
export const isLocaleCode = (code: unknown): code is LocaleCode =>
  (localeCodes as readonly unknown[]).includes(code);
/** Returns the BCP 47 tag of a wire code in the default table, `en` for an unknown one. */
export const localeTag = (code: string): string => defaultLocaleTable.tag(code);
/** Returns the writing direction of a wire code in the default table. */
export const direction = (code: string): Direction => defaultLocaleTable.direction(code);
/** Returns the tag for numbers, money and dates in the default table. */
export const formatTag = (code: string): string => defaultLocaleTable.formatTag(code);
/** Returns the tag for calendar screens in the default table: Gregorian calendar, Latin digits. */
export const calendarTag = (code: string): string => defaultLocaleTable.calendarTag(code);
