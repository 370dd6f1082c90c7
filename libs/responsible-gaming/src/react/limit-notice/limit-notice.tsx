'use client';

import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type PlayLimits } from '@casino-kit/api-contract';
import { Button, Dialog } from '@casino-kit/ui';
import { limitProgress } from '../../core/limit-list.js';
import { limitWarnings } from '../../core/limit-warning.js';
import { limitsKey } from '../../core/protection-queries.js';
import { useLimitTexts } from '../limit-row/use-limit-texts.js';
import { useTexts } from '../texts.js';
import { useProtectionFormats } from '../use-protection-formats.js';

export interface LimitNoticeProps {
  /** As `useLimits` loads them; it is refetched every half a minute while this is shown. */
  limits: PlayLimits;
  /** The player's zone (IANA). */
  timeZone: string;
}

const refetchMs = 30_000;

/**
 * Tells a player in a game that half of a limit is used, and again when it is nearly used, where the server logs out who reaches
 * one (`logsOutAtLimit`). Each is said once.
 */
export function LimitNotice({ limits, timeZone }: LimitNoticeProps) {
  const t = useTexts();
  const texts = useLimitTexts();
  const queries = useQueryClient();
  const [now] = useState(() => new Date());
  const formats = useProtectionFormats(limits.currencyCode, timeZone, now);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const isOn = limits.logsOutAtLimit;
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: limitsKey }), refetchMs);
    return () => clearInterval(timer);
  }, [isOn, queries]);
  const [warning] = isOn ? limitWarnings(limits.limits).filter(({ key }) => !seen.includes(key)) : [];
  const progress = warning === undefined ? null : limitProgress(warning.limit);
  if (warning === undefined || progress === null) return null;
  const close = () => setSeen([...seen, warning.key]);
  const { periodEndsAt } = warning.limit;
  const left = formats.money(progress.left);
  return (
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      title={texts.full(warning.limit)}
      footer={
        <Button size="lg" block onClick={close}>
          {t('responsible-gaming.sessionNotice.ok')}
        </Button>
      }
    >
      <p>
        {t('responsible-gaming.limit.usedOf', {
          used: formats.money(progress.used),
          amount: formats.money(progress.amount),
        })}
      </p>
      <p>
        {periodEndsAt === null
          ? t('responsible-gaming.limit.left', { left })
          : t('responsible-gaming.limit.leftUntil', { left, until: formats.moment(periodEndsAt) })}
      </p>
    </Dialog>
  );
}
