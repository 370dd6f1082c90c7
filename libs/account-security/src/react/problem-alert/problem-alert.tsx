'use client';

import { Alert } from '@casino-kit/ui';
import { type SecurityProblem } from '../../core/security-problem.js';
import { useProblemText } from '../use-problem-text.js';

/** Problems that pass by themselves or are no fault of anyone: shown as a note. */
const calm: readonly string[] = ['offline', 'timeout', 'pause'];

/** Why something did not work, announced; nothing for `null`. */
export function ProblemAlert({ problem }: { problem: SecurityProblem | null }) {
  const text = useProblemText();
  if (problem === null) return null;
  const isCalm =
    calm.includes(problem.kind) ||
    (problem.kind === 'passkey' && problem.reason === 'cancelled') ||
    (problem.kind === 'code' && problem.code === 'CONFIRMATION_REQUIRED');
  return (
    <Alert tone={isCalm ? 'info' : 'danger'} live>
      {text(problem)}
    </Alert>
  );
}
