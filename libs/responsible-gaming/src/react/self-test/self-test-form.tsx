'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, Card, RadioGroup } from '@casino-kit/ui';
import {
  type SelfTestAnswer,
  selfTestAnswers,
  type SelfTestAnswers,
  type SelfTestQuestion,
  selfTestQuestions,
  selfTestResult,
  unansweredQuestions,
} from '../../core/self-test.js';
import { type SelfTestProps } from './self-test-props.js';
import { SelfTestResultView } from './self-test-result-view.js';
import styles from './self-test.module.css';
import { useSelfTestTexts } from './self-test-texts.js';

/** The nine questions, each a group of radio buttons; then the result. The answers are in memory only. */
export function SelfTestForm(props: SelfTestProps) {
  const t = useSelfTestTexts();
  const id = useId();
  const [answers, setAnswers] = useState<SelfTestAnswers>({});
  const [isShown, setShown] = useState(false);
  /** The first question that had no answer when the result was asked for, and how many there were. */
  const [missing, setMissing] = useState<{ first: SelfTestQuestion; count: number } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const result = isShown ? selfTestResult(answers) : null;
  const isAsking = result === null;
  useEffect(() => {
    if (isAsking) heading.current?.focus();
  }, [isAsking]);

  if (result !== null)
    return (
      <SelfTestResultView
        {...props}
        result={result}
        onChange={() => setShown(false)}
        onClear={() => {
          setAnswers({});
          setShown(false);
        }}
      />
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const open = unansweredQuestions(answers);
    const [first] = open;
    if (first === undefined) {
      setShown(true);
      return;
    }
    setMissing({ first, count: open.length });
    form.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(`${id}${first}`)}"]`)?.focus();
  };
  return (
    <Card>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <h3 ref={heading} tabIndex={-1}>
          {t('responsible-gaming.selfTest.title')}
        </h3>
        {selfTestQuestions.map((question, place) => (
          <RadioGroup
            key={question}
            name={`${id}${question}`}
            layout="inline"
            legend={t('responsible-gaming.selfTest.question', {
              number: String(place + 1),
              question: t(`responsible-gaming.selfTest.${question}`),
            })}
            options={selfTestAnswers.map((answer) => ({
              value: answer,
              label: t(`responsible-gaming.selfTest.${answer}`),
            }))}
            value={answers[question] ?? null}
            onChange={(answer) => {
              setAnswers((given) => ({ ...given, [question]: answer as SelfTestAnswer }));
              setMissing((open) => (open?.first === question ? null : open));
            }}
            error={
              missing?.first === question
                ? t('responsible-gaming.selfTest.missing', { count: missing.count })
                : undefined
            }
          />
        ))}
        <div>
          <Button type="submit" variant="primary">
            {t('responsible-gaming.selfTest.show')}
          </Button>
        </div>
        <small>{t('responsible-gaming.selfTest.source')}</small>
      </form>
    </Card>
  );
}
