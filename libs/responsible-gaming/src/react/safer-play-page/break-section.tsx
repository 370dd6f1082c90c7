'use client';

import { Pause } from 'lucide-react';
import { useState } from 'react';
import { type Exclusion } from '@casino-kit/api-contract';
import { Link } from '@casino-kit/ui';
import { type ExclusionChoice, exclusionChoices } from '../../core/exclusion-choices.js';
import { ConfirmExclusionDialog } from '../exclusion-page/confirm-exclusion-dialog.js';
import { useExclusionTexts } from '../exclusion-page/use-exclusion-texts.js';
import { LimitSection } from '../limits-panel/limit-card.js';
import { useTexts } from '../texts.js';
import { useOfferedExclusions } from '../use-protection.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import styles from './safer-play-page.module.css';

/** Breaks one press away; the page of breaks has all of them. */
const quick = ['P1D', 'P1W', 'P1M'];

export interface BreakSectionProps {
  exclusions: readonly Exclusion[];
  formats: ProtectionFormats;
  now: Date;
  exclusionHref: string;
  supportHref?: string | undefined;
}

/** For a player who is not excluded: three breaks with the moment at which the account opens again. Each asks once more before it begins. */
export function BreakSection({ exclusions, formats, now, exclusionHref, supportHref }: BreakSectionProps) {
  const t = useTexts();
  const texts = useExclusionTexts();
  const [asked, setAsked] = useState<ExclusionChoice | null>(null);
  const choices = exclusionChoices('break', exclusions, now, useOfferedExclusions()).filter(
    ({ period, isShorter }) => quick.includes(period) && !isShorter,
  );
  return (
    <LimitSection
      title={t('responsible-gaming.break.title')}
      Icon={Pause}
      end={<Link href={exclusionHref}>{t('responsible-gaming.break.all')}</Link>}
    >
      <div className={styles.stack}>
        <p>{t('responsible-gaming.break.text')}</p>
        <div className={styles.picks}>
          {choices.map((choice) => (
            <button key={choice.period} type="button" onClick={() => setAsked(choice)}>
              <b>{texts.period(choice.period)}</b>
              {choice.endsAt !== null && (
                <small>
                  {t('responsible-gaming.break.until', {
                    until: formats.shortDay(choice.endsAt),
                  })}
                </small>
              )}
            </button>
          ))}
        </div>
      </div>
      {asked !== null && (
        <ConfirmExclusionDialog
          choice={asked}
          formats={formats}
          supportHref={supportHref}
          onClose={() => setAsked(null)}
          onExcluded={() => setAsked(null)}
        />
      )}
    </LimitSection>
  );
}
