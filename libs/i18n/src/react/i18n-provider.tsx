'use client';

import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n, namespace, sharedI18n } from '../core/create-i18n.js';
import { type Texts } from '../core/dictionary.js';
import { defaultLocaleTable, type LocaleTable } from '../core/locales.js';
import { defaultSharedValues } from '../core/shared-values.js';
import { type TextParams } from '../core/translate.js';
import { HostI18n, type HostI18next } from './host-i18n.js';
import { type Locale, LocaleContext, toLocale, unknownLocale } from './locale-context.js';
import { SharedValuesContext } from './shared-values-context.js';
import { TextsProvider } from './texts-provider.js';

export interface I18nProviderProps {
  /** Initial wire code; `en` by default. Set another `key` on the provider to restart it. */
  code?: string | undefined;
  /** The texts to start with, flat; without them, and for those that are missing, each library's English shows. */
  texts?: Texts | undefined;
  /** The locale of the dictionary `texts`, if it is a fallback for `code`. */
  textsCode?: string | undefined;
  /**
   * Loads all texts of the initial locale, if `texts` are only those that are needed first. It is called once: when
   * `useAllTexts` waits for them, or when a text is looked up that `texts` lack; an empty text in `texts` says that the
   * locale has none.
   */
  loadRest?: (() => Promise<Texts>) | undefined;
  /** Loads texts when the player chooses a locale; without it the libraries' English shows. */
  loadTexts?: ((code: string) => Promise<{ texts: Texts; code?: string | undefined }>) | undefined;
  /**
   * The host's own instance of i18next, on which `init` has been called. Texts come from its namespace `common`, and its
   * language is the locale: the props above have no effect, and `onChange` is called once at the start too.
   */
  instance?: HostI18next | undefined;
  /** Called on every switch, before it is painted: the shell sets `lang` and `dir` of the document and the cookie. */
  onChange?: ((locale: Locale) => void) | undefined;
  /** Shows keys instead of texts (the setting `debugShowTranslationKeys`). A host's own instance has `cimode` for it. */
  debugKeys?: boolean | undefined;
  /** Values that any text may use, such as `{{minimumAge}}`. Keep the object; a new one renders all texts again. */
  sharedValues?: TextParams | undefined;
  /** Locales and their formats, from `createLocaleTable`; by default those of the specification. */
  table?: LocaleTable | undefined;
  children: ReactNode;
}

/** Provides texts and formats of a locale to all components below it, and lets the player select another (§9). */
export function I18nProvider({ sharedValues = defaultSharedValues, ...props }: I18nProviderProps) {
  const { instance, table = defaultLocaleTable } = props;
  return (
    <SharedValuesContext value={sharedValues}>
      {instance === undefined ? (
        <OwnI18n {...props} table={table} />
      ) : (
        <HostI18n instance={instance} table={table} onChange={props.onChange}>
          {props.children}
        </HostI18n>
      )}
    </SharedValuesContext>
  );
}

interface TextsOfLocale extends Pick<I18nProviderProps, 'textsCode' | 'loadRest'> {
  code: string;
  texts: Texts;
}

const noTexts: Texts = {};

/** One instance of i18next for each locale that the player selects. */
function OwnI18n({
  code = 'en',
  texts = noTexts,
  textsCode,
  loadRest,
  loadTexts,
  onChange,
  debugKeys = false,
  table,
  children,
}: I18nProviderProps & { table: LocaleTable }) {
  const [current, setCurrent] = useState<TextsOfLocale>({ code, texts, textsCode, loadRest });
  const instance = useMemo(() => {
    const { code: chosen, texts: first, textsCode: shown = chosen, loadRest: load } = current;
    const config = { texts: first, language: table.pluralTag(shown), showsKeys: debugKeys };
    return load === undefined ? sharedI18n(config) : createI18n({ ...config, loadRest: load });
  }, [current, table, debugKeys]);
  const newestChoice = useRef(0);
  // Reported with the texts in the document: a frame between the two would have the language of one and the words of the other.
  const unreported = useRef<Locale | null>(null);
  useLayoutEffect(() => {
    const chosen = unreported.current;
    unreported.current = null;
    if (chosen !== null) onChange?.(chosen);
  }, [current, onChange]);

  const setLocale = useCallback(
    async (wanted: string) => {
      if (!table.has(wanted)) throw unknownLocale(wanted);
      newestChoice.current += 1;
      const choice = newestChoice.current;
      const loaded = loadTexts ? await loadTexts(wanted) : { texts: noTexts, code: 'en' };
      if (choice !== newestChoice.current) return;
      unreported.current = toLocale(table, wanted, loaded.code);
      setCurrent({ code: wanted, texts: loaded.texts, textsCode: loaded.code, loadRest: undefined });
    },
    [table, loadTexts],
  );
  const locale = useMemo(
    () => ({ ...toLocale(table, current.code, current.textsCode), setLocale }),
    [table, current.code, current.textsCode, setLocale],
  );

  return (
    <LocaleContext value={locale}>
      <I18nextProvider i18n={instance} defaultNS={namespace}>
        <TextsProvider>{children}</TextsProvider>
      </I18nextProvider>
    </LocaleContext>
  );
}
