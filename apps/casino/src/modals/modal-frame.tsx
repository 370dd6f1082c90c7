import { readOutcome } from '@casino-kit/payments/outcome-modal';
import { useIsAuthenticated } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { DialogFrame, type DialogFrameProps } from '@casino-kit/ui';
import { useState } from 'react';
import { isModalFor } from './modal-audience.js';

type Frame = Omit<DialogFrameProps, 'onClose'>;

const task = (phone: number, wide: number): Frame => ({ height: { phone, wide } });
const outcome = task(365, 365);

/** The place of what each modal shows first, by its `?modal=` value. */
const frames: Readonly<Record<string, Frame>> = {
  login: { width: 'art', bare: true, height: { phone: 572, wide: 600 } },
  registration: { width: 'art', bare: true, height: { phone: 604, wide: 664 } },
  'linked-signup': task(692, 712),
  'forgot-password': task(348, 368),
  'reset-password': task(272, 292),
  'verify-email': task(380, 380),
  'verify-email-expired': task(380, 380),
  deposit: { width: 'cashier', height: { phone: 746, wide: 799 } },
  'deposit-3ds-success': outcome,
  calendar: { width: 'calendar', height: { phone: 710, wide: 664 } },
  cookies: task(460, 440),
  'blocked-country': { width: 'confirmation', height: { phone: 480, wide: 460 } },
  rakeback: { width: 'calendar', height: { phone: 819, wide: 712 } },
};

function getFrame(name: string): Frame | null {
  if (Object.hasOwn(frames, name)) return frames[name] ?? null;
  return readOutcome(name) === null ? null : outcome;
}

/**
 * The frame of a modal while its code and texts load; nothing for a name that opens no modal. It disappears at once when it
 * is closed: the new address is rendered only when a busy phone has time for it.
 */
export function ModalFrame({ name, onClose }: { name: string; onClose: () => void }) {
  const [isClosed, setClosed] = useState(false);
  const { popupDepositFormAsSidebar } = useSettings();
  const authenticated = useIsAuthenticated();
  const frame = getFrame(name);
  if (isClosed || frame === null || !isModalFor(name, authenticated, authenticated)) return null;
  const sidebar: Partial<Frame> =
    name === 'deposit' && popupDepositFormAsSidebar ? { width: 'confirmation', placement: 'end' } : {};
  const close = () => {
    setClosed(true);
    onClose();
  };
  return <DialogFrame {...frame} {...sidebar} onClose={close} />;
}
