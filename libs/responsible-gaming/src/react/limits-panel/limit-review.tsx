'use client';

import { type PlayLimits } from '@casino-kit/api-contract';
import { Alert, Button } from '@casino-kit/ui';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import { useTexts } from '../texts.js';
import { useChangeLimits } from '../use-change-limits.js';
import { type ProtectionFormats } from '../use-protection-formats.js';

export interface LimitReviewProps {
  limits: PlayLimits;
  formats: ProtectionFormats;
  /** The page of support, if there is one. */
  supportHref?: string | undefined;
}

/** Asks the player to look at the limits again when the licence asks for it; a change of one answers it, too. */
export function LimitReview({ limits, formats, supportHref }: LimitReviewProps) {
  const t = useTexts();
  const { change, pending, error } = useChangeLimits();
  if (!limits.reviewDue) return null;
  return (
    <>
      <Alert
        title={t('responsible-gaming.review.title')}
        action={
          <Button loading={pending} onClick={() => change({ type: 'choice' })}>
            {t('responsible-gaming.review.keep')}
          </Button>
        }
      >
        {t('responsible-gaming.review.text')}
      </Alert>
      {error !== null && <ProtectionErrorAlert error={error} formats={formats} supportHref={supportHref} />}
    </>
  );
}
