'use client';

import { useState } from 'react';
import { Alert } from '@casino-kit/ui';
import { type ProtectionOptions } from '../protection-options.js';
import { useTexts } from '../texts.js';
import { useProtectionFormats } from '../use-protection-formats.js';

export interface PlayPauseProps extends Pick<ProtectionOptions, 'timeZone'> {
  /** When rounds start again (ISO 8601). */
  until: string;
}

/** Says that play pauses after an hour, and until when. The game stays open. */
export function PlayPause({ until, timeZone }: PlayPauseProps) {
  const t = useTexts();
  const [now] = useState(() => new Date());
  const formats = useProtectionFormats('EUR', timeZone, now);
  return (
    <Alert tone="info" live title={t('responsible-gaming.pause.title', { time: formats.clock(until) })}>
      {t('responsible-gaming.pause.text')}
    </Alert>
  );
}
