import { VisuallyHidden } from '@casino-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noteRoute } from '../app/navigation-history.js';

/** Notes each route for the navigation history. After client-side navigation, announces the page's title, scrolls to its top and moves the focus there. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const first = useRef(true);
  const [title, setTitle] = useState('');
  useEffect(() => noteRoute(`${pathname}${search}`), [pathname, search]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo({ top: 0 });
    // A page that opens with a field to type into has moved the focus there.
    if (!(document.activeElement instanceof HTMLInputElement))
      document.getElementById('main')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
