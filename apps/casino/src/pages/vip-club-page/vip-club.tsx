import { isCashbackOffered } from '@casino-kit/api-contract';
import { VipClub } from '@casino-kit/loyalty';
import { modalHref, usePagePath, useSettings } from '@casino-kit/settings';
import { ButtonLink, Card } from '@casino-kit/ui';
import { usePageTexts } from '../../app/page-texts.js';
import { GuideCards } from '../guide-cards/guide-cards.js';
import { useBonusOptions } from '../rewards/use-bonus-options.js';
import styles from './vip-club.module.css';

/** Why no level is shown: to a guest, who can log in, and to an account that has none. */
function NoLevel({ of }: { of: 'guest' | 'none' }) {
  const t = usePageTexts();
  return (
    <Card className={styles.level}>
      <span className={styles.medal} aria-hidden />
      <div className={styles.words}>
        <h2>{t(`shell.vipClub.${of}`)}</h2>
        <p>{t(`shell.vipClub.${of}.text`)}</p>
      </div>
      {of === 'guest' && (
        <ButtonLink href={modalHref('login')} variant="primary">
          {t('shell.login')}
        </ButtonLink>
      )}
    </Card>
  );
}

/** The VIP club with the rewards for play that the brand offers. */
export function VipClubContent() {
  const t = usePageTexts();
  const { showRakebackCalendar, theme } = useSettings();
  const cashback = usePagePath('cashback');
  const promotions = usePagePath('promotions');
  const { promotionHref } = useBonusOptions();
  return (
    <div className={styles.page}>
      <VipClub
        guest={<NoLevel of="guest" />}
        withoutLevel={<NoLevel of="none" />}
        rewardHref={promotionHref}
      />
      <GuideCards
        cards={[
          ...(showRakebackCalendar
            ? [
                {
                  title: t('shell.rakeback.title'),
                  text: t('shell.vipClub.rakeback'),
                  art: 'rakeback' as const,
                  href: modalHref('rakeback'),
                },
              ]
            : []),
          ...(isCashbackOffered(theme)
            ? [
                {
                  title: t('shell.cashback.title'),
                  text: t('shell.vipClub.cashback'),
                  art: 'cashback' as const,
                  href: cashback,
                },
              ]
            : []),
          {
            title: t('shell.promotions.title'),
            text: t('shell.vipClub.promotions'),
            art: 'promotions',
            href: promotions,
          },
        ]}
      />
    </div>
  );
}
