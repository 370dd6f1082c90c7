'use client';

import { Alert } from '../alert/alert.js';
import { Button } from '../button/button.js';
import { useUi } from '../provider/ui-provider.js';

/** An alert for data that could not be refetched, with a retry. */
export function StaleAlert({ onRetry }: { onRetry: () => void }) {
  const { texts } = useUi();
  return (
    <Alert
      tone="warning"
      live
      action={
        <Button size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.stale}
    </Alert>
  );
}
