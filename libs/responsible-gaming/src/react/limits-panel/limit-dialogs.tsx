'use client';

import { type PlayLimits } from '@casino-kit/api-contract';
import { type LimitSlot } from '@casino-kit/play-limits';
import { type ProtectionOptions } from '../protection-options.js';
import { SessionTimeDialog } from '../set-limit-dialog/session-time-dialog.js';
import { SetLimitDialog } from '../set-limit-dialog/set-limit-dialog.js';

export interface LimitDialogsProps extends Pick<ProtectionOptions, 'timeZone' | 'now' | 'supportHref'> {
  limits: PlayLimits;
  /** The limit whose form is open. */
  edited: LimitSlot | 'session' | null;
  onClose: () => void;
  onSet: () => void;
}

/** The form of the limit that is being changed. */
export function LimitDialogs({ edited, ...props }: LimitDialogsProps) {
  if (edited === null) return null;
  return edited === 'session' ? (
    <SessionTimeDialog {...props} />
  ) : (
    <SetLimitDialog {...props} initial={edited} />
  );
}
