'use client';

import { useEffect, useState } from 'react';
import { type SessionTimeLimit } from '@casino-kit/api-contract';
import { Button, Dialog } from '@casino-kit/ui';
import { type SessionEnd, sessionEndAt } from '../../core/session-time.js';
import { useTexts } from '../texts.js';
import { useProtectionFormats } from '../use-protection-formats.js';

export interface SessionTimeNoticeProps {
  /** `null` while it is not known, or without a limit. */
  limit: SessionTimeLimit | null;
  /** The player's zone (IANA), for the time of day at which the session ends. */
  timeZone: string;
  /** The clock; the machine's by default. Pass the same function on every render. */
  now?: (() => Date) | undefined;
  /** Called once when the session's time is over: the host refetches the session, which the server ends. */
  onEnded: () => void;
}

const systemNow = () => new Date();
const lookMs = 5_000;

/** Returns what to announce about the end of the session, as time passes. */
function useSessionEnd(limit: SessionTimeLimit | null, now: () => Date): SessionEnd | null {
  const [at, setAt] = useState(now);
  const endsAt = limit?.endsAt ?? null;
  useEffect(() => {
    if (endsAt === null) return undefined;
    const look = () => setAt(now());
    const timer = setInterval(look, lookMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt, now]);
  return limit === null ? null : sessionEndAt(limit, at);
}

/**
 * Announces that the session ends by its time limit (R2), with the time of day and what happens then. Shown once for
 * each end; nothing prolongs the session.
 */
export function SessionTimeNotice({ limit, timeZone, now = systemNow, onEnded }: SessionTimeNoticeProps) {
  const t = useTexts();
  const end = useSessionEnd(limit, now);
  const [dismissed, setDismissed] = useState('');
  const [at] = useState(now);
  const formats = useProtectionFormats('EUR', timeZone, at);
  const isEnded = end?.state === 'ended';
  useEffect(() => {
    if (isEnded) onEnded();
    // The newest handler of the host is not another end of the session.
    // oxlint-disable-next-line react/exhaustive-deps -- once for each end
  }, [isEnded]);
  if (end === null) return null;
  const key = end.endsAt.toISOString();
  const close = () => setDismissed(key);
  return (
    <Dialog
      open={end.state === 'near' && dismissed !== key}
      onClose={close}
      role="alertdialog"
      title={t('responsible-gaming.sessionNotice.title', { time: formats.clock(end.endsAt) })}
      footer={
        <Button size="lg" block onClick={close}>
          {t('responsible-gaming.sessionNotice.ok')}
        </Button>
      }
    >
      <p>{t('responsible-gaming.sessionNotice.text')}</p>
    </Dialog>
  );
}
