import { modalHref, usePagePath, usePolicy, useSettings } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import { useSupportHref } from '../../app/use-support-href.js';
import { LanguageChoice } from '../language-choice.js';
import { useQuietTexts } from './quiet-texts.js';
import styles from './quiet.module.css';

/** The foot of an excluded player's pages: who operates the site, safer play, help and rules; no games and no rewards. */
export function QuietFooter() {
  const t = useQuietTexts();
  const { brandName, operator } = useSettings();
  const { minimumAge } = usePolicy();
  const safer = usePagePath('responsible-gambling');
  const links = [
    { href: safer, label: t('shell.footer.saferPlay') },
    { href: useSupportHref() ?? safer, label: t('shell.quiet.help') },
    { href: usePagePath('terms-and-conditions'), label: t('shell.quiet.terms') },
    { href: usePagePath('privacy-policy'), label: t('shell.quiet.privacy') },
    { href: modalHref('cookies'), label: t('shell.footer.cookies') },
  ].filter(({ href }, at, all) => all.findIndex((one) => one.href === href) === at);
  return (
    <footer className={styles.foot}>
      <div className={styles.footInner}>
        <span className={styles.age} role="img" aria-label={t('shell.footer.age')}>
          {`${minimumAge}+`}
        </span>
        <p>
          {operator.name && <>{t('shell.footer.operator', { brand: brandName, operator: operator.name })} </>}
          {operator.licence}
        </p>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
        <div className={styles.language}>
          <LanguageChoice />
        </div>
      </div>
    </footer>
  );
}
