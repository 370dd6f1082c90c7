'use client';

import { useState } from 'react';
import { Button, Card, DescriptionList } from '@casino-kit/ui';
import { endsBonuses, type ExclusionChoice } from '../../core/exclusion-choices.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import styles from './exclusion-page.module.css';
import { PeriodChoice } from './period-choice.js';
import { useExclusionTexts } from './use-exclusion-texts.js';

export interface TimeOutCardProps {
  /** One choice for each length, shortest first. */
  choices: readonly ExclusionChoice[];
  formats: ProtectionFormats;
  onContinue: (choice: ExclusionChoice) => void;
}

/** A break by its length (R3, R4), with the facts before it is confirmed. */
export function TimeOutCard({ choices, formats, onContinue }: TimeOutCardProps) {
  const t = useTexts();
  const texts = useExclusionTexts();
  const [period, setPeriod] = useState<string | null>(null);
  const [judged, setJudged] = useState(false);
  const choice = choices.find((one) => one.period === period && !one.isShorter) ?? null;
  const facts = [
    { term: t('responsible-gaming.exclusion.begins'), value: t('responsible-gaming.exclusion.atOnce') },
    {
      term: t('responsible-gaming.exclusion.opens'),
      value: choice?.endsAt ? formats.moment(choice.endsAt) : t('responsible-gaming.exclusion.chooseFirst'),
    },
    {
      term: t('responsible-gaming.timeOut.bonuses'),
      value:
        choice !== null && endsBonuses(choice.kind)
          ? t('responsible-gaming.timeOut.bonuses.end')
          : t('responsible-gaming.timeOut.bonuses.stay'),
    },
    {
      term: t('responsible-gaming.timeOut.shortened'),
      value: t('responsible-gaming.timeOut.shortened.no'),
    },
  ];
  return (
    <Card>
      <section className={styles.card}>
        <h2>{t('responsible-gaming.timeOut.title')}</h2>
        <p>{t('responsible-gaming.timeOut.text')}</p>
        <PeriodChoice
          choices={choices}
          selected={choice}
          error={judged && choice === null ? t('responsible-gaming.exclusion.chooseFirst') : undefined}
          onSelect={(next) => setPeriod(next.period)}
        />
        <DescriptionList facts={facts} />
        <Button
          size="lg"
          block
          onClick={() => {
            setJudged(true);
            if (choice !== null) onContinue(choice);
          }}
        >
          {choice === null
            ? t('responsible-gaming.exclusion.continue')
            : t('responsible-gaming.exclusion.continueWith', { period: texts.period(choice.period) })}
        </Button>
      </section>
    </Card>
  );
}
