'use client';

import { Alert } from '@casino-kit/ui';
import { type LocationCheck } from '../../core/verify-location.js';
import { useTexts } from '../texts.js';

/** What the last check of the location found; announced. A check that succeeded shows nothing here. */
export function LocationCheckResult({ result }: { result: LocationCheck | null }) {
  const t = useTexts();
  return (
    <div role="status">
      {result !== null && result !== 'allowed' && (
        <Alert tone={result === 'restricted' ? 'danger' : 'warning'}>{t(`blocked.popup.${result}`)}</Alert>
      )}
    </div>
  );
}
