/** The native names of languages, for a list of languages. Browsers lack some of these names. */
const namesOfTags: Readonly<Record<string, string>> = {
  ru: 'Русский',
  ps: 'پښتو',
  ar: 'العربية',
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
  'sr-Latn': 'Srpski',
  bs: 'Bosanski',
  bg: 'Български',
  'zh-Hans': '简体中文',
  ja: '日本語',
  ms: 'Bahasa Melayu',
  el: 'Ελληνικά',
  tr: 'Türkçe',
  cs: 'Čeština',
  sk: 'Slovenčina',
  hi: 'हिन्दी',
  sv: 'Svenska',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  fa: 'فارسی',
  it: 'Italiano',
  ko: '한국어',
  mt: 'Malti',
  mfe: 'Kreol morisien',
  ro: 'Română',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  es: 'Español',
  sl: 'Slovenščina',
  de: 'Deutsch',
  da: 'Dansk',
  fi: 'Suomi',
  nb: 'Norsk bokmål',
};

/**
 * Returns the native name of a language, by its BCP 47 tag: as written above, otherwise from `Intl`, otherwise the tag.
 */
export function nativeName(tag: string): string {
  if (Object.hasOwn(namesOfTags, tag)) return namesOfTags[tag] ?? tag;
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}
