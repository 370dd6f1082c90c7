'use client';

import { useLocale } from '@casino-kit/i18n';
import { defaultSettings } from '@casino-kit/settings';
import { useHydrated } from '@casino-kit/ui';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createCasino } from '../wiring/create-casino.js';
import { type CasinoStartData } from '../wiring/load-casino.js';
import { loadServerTexts } from '../wiring/server-texts.js';
import { today } from '../wiring/today.js';
import { type Casino } from '../wiring/wire-casino.js';
import { CasinoContexts, type CasinoContextsProps } from './casino-contexts.js';
import { FailedScreen, LoadingScreen } from './start-screens.js';
import { useCasinoStart } from './use-casino-start.js';

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
    /** What `loadCasino` has loaded on a server: the page starts with it. Read once. */
    start?: CasinoStartData | undefined;
    /** Shown while settings and texts load, in place of placeholders; on a server, too. */
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

/** Switches from the English of the markup to the texts that arrived after it, unless the player has chosen others. */
function LateTexts({ code }: { code: string }) {
  const locale = useLocale();
  const arrive = useEffectEvent(() => {
    if (locale.code === markupLanguage) void locale.setLocale(code);
  });
  useEffect(() => arrive(), []);
  return null;
}

/** The language of a page that a server renders without texts: each library's own English. */
const markupLanguage = 'en';
const noTexts = {};

/** Queries whose data is the same in every language. */
const isNeutral = (key: unknown) => key === 'settings' || key === 'texts';

/**
 * Provides everything that components of the libraries need: data, settings, texts, session, navigation. Loads settings
 * and texts from the server unless they are passed. In a browser, placeholders are shown meanwhile, and an error with a retry
 * when the settings cannot be loaded. A page that a server renders shows its content there at once, with what `loadCasino` has
 * loaded or with the default settings in English; the browser loads the rest and keeps the content meanwhile. A missing
 * setting has its default (§9), a missing text is English.
 */
export function CasinoProvider({
  casino: given,
  url,
  settings,
  i18n,
  start: startData,
  navigation,
  fallback,
  children,
}: CasinoProviderProps) {
  const [first] = useState(() => (given === undefined ? createCasino({ url }) : given));
  const casino = given ?? first;
  const start = useCasinoStart(casino, { settings, hasTexts: i18n !== undefined, start: startData });
  // A host that passes something else to show meanwhile wants it to be shown.
  const isHydrated = useHydrated();
  // What a server has rendered, the first render in the browser has to match.
  const [isInMarkup] = useState(!isHydrated);
  const showsContent = isInMarkup && fallback === undefined;
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
  const isEarly = showsContent && i18n === undefined && startData?.texts === undefined;
  const loadedI18n = useMemo(() => {
    const loadTexts = (wanted: string) =>
      wanted === code && texts ? Promise.resolve(texts) : loadServerTexts(casino.client, wanted);
    if (isEarly) return { code: markupLanguage, texts: noTexts, loadTexts };
    return texts && { code, texts: texts.texts, textsCode: texts.code, loadTexts };
  }, [casino, code, texts, isEarly]);
  const i18nInUse = i18n ?? loadedI18n;
  const [defaults] = useState(() => defaultSettings(today()));
  const settingsInUse = start.settings ?? (showsContent ? defaults : undefined);
  const followsLanguage = i18n === undefined || i18n.instance !== undefined;

  if (settingsInUse === undefined && start.failed)
    return <FailedScreen texts={texts} retrying={start.retrying} onRetry={start.retry} />;
  if (settingsInUse === undefined || i18nInUse === undefined) return fallback ?? <LoadingScreen />;
  return (
    <CasinoContexts
      casino={casino}
      settings={settingsInUse}
      i18n={{ ...(followsLanguage && { onChange }), ...i18nInUse }}
      navigation={navigation}
    >
      {i18n === undefined && <DocumentLanguage />}
      {isEarly && texts !== undefined && <LateTexts code={code} />}
      {children}
    </CasinoContexts>
  );
}
