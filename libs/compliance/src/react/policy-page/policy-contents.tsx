'use client';

import { useTexts } from '../texts.js';
import { type PolicySection } from './policy.js';
import styles from './policy-page.module.css';
import { useSectionInView } from './use-section-in-view.js';

/** The contents of a policy: beside the text on wide screens, folded to a line above it on others. */
export function PolicyContents({
  sections,
  ids,
}: {
  sections: readonly Pick<PolicySection, 'id' | 'title'>[];
  ids: readonly string[];
}) {
  const t = useTexts();
  const current = useSectionInView(ids);
  const place = Math.max(0, ids.indexOf(current ?? ''));
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.contents} aria-label={t('compliance.contents')}>
        <p>{t('compliance.contents')}</p>
        {list}
      </nav>
      <details className={styles.fold}>
        <summary>
          {t('compliance.contents')}
          <span>{t('compliance.place', { place: place + 1, count: sections.length })}</span>
        </summary>
        {list}
      </details>
    </>
  );
}
