'use client';

import { type SecurityProblem } from '../core/security-problem.js';
import { useTexts } from './texts.js';
import { useMoments } from './use-moments.js';

/**
 * Returns a function that says in words why something did not work. `isAppCode`: what was typed is a code of the authenticator
 * app, which a used code or a wrong clock spoils.
 */
export function useProblemText(): (problem: SecurityProblem, typed?: { isAppCode: boolean }) => string {
  const t = useTexts();
  const { moment } = useMoments();
  return (problem, { isAppCode } = { isAppCode: false }) => {
    switch (problem.kind) {
      case 'code':
        return problem.code === 'FACTOR_REMOVAL_WAITS' && problem.until !== null
          ? t('account-security.problem.FACTOR_REMOVAL_WAITS.until', { time: moment(problem.until) })
          : t(`account-security.problem.${problem.code}`);
      case 'mismatch':
        return problem.triesLeft === null
          ? t(`account-security.problem.${problem.code}`)
          : [
              t(`account-security.problem.${problem.code}.left`, { count: problem.triesLeft }),
              ...(isAppCode ? [t('account-security.code.why')] : []),
            ].join(' ');
      case 'pause':
        return problem.minutes === null
          ? t('account-security.problem.pause')
          : t('account-security.problem.pause.minutes', { count: problem.minutes });
      case 'passkey':
        return t(`account-security.problem.passkey.${problem.reason}`);
      case 'message':
        return problem.message;
      default:
        return t(`account-security.problem.${problem.kind}`);
    }
  };
}
