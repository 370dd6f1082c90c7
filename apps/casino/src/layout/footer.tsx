import { licenceChecks } from '@casino-kit/compliance';
import { modalHref, pagePath, usePagePath, usePolicy, useSettings } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import { Headset, ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import { useTexts } from '../app/texts.js';
import { useSupportHref } from '../app/use-support-href.js';
import { Brand } from './brand.js';
import styles from './footer.module.css';
import { LanguageChoice } from './language-choice.js';

/**
 * Safer play first, then games, rewards and rules; where to get help; how to pay and whose games these are, as the brand
 * names them; who operates the site; the language.
 */
export function Footer() {
  const t = useTexts();
  const settings = useSettings();
  const { brandName, operator, emLicenceCode, footer } = settings;
  const support = useSupportHref();
  const safer = usePagePath('responsible-gambling');
  const breaks = usePagePath('freeze-account');
  const limits = usePagePath('limits');
  const allProviders = usePagePath('providers');
  const { minimumAge } = usePolicy();
  const columns = [
    {
      title: t('shell.footer.saferPlay'),
      icon: <ShieldCheck size={18} aria-hidden />,
      links: [
        { href: usePagePath('responsible-gambling'), label: t('shell.footer.responsible') },
        // Opens the form at once: a limit takes no more presses than a deposit.
        { href: `${limits}?set=deposit-weekly`, label: t('shell.footer.depositLimit') },
        { href: limits, label: t('shell.footer.limits') },
        { href: breaks, label: t('shell.footer.break') },
      ],
    },
    {
      title: t('shell.footer.games'),
      links: [
        { href: usePagePath('slots'), label: t('shell.nav.slots') },
        { href: usePagePath('live-casino'), label: t('shell.nav.live') },
        { href: usePagePath('popular'), label: t('shell.nav.popular') },
        { href: usePagePath('providers'), label: t('shell.footer.providers') },
      ],
    },
    {
      title: t('shell.footer.rewards'),
      links: [
        { href: usePagePath('promotions'), label: t('shell.nav.promotions') },
        { href: usePagePath('freemoney'), label: t('shell.footer.freeMoney') },
        { href: usePagePath('cashback'), label: t('shell.footer.calendar') },
        { href: usePagePath('vip-club'), label: t('shell.footer.vipClub') },
        { href: usePagePath('tournaments'), label: t('shell.footer.tournaments') },
      ],
    },
    {
      title: t('shell.footer.about'),
      links: [
        { href: usePagePath('terms-and-conditions'), label: t('shell.footer.terms') },
        { href: usePagePath('bonus-terms'), label: t('shell.footer.bonusTerms') },
        { href: usePagePath('privacy-policy'), label: t('shell.footer.privacy') },
        { href: modalHref('cookies'), label: t('shell.footer.cookies') },
        { href: usePagePath('kyc-refund-policy'), label: t('shell.footer.kycRefund') },
        { href: usePagePath('aml-policy'), label: t('shell.footer.aml') },
        { href: usePagePath('legal-use-of-website'), label: t('shell.footer.legalUse') },
      ],
    },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.about}>
            <Brand />
            <p>{t('shell.footer.motto')}</p>
          </div>
          {columns.map(({ title, icon, links }) => (
            <div key={title} className={styles.column}>
              <h2>
                {icon}
                {title}
              </h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <section className={styles.help} aria-label={t('shell.footer.help.title')}>
          <Headset size={24} aria-hidden />
          <div>
            <p className={styles.helpTitle}>{t('shell.footer.help.title')}</p>
            <p>{t('shell.footer.help.text')}</p>
          </div>
          <div className={styles.helpLinks}>
            <Link href={support ?? safer}>{t('shell.footer.help.get')}</Link>
            <Link href={breaks}>{t('shell.footer.break')}</Link>
          </div>
        </section>
        {footer.payments.length > 0 && (
          <div className={styles.names}>
            <h2>{t('shell.footer.payments')}</h2>
            <ul className={styles.payments}>
              {footer.payments.map((name) => (
                <li key={name} translate="no">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
        {footer.providers.length > 0 && (
          <div className={styles.names}>
            <h2>{t('shell.footer.providers')}</h2>
            <ul className={styles.providers}>
              {footer.providers.map(({ id, name }) => (
                <li key={id}>
                  <Link href={pagePath(settings, 'provider games', { provider: id })}>
                    <bdi translate="no">{name}</bdi>
                  </Link>
                </li>
              ))}
              <li>
                <Link href={allProviders} className={styles.allProviders}>
                  {t('shell.footer.allProviders')}
                </Link>
              </li>
            </ul>
          </div>
        )}
        <div className={styles.legal}>
          <span className={styles.age} role="img" aria-label={t('shell.footer.age')}>
            {`${minimumAge}+`}
          </span>
          <p>
            {operator.name && (
              <>{t('shell.footer.operator', { brand: brandName, operator: operator.name })} </>
            )}
            {operator.licence && <>{operator.licence} </>}
            {emLicenceCode !== '' && <>{t('shell.footer.licenceCode', { code: emLicenceCode })} </>}
            {licenceChecks(settings).map(({ authority, href }) => (
              <Fragment key={authority}>
                <a href={href} target="_blank" rel="noreferrer">
                  {t('shell.footer.checkLicence', { authority })}
                </a>{' '}
              </Fragment>
            ))}
            {t('shell.footer.legal')}
          </p>
          <div className={styles.language}>
            <LanguageChoice />
          </div>
        </div>
      </div>
    </footer>
  );
}
