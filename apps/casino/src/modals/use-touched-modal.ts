import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the name of the modal that a link to `?modal=…` opens, or `null` if the event is not on such a link. */
export function modalOfLink({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="modal="]') : null;
  return link === null ? null : new URL(link.href).searchParams.get('modal');
}

/**
 * Returns the modal whose link was just used, until the router has followed it: that renders the whole page again,
 * which takes too long for a touch to have no effect meanwhile. The second value forgets it.
 */
export function useTouchedModal(): [string | null, () => void] {
  const { key } = useLocation();
  const [touched, setTouched] = useState<{ name: string; on: string } | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // The router prevents the default of each link that it follows, and of no other.
      const name = event.defaultPrevented ? modalOfLink(event) : null;
      if (name !== null) setTouched({ name, on: key });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [key]);
  return [touched?.on === key ? touched.name : null, () => setTouched(null)];
}
