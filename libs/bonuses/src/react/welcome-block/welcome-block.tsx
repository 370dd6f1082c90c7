import { useLocale, useNumberFormat } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { ButtonLink, Link } from '@casino-kit/ui';
import { Gift } from 'lucide-react';
import { type WelcomeOffer } from '../../core/welcome-offer.js';
import { useBonusHost } from '../bonus-host/bonus-host.js';
import { useTexts } from '../texts.js';
import styles from './welcome-block.module.css';

/** What guests are welcomed with (§9), in the currency it is made in, with the way to an account and to the terms. */
export function WelcomeBlock({ offer }: { offer: WelcomeOffer }) {
  const t = useTexts();
  const { formatTag: locale } = useLocale();
  const numbers = useNumberFormat();
  const { options } = useBonusHost();
  const { amount, currencyCode: currency, freeSpins } = offer;
  return (
    <section className={styles.welcome}>
      <div className={styles.text}>
        <span className={styles.overline}>
          <Gift size={14} aria-hidden />
          {t('bonuses.welcome.overline')}
        </span>
        <h2>
          {t('bonuses.welcome.title', {
            amount: formatMoney(amount, { locale, currency, trimWhole: true }),
            spins: numbers.format(freeSpins),
          })}
        </h2>
        <p className={styles.lead}>{t('bonuses.welcome.text')}</p>
        <div className={styles.actions}>
          <ButtonLink href={options.registrationHref} variant="primary" size="lg">
            {t('bonuses.register')}
          </ButtonLink>
          <Link href={options.termsHref} className={styles.link}>
            {t('bonuses.welcome.terms')}
          </Link>
        </div>
        <p className={styles.fine}>{t('bonuses.welcome.fine')}</p>
      </div>
    </section>
  );
}
