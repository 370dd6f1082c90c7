import '@casino-kit/compliance/styles.css';
import '@casino-kit/responsible-gaming/styles.css';
import { PolicyPage } from '@casino-kit/compliance';
import { HelpLines, SelfTest } from '@casino-kit/responsible-gaming';
import { usePagePath } from '@casino-kit/settings';
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
          <SelfTest
            limitsHref={`${limits}?view=all`}
            exclusionHref={exclusion}
            helpHref="#help"
            helpLines={helpLines}
          />
        ),
        help: helpLines && <HelpLines lines={helpLines} />,
      }}
    />
  );
}
