'use client';

import { useLocale } from '@casino-kit/i18n';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createCasino } from '../wiring/create-casino.js';
import { type Casino } from '../wiring/wire-casino.js';
import { CasinoContexts, type CasinoContextsProps } from './casino-contexts.js';
import { FailedScreen, LoadingScreen } from './start-screens.js';
import { loadServerTexts, useCasinoStart } from './use-casino-start.js';

type OneCasino =
  | { casino: Casino; url?: never }
  /** Address of the server, for `createCasino({ url })`: a server component can pass it. Read once. */
  | { url: string; casino?: never };

export type CasinoProviderProps = OneCasino &
  Pick<CasinoContextsProps, 'navigation' | 'children'> & {
    /** The brand's settings; loaded from the server by default. */
    settings?: CasinoContextsProps['settings'] | undefined;
    /**
     * Locale, texts and a function to load others, or the host's own `instance` of i18next, whose language the casino then
     * follows; loaded from the server by default, in the casino's language.
     */
    i18n?: CasinoContextsProps['i18n'] | undefined;
    /** Shown while settings and texts load, in place of placeholders. */
    fallback?: ReactNode | undefined;
  };

/** Sets language and direction of the document to those of the texts. */
function DocumentLanguage() {
  const { tag, dir } = useLocale();
  useEffect(() => {
    document.documentElement.lang = tag;
    document.documentElement.dir = dir;
  }, [tag, dir]);
  return null;
}

/** Queries whose data is the same in every language. */
const isNeutral = (key: unknown) => key === 'settings' || key === 'texts';

/**
 * Provides everything that components of the libraries need: data, settings, texts, session, navigation. Loads settings
 * and texts from the server unless they are passed: placeholders are shown meanwhile, an error with a retry when the
 * settings cannot be loaded. A missing setting has its default (§9), a missing text is English.
 */
export function CasinoProvider({
  casino: given,
  url,
  settings,
  i18n,
  navigation,
  fallback = <LoadingScreen />,
  children,
}: CasinoProviderProps) {
  const [first] = useState(() => (given === undefined ? createCasino({ url }) : given));
  const casino = given ?? first;
  const start = useCasinoStart(casino, { settings, hasTexts: i18n !== undefined });
  const { code, texts } = start;
  const shownCode = useRef(code);
  const onChange = useCallback(
    (chosen: { code: string }) => {
      if (chosen.code === shownCode.current) return;
      shownCode.current = chosen.code;
      casino.storeLanguage?.(chosen.code);
      void casino.queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isNeutral(queryKey[0]) });
    },
    [casino],
  );
  const loadedI18n = useMemo(
    () =>
      texts && {
        code,
        texts: texts.texts,
        textsCode: texts.code,
        loadTexts: (wanted: string) => loadServerTexts(casino, wanted),
      },
    [casino, code, texts],
  );
  const i18nInUse = i18n ?? loadedI18n;
  const followsLanguage = i18n === undefined || i18n.instance !== undefined;

  if (start.settings === undefined && start.failed)
    return <FailedScreen texts={texts} retrying={start.retrying} onRetry={start.retry} />;
  if (start.settings === undefined || i18nInUse === undefined) return fallback;
  return (
    <CasinoContexts
      casino={casino}
      settings={start.settings}
      i18n={{ ...(followsLanguage && { onChange }), ...i18nInUse }}
      navigation={navigation}
    >
      {i18n === undefined && <DocumentLanguage />}
      {children}
    </CasinoContexts>
  );
}
