'use client';

import { useSettings } from '@casino-kit/settings';
import { useTexts } from '../texts.js';
import { policyKeys } from './policy-keys.js';
import { type Policy } from './policy.js';
import styles from './policy-page.module.css';

/** A page of rules in the player's language, with the brand's name from the settings in it (§2, policy pages). */
export function PolicyPage({ policy }: { policy: Policy }) {
  const t = useTexts();
  const { brandName: brand } = useSettings();
  return (
    <article className={styles.policy}>
      <h1>{t(`compliance.policy.${policy}.title`)}</h1>
      {policyKeys[policy].map(({ title, text }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <p>{t(text, { brand })}</p>
        </section>
      ))}
    </article>
  );
}
