'use client';

import { Ban, Banknote, BellOff, Lock } from 'lucide-react';
import { useState } from 'react';
import { Button, Card } from '@casino-kit/ui';
import { type ExclusionChoice } from '../../core/exclusion-choices.js';
import { useTexts } from '../texts.js';
import styles from './exclusion-page.module.css';
import { PeriodChoice } from './period-choice.js';

export interface SelfExclusionCardProps {
  choices: readonly ExclusionChoice[];
  onContinue: (choice: ExclusionChoice) => void;
}

/** Self-exclusion (R3): period and what it means, and only then the confirmation. */
export function SelfExclusionCard({ choices, onContinue }: SelfExclusionCardProps) {
  const t = useTexts();
  const [period, setPeriod] = useState<string | null>(null);
  const [judged, setJudged] = useState(false);
  const choice = choices.find((one) => one.period === period && !one.isShorter) ?? null;
  return (
    <Card>
      <section className={styles.card}>
        <h2>{t('responsible-gaming.exclusion.self-exclusion')}</h2>
        <p>{t('responsible-gaming.selfExclusion.text')}</p>
        <PeriodChoice
          choices={choices}
          selected={choice}
          error={judged && choice === null ? t('responsible-gaming.exclusion.chooseFirst') : undefined}
          onSelect={(next) => setPeriod(next.period)}
        />
        <ul className={styles.facts}>
          <li>
            <Ban size={18} aria-hidden />
            {t('responsible-gaming.selfExclusion.fact.play')}
          </li>
          <li>
            <Banknote size={18} aria-hidden />
            {t('responsible-gaming.selfExclusion.fact.withdraw')}
          </li>
          <li>
            <BellOff size={18} aria-hidden />
            {t('responsible-gaming.selfExclusion.fact.messages')}
          </li>
          <li>
            <Lock size={18} aria-hidden />
            {choice?.endsAt === null
              ? t('responsible-gaming.selfExclusion.fact.permanent')
              : t('responsible-gaming.selfExclusion.fact.noUndo')}
          </li>
        </ul>
        <Button
          size="lg"
          block
          onClick={() => {
            setJudged(true);
            if (choice !== null) onContinue(choice);
          }}
        >
          {t('responsible-gaming.selfExclusion.continue')}
        </Button>
      </section>
    </Card>
  );
}
