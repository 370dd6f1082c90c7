'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink, Card } from '@casino-kit/ui';
import { type SelfTestResult } from '../../core/self-test.js';
import { HelpLines } from '../help-lines/help-lines.js';
import { type SelfTestProps } from './self-test-props.js';
import styles from './self-test.module.css';
import { useSelfTestTexts } from './self-test-texts.js';

export interface SelfTestResultViewProps extends SelfTestProps {
  result: SelfTestResult;
  /** Back to the questions with their answers. */
  onChange: () => void;
  /** Back to the questions without answers. */
  onClear: () => void;
}

/** The result in plain words, and what can be done: who helps, a break, limits. Its heading has the focus. */
export function SelfTestResultView({
  result: { score, band },
  limitsHref,
  exclusionHref,
  helpHref,
  helpLines,
  onChange,
  onClear,
}: SelfTestResultViewProps) {
  const t = useSelfTestTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isHarmful = band === 'moderate' || band === 'high';
  const hasLines = helpLines !== undefined && helpLines.near.length + helpLines.others.length > 0;
  const breaks = <ButtonLink href={exclusionHref}>{t('responsible-gaming.selfTest.break')}</ButtonLink>;
  const contacts = <ButtonLink href={helpHref}>{t('responsible-gaming.selfTest.contacts')}</ButtonLink>;
  return (
    <Card>
      <div className={styles.form}>
        <div className={styles.verdict}>
          <h3 ref={heading} tabIndex={-1}>
            {t(`responsible-gaming.selfTest.result.${band}`)}
          </h3>
          <small>{t('responsible-gaming.selfTest.score', { score: String(score) })}</small>
        </div>
        <p>{t(`responsible-gaming.selfTest.result.${band}.text`)}</p>
        {isHarmful && <HelpLines lines={helpLines} />}
        <div className={styles.actions}>
          {isHarmful && !hasLines && contacts}
          {isHarmful && breaks}
          <ButtonLink href={limitsHref}>{t('responsible-gaming.selfTest.limits')}</ButtonLink>
          {band === 'low' && breaks}
          {band === 'low' && contacts}
        </div>
        <p>{t('responsible-gaming.selfTest.noDiagnosis')}</p>
        <div className={styles.actions}>
          <Button size="sm" variant="ghost" onClick={onChange}>
            {t('responsible-gaming.selfTest.change')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClear}>
            {t('responsible-gaming.selfTest.clear')}
          </Button>
        </div>
        <small>{t('responsible-gaming.selfTest.source')}</small>
      </div>
    </Card>
  );
}
