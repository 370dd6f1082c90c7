import '@casino-kit/compliance/styles.css';
import '@casino-kit/responsible-gaming/styles.css';
import { PolicyPage } from '@casino-kit/compliance';
import { HelpLines, SelfTest } from '@casino-kit/responsible-gaming';
import { usePagePath } from '@casino-kit/settings';
import { ButtonLink } from '@casino-kit/ui';
import { Suspense } from 'react';
import { usePageTexts } from '../../app/page-texts.js';
import { useHelpLines } from '../../app/use-help-lines.js';

/** Responsible gambling, with ways to act at once, the self-test and the help lines of the visitor's country. */
export default function ResponsibleGamblingPage() {
  const t = usePageTexts();
  const helpLines = useHelpLines();
  const limits = usePagePath('limits');
  const exclusion = usePagePath('freeze-account');
  return (
    <PolicyPage
      policy="responsible-gambling"
      actions={
        <>
          <ButtonLink href="#help">{t('shell.footer.help.get')}</ButtonLink>
          <ButtonLink href={`${limits}?set=deposit-weekly`}>{t('shell.footer.depositLimit')}</ButtonLink>
          <ButtonLink href={exclusion}>{t('shell.footer.break')}</ButtonLink>
        </>
      }
      sectionContent={{
        'self-test': (
          // Its texts arrive by themselves: the rules around them stay.
          <Suspense>
            <SelfTest
              limitsHref={`${limits}?view=all`}
              exclusionHref={exclusion}
              helpHref="#help"
              helpLines={helpLines}
            />
          </Suspense>
        ),
        help: <HelpLines lines={helpLines} />,
      }}
    />
  );
}
