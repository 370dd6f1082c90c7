import '@casino-kit/profile/styles.css';
import { ProfileFrame } from '@casino-kit/profile';
import { modalHref, usePagePath } from '@casino-kit/settings';
import { Clock, Coins, HeartHandshake, MessageCircle, ReceiptText, TrendingDown, Wallet } from 'lucide-react';
import { usePageTexts } from '../../app/page-texts.js';
import { useSupportHref } from '../../app/use-support-href.js';
import { GuideCards } from '../guide-cards/guide-cards.js';
import { useAccountSections } from './account-sections.js';

/** `/profile2/limits`: which limits support sets on request, and how to ask for one. */
export default function LimitsPage() {
  const t = usePageTexts();
  const sections = useAccountSections('limits');
  const support = useSupportHref();
  const safer = usePagePath('responsible-gambling');
  const transactions = usePagePath('transactions');
  return (
    <ProfileFrame
      sections={sections}
      title={t('shell.limits.title')}
      subtitle={t('shell.limits.lead')}
      loginHref={modalHref('login')}
    >
      {() => (
        <GuideCards
          cards={[
            {
              title: t('shell.limits.ask'),
              text: t('shell.limits.ask.text'),
              Icon: MessageCircle,
              wide: true,
              link:
                support === undefined ? undefined : { href: support, label: t('shell.verification.support') },
            },
            { title: t('shell.limits.deposit'), text: t('shell.limits.deposit.text'), Icon: Wallet },
            { title: t('shell.limits.loss'), text: t('shell.limits.loss.text'), Icon: TrendingDown },
            { title: t('shell.limits.bet'), text: t('shell.limits.bet.text'), Icon: Coins },
            { title: t('shell.limits.session'), text: t('shell.limits.session.text'), Icon: Clock },
            {
              title: t('shell.limits.overview'),
              text: t('shell.limits.overview.text'),
              Icon: ReceiptText,
              link: { href: transactions, label: t('shell.transactions.title') },
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
