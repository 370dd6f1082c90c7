import { Note } from '@casino-kit/ui';
import { type FormProblem } from '../../core/call-problems.js';
import { useTexts } from '../texts.js';
import styles from './form-status.module.css';
import { useMessageText } from './use-message-text.js';

export interface FormStatusProps {
  problem: FormProblem | null;
  /** Labels of the fields that are wrong after a submit; summarised for screen readers. */
  wrongFields: readonly string[];
}

/** What is wrong with a form as a whole: a note for everybody, and a summary of the wrong fields for screen readers. */
export function FormStatus({ problem, wrongFields }: FormStatusProps) {
  const t = useTexts();
  const textOf = useMessageText();
  return (
    <>
      <div role="status" className={styles.summary}>
        {wrongFields.length > 0 && t('auth.problem.summary', { fields: wrongFields.join(', ') })}
      </div>
      {problem && (
        <Note tone={problem.tone} title={problem.title ? t(problem.title) : undefined} live>
          {textOf(problem.message)}
        </Note>
      )}
    </>
  );
}
