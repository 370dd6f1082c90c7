import { useSettings } from '@casino-kit/settings';
import { useEffect } from 'react';

/** Sets the page's title in the browser's tab and history. The server writes the first one into the document. */
export function PageTitle({ children }: { children: string }) {
  const { brandName } = useSettings();
  useEffect(() => {
    document.title = `${children} · ${brandName}`;
  }, [children, brandName]);
  return null;
}
