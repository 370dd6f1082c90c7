import '@casino-kit/profile/styles.css';
import { ProfileFrame } from '@casino-kit/profile';
import { modalHref, usePagePath } from '@casino-kit/settings';
import { ArrowUpFromLine, Coffee, HeartHandshake, MessageCircle, ShieldOff, Snowflake } from 'lucide-react';
import { usePageTexts } from '../../app/page-texts.js';
import { useSupportHref } from '../../app/use-support-href.js';
import { GuideCards } from '../guide-cards/guide-cards.js';
import { useAccountSections } from './account-sections.js';

/** `/profile2/freeze-account`: which breaks support sets on request, and how to ask for one. */
export default function FreezeAccountPage() {
  const t = usePageTexts();
  const sections = useAccountSections('freeze');
  const support = useSupportHref();
  const safer = usePagePath('responsible-gambling');
  const withdraw = usePagePath('withdraw');
  return (
    <ProfileFrame
      sections={sections}
      title={t('shell.freeze.title')}
      subtitle={t('shell.freeze.lead')}
      loginHref={modalHref('login')}
    >
      {() => (
        <GuideCards
          cards={[
            { title: t('shell.freeze.break'), text: t('shell.freeze.break.text'), Icon: Coffee },
            { title: t('shell.freeze.cooling'), text: t('shell.freeze.cooling.text'), Icon: Snowflake },
            { title: t('shell.freeze.exclusion'), text: t('shell.freeze.exclusion.text'), Icon: ShieldOff },
            {
              title: t('shell.freeze.ask'),
              text: t('shell.freeze.ask.text'),
              Icon: MessageCircle,
              link:
                support === undefined ? undefined : { href: support, label: t('shell.verification.support') },
            },
            {
              title: t('shell.freeze.withdraw'),
              text: t('shell.freeze.withdraw.text'),
              Icon: ArrowUpFromLine,
              link: { href: withdraw, label: t('shell.withdraw') },
            },
            {
              title: t('shell.safer'),
              text: t('shell.safer.text'),
              Icon: HeartHandshake,
              link: { href: safer, label: t('shell.safer') },
            },
          ]}
        />
      )}
    </ProfileFrame>
  );
}
