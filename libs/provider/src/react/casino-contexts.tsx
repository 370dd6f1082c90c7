'use client';

import { ApiProvider } from '@casino-kit/api-client';
import { I18nProvider, type I18nProviderProps, useLocale } from '@casino-kit/i18n';
import { inactivityMinutes, SessionProvider } from '@casino-kit/session';
import { SettingsProvider, type Settings } from '@casino-kit/settings';
import { type NavigationAdapter, NavigationProvider, UiProvider } from '@casino-kit/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { withRetryOnMount } from '../wiring/query-defaults.js';
import { type Casino } from '../wiring/wire-casino.js';
import { useUiTexts } from './ui-texts.js';

export interface CasinoContextsProps {
  /** Client, session and caches, from `createCasino` or `wireCasino`; one per request on a server. */
  casino: Casino;
  /** Loaded by the host; every component below reads its features and policy from them. */
  settings: Settings;
  /** Locale, texts and a function to load others. */
  i18n: Omit<I18nProviderProps, 'children' | 'debugKeys' | 'sharedValues'>;
  /** The host's router; plain links without one. */
  navigation?: NavigationAdapter | undefined;
  children: ReactNode;
}

function LocalisedUi({ children }: { children: ReactNode }) {
  const { calendarTag, dir } = useLocale();
  const texts = useUiTexts();
  return (
    <UiProvider locale={calendarTag} dir={dir} texts={texts}>
      {children}
    </UiProvider>
  );
}

/**
 * Provides data, settings, texts, session, components and navigation, in the right order, for a host that has loaded
 * settings and texts itself. Logs a player out after the inactivity that the settings name (§4, decisions 15).
 */
export function CasinoContexts({ casino, settings, i18n, navigation, children }: CasinoContextsProps) {
  const { minimumAge } = settings.policy;
  const sharedValues = useMemo(() => ({ minimumAge }), [minimumAge]);
  const queryClient = useMemo(() => withRetryOnMount(casino.queryClient), [casino.queryClient]);
  const content = <LocalisedUi>{children}</LocalisedUi>;
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={casino.client} live={casino.live}>
        <SettingsProvider settings={settings}>
          <I18nProvider {...i18n} debugKeys={settings.debugShowTranslationKeys} sharedValues={sharedValues}>
            <SessionProvider
              session={casino.session}
              inactivityMinutes={inactivityMinutes(settings.inactivitySessionTimeout)}
            >
              {navigation ? <NavigationProvider {...navigation}>{content}</NavigationProvider> : content}
            </SessionProvider>
          </I18nProvider>
        </SettingsProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
