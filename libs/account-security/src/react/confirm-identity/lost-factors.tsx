'use client';

import { useApiClient } from '@casino-kit/api-client';
import { requestFactorRemoval } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { Alert, Button } from '@casino-kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toSecurityProblem } from '../../core/security-problem.js';
import { securityKey } from '../../core/security-queries.js';
import { ProblemAlert } from '../problem-alert/problem-alert.js';
import { useTexts } from '../texts.js';
import { useMoments } from '../use-moments.js';

/**
 * The way out for a player who is logged in and has lost what confirms: the removal of passkeys and app after a waiting time, and
 * when it takes effect. `hours`: how long that is; null where the server does not say.
 */
export function LostFactors({ hours, onBack }: { hours: number | null; onBack: () => void }) {
  const t = useTexts();
  const client = useApiClient();
  const queries = useQueryClient();
  const { moment } = useMoments();
  const inHours = useNumberFormat({ style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(requestFactorRemoval, { body: {} }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: [...securityKey, 'protection'] }),
  });
  if (data)
    return (
      <Alert tone="success" title={t('account-security.lost.done.title')} live>
        {t('account-security.lost.done', { time: moment(data.removalAt) })}
      </Alert>
    );
  return (
    <>
      <Alert tone="info" title={t('account-security.lost.title')}>
        {hours === null
          ? t('account-security.lost.text')
          : t('account-security.lost.text.hours', { time: inHours.format(hours) })}
      </Alert>
      <ProblemAlert problem={error && toSecurityProblem(error)} />
      <Button variant="primary" block loading={isPending} onClick={() => mutate()}>
        {t('account-security.lost.request')}
      </Button>
      <Button block onClick={onBack}>
        {t('account-security.back')}
      </Button>
    </>
  );
}
