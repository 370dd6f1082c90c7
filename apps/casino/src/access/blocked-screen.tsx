import '@casino-kit/compliance/styles.css';
import { BlockedCountryScreen, type BlockedCountryScreenProps } from '@casino-kit/compliance';
import { usePageTexts } from '../app/page-texts.js';
import { useSupportHref } from '../app/use-support-href.js';
import { Brand } from '../layout/brand.js';
import { LanguageChoice } from '../layout/language-choice.js';
import { PageTitle } from '../pages/page-title.js';
import { usePlaceLookup } from './use-place-lookup.js';

/** The blocked screen with the brand's logo, the languages and the link to support. */
export default function BlockedScreen(props: Pick<BlockedCountryScreenProps, 'location' | 'onVerified'>) {
  const t = usePageTexts();
  const lookUp = usePlaceLookup();
  return (
    <>
      <PageTitle>{t('shell.blocked.title')}</PageTitle>
      <BlockedCountryScreen
        {...props}
        lookUp={lookUp}
        supportHref={useSupportHref()}
        brand={<Brand />}
        language={<LanguageChoice />}
      />
    </>
  );
}
