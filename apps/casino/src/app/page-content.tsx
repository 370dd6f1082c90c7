import { PageTitle } from '../pages/page-title.js';
import { type Page } from './first-pages.js';
import { HydrationMarker } from './hydration-marker.js';

/**
 * A page with its title, which `useTitles` translates. Pages with their own name set it afterwards.
 */
export function PageContent<Title extends string>({
  page: { title, content },
  useTitles,
}: {
  page: Pick<Page, 'content'> & { title: Title };
  useTitles: () => (title: Title) => string;
}) {
  const t = useTitles();
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      {content}
      <HydrationMarker />
    </>
  );
}
