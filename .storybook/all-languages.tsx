import { type ReactNode } from 'react';
import { nativeName } from '@casino-kit/i18n';
import styles from './all-languages.module.css';
import { storyTable } from './texts.js';
import { locales } from './toolbars.js';

const table = storyTable();

/** A story in every language, one below the other, each in its own direction. */
export function AllLanguages({ story }: { story: (locale: string, dir: 'ltr' | 'rtl') => ReactNode }) {
  return locales.map((code) => (
    <section key={code} className={styles.language} lang={table.tag(code)} dir={table.direction(code)}>
      <h2 className={styles.name}>
        <bdi>{nativeName(table.tag(code))}</bdi> ({code})
      </h2>
      {story(code, table.direction(code))}
    </section>
  ));
}
