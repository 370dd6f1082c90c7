'use client';

import { Alert, useMinutesLeft } from '@casino-kit/ui';
import { type SecurityProblem } from '../../core/security-problem.js';
import { useProblemText } from '../use-problem-text.js';

/** Problems that pass by themselves or are no fault of anyone: shown as a note. */
const calm: readonly string[] = ['offline', 'timeout', 'pause'];

/** A pause after too many attempts, whose minutes count down from when it is first shown; gone once they are over. */
function PauseAlert({ minutes }: { minutes: number }) {
  const text = useProblemText();
  const left = useMinutesLeft(minutes);
  if (left === 0) return null;
  return (
    <Alert tone="info" live>
      {text({ kind: 'pause', minutes: left })}
    </Alert>
  );
}

/** Why something did not work, announced; nothing for `null`. */
export function ProblemAlert({ problem }: { problem: SecurityProblem | null }) {
  const text = useProblemText();
  if (problem === null) return null;
  if (problem.kind === 'pause' && problem.minutes !== null) return <PauseAlert minutes={problem.minutes} />;
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
