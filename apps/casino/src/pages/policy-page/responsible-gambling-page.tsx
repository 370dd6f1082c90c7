import '@casino-kit/compliance/styles.css';
import '@casino-kit/responsible-gaming/styles.css';
import { PolicyPage } from '@casino-kit/compliance';
import { HelpLines, SelfTest } from '@casino-kit/responsible-gaming';
import { usePagePath } from '@casino-kit/settings';
import { Suspense } from 'react';
import { useHelpLines } from '../../app/use-help-lines.js';

/** Responsible gambling, with the self-test and the help lines of the visitor's country. */
export default function ResponsibleGamblingPage() {
  const helpLines = useHelpLines();
  const limits = usePagePath('limits');
  const exclusion = usePagePath('freeze-account');
  return (
    <PolicyPage
      policy="responsible-gambling"
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
