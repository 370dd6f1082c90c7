import { useCookieConsent } from '@casino-kit/compliance';
import { useLocale } from '@casino-kit/i18n';
import { useSettings } from '@casino-kit/settings';
import { Toaster, Widget } from '@casino-kit/ui';
import { lazy, Suspense, useEffect } from 'react';
import { lazyPart } from '../app/lazy-part.js';
import { useNewerBuild } from './newer-build.js';
import { OfflineNote } from './offline-note.js';
import { registerOfflineWorker } from './offline-worker.js';
import { useRestoredPage } from './use-restored-page.js';
import { VisitReports } from './visit-reports.js';
import { useFreshSettings } from './visit-settings.js';

// It shows no texts.
const Snow = lazy(() => import('./snow.js'));
const UpdateNotice = lazyPart(() => import('./update-notice.js'));

/** What every visit has once its first page is hydrated: reports, toasts, and what to do without network or after a deploy. */
export default function Visit({ isPlaying }: { isPlaying: boolean }) {
  const { cookiesPopup, showSnow } = useSettings();
  const [consent] = useCookieConsent();
  const { code } = useLocale();
  const build = useNewerBuild();
  useRestoredPage();
  useFreshSettings();
  useEffect(() => registerOfflineWorker(code, navigator), [code]);
  // The cookie banner has the place of the notice.
  const isAsking = cookiesPopup && consent === null;
  return (
    <>
      <Widget name="visit reports" fallback={null}>
        <VisitReports />
      </Widget>
      <Toaster />
      <OfflineNote />
      {showSnow && !isPlaying && (
        <Widget name="snow" fallback={null}>
          <Suspense fallback={null}>
            <Snow />
          </Suspense>
        </Widget>
      )}
      {build !== null && !isAsking && (
        <Widget name="update notice" fallback={null}>
          <Suspense fallback={null}>
            <UpdateNotice build={build} />
          </Suspense>
        </Widget>
      )}
    </>
  );
}
