'use client';

import { direction, localeTag, useDateFormat, useLocale } from '@casino-kit/i18n';
import { pagePath, usePolicy, useSettings } from '@casino-kit/settings';
import { Card, Link, Skeleton } from '@casino-kit/ui';
import { Check, Mail } from 'lucide-react';
import { type ReactNode, Suspense, use, useId, useMemo } from 'react';
import { brandValues } from '../../policies/brand-values.js';
import { loadPolicy, policyLanguage } from '../../policies/load-policy.js';
import { readParagraph } from '../../policies/paragraph.js';
import { useTexts } from '../texts.js';
import { policies, type Policy } from './policy.js';
import { PolicyContents } from './policy-contents.js';
import { PolicyParagraphs } from './policy-paragraphs.js';
import styles from './policy-page.module.css';
import { useScrollToHash } from './use-scroll-to-hash.js';

export interface PolicyPageProps {
  /** Which of the seven policies (§2). */
  policy: Policy;
  /**
   * Content of the host at the end of sections, by their ids: `self-test`, which is left out without it, and `help` of
   * `responsible-gambling`, which without it names two services that help everywhere.
   */
  sectionContent?: Readonly<Record<string, ReactNode>> | undefined;
  /** What can be done at once, below the title. */
  actions?: ReactNode | undefined;
}

/** Keeps a word with a hyphen, such as self-exclusion, on one line: after the hyphen a joiner without width. */
const keepWords = (sentence: string) => sentence.replaceAll('-', '-\u2060');

function LoadedPolicy({ policy, sectionContent = {}, actions }: PolicyPageProps) {
  const t = useTexts();
  const settings = useSettings();
  const { brandName, operator, useLazyCMSRendering } = settings;
  const { minimumAge, sessionClock, netPositionInGame } = usePolicy();
  const locale = useLocale();
  const language = policyLanguage(policy, locale.code);
  const { title, updated, short, sections: written } = use(loadPolicy(policy, language));
  const dir = direction(language);
  const lang = localeTag(language);
  const heading = useId();
  const date = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${updated}T00:00:00Z`));
  useScrollToHash();
  const values = brandValues({ brandName, operator, minimumAge, sessionClock, netPositionInGame }, language);
  // A section whose every sentence names what the brand does not have is left out with its title.
  const sections = written
    .map(({ id, text, otherwise = [], hosted = false, ...section }) => {
      const content = sectionContent[id];
      const paragraphs = content === undefined ? [...text, ...otherwise] : text;
      const hasText = paragraphs.some((paragraph) => readParagraph(paragraph, values) !== null);
      return { ...section, id, paragraphs, content, isShown: content !== undefined || (hasText && !hosted) };
    })
    .filter(({ isShown }) => isShown);
  const shownIds = sections.map(({ id }) => id).join(' ');
  const ids = useMemo(() => shownIds.split(' '), [shownIds]);
  return (
    <div className={styles.page}>
      <header className={styles.head} lang={lang} dir={dir}>
        <h1 id={heading}>{title}</h1>
        <p>{t('compliance.updated', { date })}</p>
        {actions !== undefined && (
          <div className={styles.actions} lang={locale.tag} dir={locale.dir}>
            {actions}
          </div>
        )}
      </header>
      <PolicyContents sections={sections} ids={ids} />
      {/* Above the text on narrow pages: a page that is still arriving must not push the text down. */}
      <Card className={`${styles.card} ${styles.short}`}>
        <h2>{t('compliance.short')}</h2>
        <ul>
          {short.map((sentence) => (
            <li key={sentence}>
              <Check size={18} aria-hidden />
              {keepWords(sentence)}
            </li>
          ))}
        </ul>
      </Card>
      <article
        className={styles.text}
        data-lazy={useLazyCMSRendering || undefined}
        lang={lang}
        dir={dir}
        aria-labelledby={heading}
      >
        {sections.map((section, place) => (
          <section key={section.id} id={section.id}>
            <h2 tabIndex={-1}>{`${place + 1}. ${section.title}`}</h2>
            <div className={styles.prose}>
              <PolicyParagraphs text={section.paragraphs} values={values} />
            </div>
            {section.content !== undefined && (
              <div className={styles.hosted} lang={locale.tag} dir={locale.dir}>
                {section.content}
              </div>
            )}
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
export function PolicyPage(props: PolicyPageProps) {
  return (
    <Suspense fallback={<Skeleton height={480} radius="card" />}>
      <LoadedPolicy {...props} />
    </Suspense>
  );
}
