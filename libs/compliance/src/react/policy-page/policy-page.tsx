'use client';

import { useDateFormat, useLocale } from '@casino-kit/i18n';
import { pagePath, usePolicy, useSettings } from '@casino-kit/settings';
import { Card, Link, Skeleton } from '@casino-kit/ui';
import { Check, Mail } from 'lucide-react';
import { Suspense, use, useId, useMemo } from 'react';
import { loadPolicy, policyLanguage } from '../../policies/load-policy.js';
import { useTexts } from '../texts.js';
import { policies, type Policy } from './policy.js';
import { type ShownInGame } from '../../policies/paragraph.js';
import { PolicyContents } from './policy-contents.js';
import { PolicyParagraphs } from './policy-paragraphs.js';
import styles from './policy-page.module.css';

function shownInGame(time: boolean, money: boolean): ShownInGame {
  if (time) return money ? 'all' : 'time';
  return money ? 'money' : 'nothing';
}

function LoadedPolicy({ policy }: { policy: Policy }) {
  const t = useTexts();
  const settings = useSettings();
  const { brandName: brand, operator, useLazyCMSRendering } = settings;
  const { minimumAge, sessionClock, netPositionInGame } = usePolicy();
  const language = policyLanguage(useLocale().code);
  const { title, updated, short, sections } = use(loadPolicy(policy, language));
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const heading = useId();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const date = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${updated}T00:00:00Z`));
  const values = {
    brand,
    operator: operator.name ?? brand,
    minimumAge: String(minimumAge),
    address: operator.address,
    licence: operator.licence,
    support: operator.supportEmail,
    shownInGame: shownInGame(sessionClock, netPositionInGame),
  };
  return (
    <div className={styles.page}>
      <header className={styles.head} lang={language} dir={dir}>
        <h1 id={heading}>{title}</h1>
        <p>{t('compliance.updated', { date })}</p>
      </header>
      <PolicyContents sections={sections} ids={ids} />
      {/* Above the text on narrow pages: a page that is still arriving must not push the text down. */}
      <Card className={`${styles.card} ${styles.short}`}>
        <h2>{t('compliance.short')}</h2>
        <ul>
          {short.map((sentence) => (
            <li key={sentence}>
              <Check size={18} aria-hidden />
              {sentence}
            </li>
          ))}
        </ul>
      </Card>
      <article
        className={styles.text}
        data-lazy={useLazyCMSRendering || undefined}
        lang={language}
        dir={dir}
        aria-labelledby={heading}
      >
        {sections.map((section, place) => (
          <section key={section.id} id={section.id}>
            <h2>{`${place + 1}. ${section.title}`}</h2>
            <PolicyParagraphs text={section.text} values={values} />
          </section>
        ))}
      </article>
      <Card className={`${styles.card} ${styles.others}`}>
        <h2>{t('compliance.others')}</h2>
        <ul>
          {policies
            .filter((key) => key !== policy)
            .map((key) => (
              <li key={key}>
                <Link href={pagePath(settings, key, {})}>{t(`compliance.policy.${key}`)}</Link>
              </li>
            ))}
        </ul>
        {operator.supportEmail !== undefined && (
          <a className={styles.ask} href={`mailto:${operator.supportEmail}`}>
            <Mail size={18} aria-hidden />
            {t('compliance.ask')}
          </a>
        )}
      </Card>
    </div>
  );
}

/**
 * A page of rules in the player's language, with contents, a short form and the other rules beside it (§2, policy pages).
 * Name, address, licence and support address come from the brand's settings; the text is loaded with the page.
 */
export function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <Suspense fallback={<Skeleton height={480} radius="card" />}>
      <LoadedPolicy policy={policy} />
    </Suspense>
  );
}
