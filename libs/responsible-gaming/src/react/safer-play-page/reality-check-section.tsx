'use client';

import { Timer } from 'lucide-react';
import { type PlayLimits } from '@casino-kit/api-contract';
import { allowedChoices } from '../../core/reality-check.js';
import { LimitSection } from '../limits-panel/limit-card.js';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import { useTexts } from '../texts.js';
import { useChangeLimits } from '../use-change-limits.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import styles from './safer-play-page.module.css';

/** How often the game stops and shows time and money; off only where the operator allows it. */
export function RealityCheckSection({
  limits,
  formats,
  supportHref,
}: {
  limits: PlayLimits;
  formats: ProtectionFormats;
  supportHref?: string | undefined;
}) {
  const t = useTexts();
  const { change, error } = useChangeLimits();
  const { realityCheckMinutes: current, longestRealityCheckMinutes: longest } = limits;
  const choices: (number | null)[] = [...allowedChoices(longest), ...(longest === null ? [null] : [])];
  return (
    <LimitSection title={t('responsible-gaming.check.title')} Icon={Timer}>
      <div className={styles.stack}>
        <p>{t('responsible-gaming.check.text')}</p>
        <div role="group" aria-label={t('responsible-gaming.check.title')} className={styles.picks}>
          {choices.map((minutes) => (
            <button
              key={minutes}
              type="button"
              aria-pressed={minutes === current}
              onClick={() => minutes !== current && change({ type: 'realityCheck', minutes })}
            >
              <b>{minutes === null ? t('responsible-gaming.check.off') : formats.minutes(minutes)}</b>
            </button>
          ))}
        </div>
        {error !== null && <ProtectionErrorAlert error={error} formats={formats} supportHref={supportHref} />}
      </div>
    </LimitSection>
  );
}
