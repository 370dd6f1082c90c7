import { useSettings } from '@casino-kit/settings';
import { Widget } from '@casino-kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HydrationMarker, usePageHydrated } from '../../app/hydration-marker.js';
import layout from '../layout.module.css';
import { isOpenPath } from './is-open-path.js';
import { QuietFooter } from './quiet-footer.js';
import { QuietHeader } from './quiet-header.js';
import { QuietModals } from './quiet-modals.js';
import { QuietPage } from './quiet-page.js';

/**
 * The whole product while the player is excluded or on a break (decision 79): no deposit, offer, race, chat or way to the
 * lobby. `page` is the page at the address, which is shown if it stays open.
 */
export default function QuietFrame({ page }: { page: ReactNode }) {
  const { pathname } = useLocation();
  const isOpen = isOpenPath(useSettings(), pathname);
  const hydrated = usePageHydrated();
  const [beganHere] = useState(hydrated);
  useEffect(() => {
    // What had the focus is gone with the page that was open when the exclusion began.
    if (beganHere) document.getElementById('main')?.focus({ preventScroll: true });
  }, [beganHere]);
  return (
    <>
      <Widget name="header">
        <QuietHeader />
      </Widget>
      <main id="main" tabIndex={-1} className={layout.main}>
        {isOpen ? (
          page
        ) : (
          <>
            <QuietPage />
            <HydrationMarker />
          </>
        )}
      </main>
      <Widget name="footer">
        <QuietFooter />
      </Widget>
      {hydrated && <QuietModals />}
    </>
  );
}
