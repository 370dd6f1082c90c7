import { useTexts } from './texts.js';
import { PageTitle } from '../pages/page-title.js';
import { type Page } from './first-pages.js';
import { PageTakenOver } from './page-taken-over.js';

/** A page with its title. Pages that have a name of their own set that after it. */
export function PageContent({ page: { title, content } }: { page: Page }) {
  const t = useTexts();
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      {content}
      <PageTakenOver />
    </>
  );
}
