import { VisuallyHidden } from '@casino-kit/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noteRoute } from '../app/navigation-history.js';

/** How far each entry of the history was scrolled, by its key. */
const positions = new Map<string, number>();

/**
 * Notes each route for the navigation history. After client-side navigation, announces the page's title, moves the focus to
 * the page, and scrolls to its top, or to where the player left it when they come back.
 */
export function RouteAnnouncer() {
  const { pathname, search, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const first = useRef(true);
  const [title, setTitle] = useState('');
  // Before the next page is laid out: a shorter one would move the position of the last one.
  useLayoutEffect(() => {
    const note = () => void positions.set(key, window.scrollY);
    if (!positions.has(key)) note();
    window.addEventListener('scroll', note);
    return () => window.removeEventListener('scroll', note);
  }, [key]);
  useEffect(() => noteRoute(`${pathname}${search}`), [pathname, search]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const top = isReturn ? positions.get(key) : 0;
    if (top !== undefined) window.scrollTo({ top });
    // A page that opens with a field to type into has moved the focus there.
    if (!(document.activeElement instanceof HTMLInputElement))
      document.getElementById('main')?.focus({ preventScroll: true });
    setTitle(document.title);
    // Another query of the same path stays where it is.
    // oxlint-disable-next-line react/exhaustive-deps -- the entry is that of the path
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
