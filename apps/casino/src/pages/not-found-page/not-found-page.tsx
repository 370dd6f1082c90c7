import { usePagePath } from '@casino-kit/settings';
import { ButtonLink, EmptyState } from '@casino-kit/ui';
import { Compass } from 'lucide-react';
import { usePageTexts } from '../../app/page-texts.js';
import { PageTitle } from '../page-title.js';

/** The 404 page, with a link home. */
export function NotFoundPage() {
  const t = usePageTexts();
  return (
    <>
      <PageTitle>{t('shell.notFound.title')}</PageTitle>
      <EmptyState
        heading="h1"
        icon={<Compass size={28} aria-hidden />}
        title={t('shell.notFound.title')}
        action={
          <ButtonLink href={usePagePath('root')} variant="primary">
            {t('shell.notFound.home')}
          </ButtonLink>
        }
      >
        {t('shell.notFound.text')}
      </EmptyState>
    </>
  );
}
