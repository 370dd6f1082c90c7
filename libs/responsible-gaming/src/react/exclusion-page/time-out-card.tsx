'use client';

import { useState } from 'react';
import { type ExclusionKind } from '@casino-kit/api-contract';
import { Button, Card, DescriptionList, RadioGroup } from '@casino-kit/ui';
import { type ExclusionChoice } from '../../core/exclusion-choices.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import styles from './exclusion-page.module.css';
import { PeriodChoice } from './period-choice.js';
import { useExclusionTexts } from './use-exclusion-texts.js';

/** Short forms, after which the account opens by itself. */
export const timeOutKinds = ['break', 'freeze', 'cooling-off'] as const satisfies readonly ExclusionKind[];
type TimeOutKind = (typeof timeOutKinds)[number];

export interface TimeOutCardProps {
  /** The periods of a kind, as of now. */
  choicesOf: (kind: ExclusionKind) => readonly ExclusionChoice[];
  formats: ProtectionFormats;
  onContinue: (choice: ExclusionChoice) => void;
}

/** A break, a freeze or a cooling-off period (R3, R4): kind, period and the facts before it is confirmed. */
export function TimeOutCard({ choicesOf, formats, onContinue }: TimeOutCardProps) {
  const t = useTexts();
  const texts = useExclusionTexts();
  const [kind, setKind] = useState<TimeOutKind>('break');
  const [period, setPeriod] = useState<string | null>(null);
  const [judged, setJudged] = useState(false);
  const choices = choicesOf(kind);
  const choice = choices.find((one) => one.period === period && !one.isShorter) ?? null;
  /** One line on what differs: how long it lasts, what happens to bonuses, whether it can end early. */
  const differenceOf = (of: TimeOutKind) => {
    const periods = choicesOf(of).map((one) => texts.period(one.period));
    return t(`responsible-gaming.timeOut.${of}`, { from: periods.at(0) ?? '', to: periods.at(-1) ?? '' });
  };
  const facts = [
    { term: t('responsible-gaming.exclusion.begins'), value: t('responsible-gaming.exclusion.atOnce') },
    {
      term: t('responsible-gaming.exclusion.opens'),
      value: choice?.endsAt ? formats.moment(choice.endsAt) : t('responsible-gaming.exclusion.chooseFirst'),
    },
  ];
  return (
    <Card>
      <section className={styles.card}>
        <h2>{t('responsible-gaming.timeOut.title')}</h2>
        <p>{t('responsible-gaming.timeOut.text')}</p>
        <RadioGroup
          legend={t('responsible-gaming.timeOut.kind')}
          value={kind}
          options={timeOutKinds.map((value) => ({
            value,
            label: texts.kind(value),
            description: differenceOf(value),
          }))}
          onChange={(next) => {
            setKind(timeOutKinds.find((one) => one === next) ?? kind);
            setJudged(false);
          }}
        />
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
