import { useLocale } from '@casino-kit/i18n';
import { Note } from '@casino-kit/ui';
import { type FormProblem, type Message } from '../../core/call-problems.js';
import { useTexts } from '../texts.js';
import styles from './form-status.module.css';

export interface FormStatusProps {
  problem: FormProblem | null;
  /** Gives the words of its message and title. */
  textOf: (message: Message | string) => string;
  /** Labels of the fields that are wrong after a submit; summarised for screen readers. */
  wrongFields: readonly string[];
}

/** What is wrong with a form as a whole: a note for everybody, and a summary of the wrong fields for screen readers. */
export function FormStatus({ problem, textOf, wrongFields }: FormStatusProps) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const list = new Intl.ListFormat(formatTag);
  return (
    <>
      <div role="status" className={styles.summary}>
        {wrongFields.length > 0 && t('form.problem.summary', { fields: list.format(wrongFields) })}
      </div>
      {problem && (
        <Note tone={problem.tone} title={problem.title ? textOf(problem.title) : undefined} live>
          {textOf(problem.message)}
        </Note>
      )}
    </>
  );
}
