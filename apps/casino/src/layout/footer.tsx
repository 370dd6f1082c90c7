import { nativeName, useLocale } from '@casino-kit/i18n';
import { usePagePath, usePolicy, useSettings } from '@casino-kit/settings';
import { Link, Select, useCachedMarkup } from '@casino-kit/ui';
import { useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import { useTexts } from '../app/texts.js';
import { offeredLocales } from '../locales/offered-locales.js';
import { Brand } from './brand.js';
import styles from './footer.module.css';

/** Safer play first, then games and rules; the language; who operates the site. */
export function Footer() {
  const t = useTexts();
  const { code, setLocale } = useLocale();
  const { brandName } = useSettings();
  const { minimumAge } = usePolicy();
  const columns = [
    {
      title: t('shell.footer.saferPlay'),
      icon: <ShieldCheck size={18} aria-hidden />,
      links: [{ href: usePagePath('responsible-gambling'), label: t('shell.footer.responsible') }],
    },
    {
      title: t('shell.footer.games'),
      links: [
        { href: usePagePath('slots'), label: t('shell.nav.slots') },
        { href: usePagePath('live-casino'), label: t('shell.nav.live') },
        { href: usePagePath('popular'), label: t('shell.nav.popular') },
      ],
    },
    {
      title: t('shell.footer.about'),
      links: [
        { href: usePagePath('terms-and-conditions'), label: t('shell.footer.terms') },
        { href: usePagePath('privacy-policy'), label: t('shell.footer.privacy') },
      ],
    },
  ];
  const [failed, setFailed] = useState(false);
  const choose = (wanted: string) =>
    setLocale(wanted).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  const cached = useCachedMarkup(
    'footer',
    failed,
    <>
      <div className={styles.top}>
        <div className={styles.about}>
          <Brand />
          <p>{t('shell.footer.motto')}</p>
          <div className={styles.language}>
            <Select
              aria-label={t('shell.language')}
              value={code}
              options={offeredLocales.map((value) => ({ value, label: nativeName(value) }))}
              onChange={(event) => void choose(event.target.value)}
            />
          </div>
          {failed && <p role="alert">{t('shell.languageFailed')}</p>}
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
      <div className={styles.legal}>
        <span className={styles.age} role="img" aria-label={t('shell.footer.age')}>
          {`${minimumAge}+`}
        </span>
        <p>{t('shell.footer.legal', { brand: brandName })}</p>
      </div>
    </>,
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.inner} {...cached} />
    </footer>
  );
}
