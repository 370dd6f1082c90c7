'use client';

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Texts } from '../core/dictionary.js';
import { loadI18next, needsI18next } from '../core/further-syntax.js';
import { type TextParams } from '../core/interpolate.js';
import { defaultLocaleTable, type Direction, type LocaleTable } from '../core/locales.js';
import { createRestOfTexts } from '../core/rest-of-texts.js';
import { defaultSharedValues } from '../core/shared-values.js';
import { createTextSource, sharedTextSource } from '../core/text-source.js';
import { sharedTexts, TextsContext } from './texts-context.js';

/** The locale in use. */
export interface Locale {
  /** Wire code, for the server. */
  code: string;
  /** BCP 47 of the texts shown, for the `lang` attribute. */
  tag: string;
  /** BCP 47 for `Intl` and money: known to every browser. */
  formatTag: string;
  /** As `formatTag`, with the Gregorian calendar and Latin digits. */
  calendarTag: string;
  dir: Direction;
}
export interface LocaleInUse extends Locale {
  /**
   * Loads the texts of another locale, then switches to it. Of several calls the last one wins. Rejects, and changes
   * nothing, when the code is not in the table (`RangeError`) or loading fails.
   */
  setLocale: (code: string) => Promise<void>;
}

export interface I18nProviderProps {
  /** Initial wire code. Set another `key` on the provider to restart it. */
  code: string;
  /** The texts to start with, flat; `{}` shows each library's English. */
  texts: Texts;
  /** The locale of the dictionary `texts`, if it is a fallback for `code`. */
  textsCode?: string | undefined;
  /**
   * Loads all texts of the initial locale, if `texts` are only those that are needed first. It is called once: when
   * {@link useAllTexts} waits for them, or when a text is looked up that `texts` lack; an empty text in `texts` says
   * that the locale has none.
   */
  loadRest?: (() => Promise<Texts>) | undefined;
  /** Loads texts when the player chooses a locale; without it the libraries' English shows. */
  loadTexts?: ((code: string) => Promise<{ texts: Texts; code?: string | undefined }>) | undefined;
  /** Called on every switch: the shell sets `lang` and `dir` of the document and the cookie. */
  onChange?: ((locale: Locale) => void) | undefined;
  /** Shows keys instead of texts (the setting `debugShowTranslationKeys`). */
  debugKeys?: boolean | undefined;
  /** Values that any text may use, such as `{{minimumAge}}`. Keep the object; a new one renders all texts again. */
  sharedValues?: TextParams | undefined;
  table?: LocaleTable | undefined;
  children: ReactNode;
}

type TextsOfLocale = Pick<I18nProviderProps, 'code' | 'texts' | 'textsCode' | 'loadRest'>;

/** Language and direction are those of the texts that are shown; formats follow the chosen locale. */
const localeOf = (table: LocaleTable, code: string, textsCode = code): Locale => ({
  code,
  tag: table.tag(textsCode),
  formatTag: table.formatTag(code),
  calendarTag: table.calendarTag(code),
  dir: table.direction(textsCode),
});

const withoutProvider: LocaleInUse = {
  ...localeOf(defaultLocaleTable, 'en'),
  setLocale: () =>
    Promise.reject(new Error('No I18nProvider above this component, so no locale can be set.')),
};
const LocaleContext = createContext<LocaleInUse>(withoutProvider);

/**
 * Provides texts and formats of a locale to all components below it, and lets the player select another (§9). Suspends
 * while i18next loads, if a text to start with has further syntax than `{{name}}` places and plural forms.
 */
export function I18nProvider({
  code,
  texts,
  textsCode,
  loadRest,
  loadTexts,
  onChange,
  debugKeys = false,
  sharedValues = defaultSharedValues,
  table = defaultLocaleTable,
  children,
}: I18nProviderProps) {
  const [current, setCurrent] = useState<TextsOfLocale>({ code, texts, textsCode, loadRest });
  const { source, rest } = useMemo(() => {
    const { code: chosen, texts: first, textsCode: shown = chosen, loadRest: load } = current;
    const language = table.pluralTag(shown);
    if (load === undefined) return { source: sharedTextSource(first, language), rest: null };
    const created = createTextSource(first, language);
    const onLate = (all: Texts) =>
      setCurrent((now) => (now === current ? { ...now, texts: all, loadRest: undefined } : now));
    return { source: created, rest: createRestOfTexts({ source: created, first, loadRest: load, onLate }) };
  }, [current, table]);
  const textsInUse = useMemo(
    () =>
      rest === null
        ? sharedTexts(source, { debugKeys, sharedValues })
        : { source, debugKeys, sharedValues, rest },
    [source, debugKeys, sharedValues, rest],
  );
  if (needsI18next(current.texts)) use(loadI18next());
  const newestChoice = useRef(0);

  const setLocale = useCallback(
    async (wanted: string) => {
      if (!table.has(wanted)) throw new RangeError(`unknown locale: ${JSON.stringify(wanted)}`);
      newestChoice.current += 1;
      const choice = newestChoice.current;
      const loaded = loadTexts ? await loadTexts(wanted) : { texts: {}, code: 'en' };
      if (needsI18next(loaded.texts)) await loadI18next();
      if (choice !== newestChoice.current) return;
      setCurrent({ code: wanted, texts: loaded.texts, textsCode: loaded.code });
      onChange?.(localeOf(table, wanted, loaded.code));
    },
    [table, loadTexts, onChange],
  );
  const locale = useMemo(
    () => ({ ...localeOf(table, current.code, current.textsCode), setLocale }),
    [table, current.code, current.textsCode, setLocale],
  );

  return (
    <LocaleContext value={locale}>
      <TextsContext value={textsInUse}>{children}</TextsContext>
    </LocaleContext>
  );
}

/** Returns the current locale, and a function to change it; English without an {@link I18nProvider}. */
export function useLocale(): LocaleInUse {
  return useContext(LocaleContext);
}
