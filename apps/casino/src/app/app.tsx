import { type I18nProviderProps, useLocale } from '@casino-kit/i18n';
import { CasinoContexts, type Casino } from '@casino-kit/provider';
import { reloadsData, type Settings } from '@casino-kit/settings';
import { ErrorBoundary, type NavigationAdapter, WidgetHostProvider } from '@casino-kit/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page/unexpected-error-page.js';
import { WidgetError } from '../layout/widget-error.js';
import { changedSettingsAtom } from './changed-settings.js';
import { ShellLink } from './router-link.js';
import { AppRoutes } from './routes.js';
import { type ThirdParties, ThirdPartiesProvider } from './third-parties.js';

export interface AppProps {
  casino: Casino;
  settings: Settings;
  i18n: Omit<I18nProviderProps, 'children' | 'debugKeys'>;
  thirdParties: ThirdParties;
  /** Receives unexpected errors; what it logs holds no personal data. */
  onError: (error: unknown) => void;
}

/** What every part of the application needs, below a router. */
export function AppContexts({
  casino,
  settings,
  i18n,
  children,
}: Pick<AppProps, 'casino' | 'settings' | 'i18n'> & { children: ReactNode }) {
  const navigate = useNavigate();
  const navigation = useMemo<NavigationAdapter>(
    () => ({
      Link: ShellLink,
      navigate: (href, { replace = false } = {}) => {
        const reloads = reloadsData(settings, href, window.location.pathname);
        void navigate(href, { replace });
        if (reloads) void casino.queryClient.invalidateQueries();
      },
    }),
    [navigate, settings, casino],
  );
  return (
    <CasinoContexts casino={casino} settings={settings} i18n={i18n} navigation={navigation}>
      {children}
    </CasinoContexts>
  );
}

/**
 * The whole application below a router. The browser and the server render the same tree. `settings` are those of the page's
 * first load.
 */
export function App({ thirdParties, onError, settings: first, ...contexts }: AppProps) {
  const { pathname } = useLocation();
  const settings = useAtomValue(changedSettingsAtom, { store: contexts.casino.store }) ?? first;
  const widgets = useMemo(
    () => ({
      fallback: (retry: () => void) => <WidgetError onRetry={retry} />,
      // The message of an unexpected error could hold anything.
      onError: (name: string, error: unknown) =>
        onError(new Error(`${name}: ${error instanceof Error ? error.name : typeof error}`)),
    }),
    [onError],
  );
  return (
    <AppContexts {...contexts} settings={settings}>
      <ErrorBoundary
        resetKey={pathname}
        onError={onError}
        fallback={(retry) => (
          <main>
            <UnexpectedErrorPage onRetry={retry} />
          </main>
        )}
      >
        <WidgetHostProvider value={widgets}>
          <ThirdPartiesProvider allowed={thirdParties}>
            <LocalisedRoutes onError={onError} />
          </ThirdPartiesProvider>
        </WidgetHostProvider>
      </ErrorBoundary>
    </AppContexts>
  );
}

/** Remounts the page when the direction changes, since measured rows and carousels depend on it. */
function LocalisedRoutes({ onError }: Pick<AppProps, 'onError'>) {
  const { dir } = useLocale();
  return <AppRoutes key={dir} onError={onError} />;
}
