'use client';

import { lazy, Suspense } from 'react';
import { type PlayLimits } from '@casino-kit/api-contract';
import { type LimitSlot } from '@casino-kit/play-limits';
import { DialogFrame } from '@casino-kit/ui';
import { type ProtectionOptions } from '../protection-options.js';

/** Loaded only when a limit is to be changed. */
const SetLimitDialog = lazy(async () => ({
  default: (await import('../set-limit-dialog/set-limit-dialog.js')).SetLimitDialog,
}));
const SessionTimeDialog = lazy(async () => ({
  default: (await import('../set-limit-dialog/session-time-dialog.js')).SessionTimeDialog,
}));

export interface LimitDialogsProps extends Pick<ProtectionOptions, 'timeZone' | 'now' | 'supportHref'> {
  /** As `useLimits` loads them: the current value, the bounds and the currency of the form. */
  limits: PlayLimits;
  /** The limit whose form is open. */
  edited: LimitSlot | 'session' | null;
  onClose: () => void;
  /**
   * Called once the server has accepted the change, with the limits that it returned. `onClose` is not called then: close the
   * form here.
   */
  onSet: (limit: LimitSlot | 'session', limits: PlayLimits) => void;
}

/** The form of the limit that is being changed; its frame while it loads. */
export function LimitDialogs({ edited, ...props }: LimitDialogsProps) {
  if (edited === null) return null;
  const isSession = edited === 'session';
  const hasPreview = !isSession && edited.period !== null && edited.kind !== 'winnings';
  return (
    <Suspense
      fallback={
        <DialogFrame
          width={hasPreview ? 'art' : 'task'}
          height={hasPreview ? { phone: 820, wide: 624 } : { phone: 480, wide: 480 }}
          onClose={props.onClose}
        />
      }
    >
      {isSession ? <SessionTimeDialog {...props} /> : <SetLimitDialog {...props} initial={edited} />}
    </Suspense>
  );
}
