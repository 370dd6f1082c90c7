'use client';

import { useState } from 'react';
import { type TerminationRecord } from '@casino-kit/api-contract';
import { Trans, useDateFormat, useNumberFormat } from '@casino-kit/i18n';
import { inactivityMinutes } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { Button, Dialog, type DescriptionItem, DescriptionList, Link, Outcome } from '@casino-kit/ui';
import { Clock, Lock, LogOut, MonitorSmartphone, ShieldCheck, Wrench } from 'lucide-react';
import { dayName, sessionEnding, sessionLength } from '../../core/session-ended-text.js';
import { useTexts } from '../texts.js';
import { useFocusOn } from '../use-focus-on.js';
import styles from './session-ended.module.css';

export interface SessionEndedDialogProps {
  /** The end to be shown, `null` for none. */
  record: TerminationRecord | null;
  /** Called by the login button, which some reasons lack. `onClose` is not called then: hide the dialog here. */
  onLogIn: () => void;
  /** Escape, the close button and OK end here. */
  onClose: () => void;
  /** The link to support for a locked account; omitted without it. */
  supportHref?: string | undefined;
  /** The clock; the system's by default. */
  now?: (() => Date) | undefined;
  /** The player's zone; the browser's by default. */
  timeZone?: string | undefined;
}

const systemClock = () => new Date();

const icons = {
  USER_INITIATED: LogOut,
  USER_INACTIVITY_TIMEOUT: Clock,
  SESSION_EXPIRED: Clock,
  ACCOUNT_LOCKED: Lock,
  SECURITY_LOGOUT: ShieldCheck,
  CONCURRENT_SESSION: MonitorSmartphone,
  SYSTEM_MAINTENANCE: Wrench,
} as const;

/**
 * Says that a session has ended (§2, session-ended overlay): why, when, and how long it lasted if that is known; log in
 * and close, or a single OK. A click on the backdrop does not close it, because it is shown only once.
 */
export function SessionEndedDialog({ record, onClose, ...rest }: SessionEndedDialogProps) {
  const t = useTexts();
  // The content stays while the dialog closes.
  const [last, setLast] = useState(record);
  if (record !== null && record !== last) setLast(record);
  const shown = record ?? last;
  return (
    <Dialog
      open={record !== null}
      onClose={onClose}
      title={shown === null ? '' : t(sessionEnding(shown.reason).title)}
      role="alertdialog"
      backdropCloses={false}
      bare
    >
      {shown && <SessionEnd {...rest} record={shown} onClose={onClose} />}
    </Dialog>
  );
}

function SessionEnd({
  record,
  onLogIn,
  onClose,
  supportHref,
  now = systemClock,
  timeZone,
}: SessionEndedDialogProps & { record: TerminationRecord }) {
  const t = useTexts();
  const { inactivitySessionTimeout } = useSettings();
  const { title, text, single, support } = sessionEnding(record.reason);
  const Icon = icons[record.reason];
  const element = useFocusOn<HTMLDivElement>();
  return (
    <div ref={element} tabIndex={-1} className={styles.end}>
      <Outcome
        tone="neutral"
        icon={<Icon size={26} />}
        title={t(title)}
        level={3}
        facts={<EndDetails record={record} now={now} timeZone={timeZone} />}
        actions={
          single ? (
            <Button variant="primary" size="lg" block onClick={onClose}>
              {t('auth.ended.ok')}
            </Button>
          ) : (
            <>
              <Button variant="primary" size="lg" block onClick={onLogIn}>
                {t('auth.ended.login')}
              </Button>
              <Button size="lg" block onClick={onClose}>
                {t('auth.ended.close')}
              </Button>
            </>
          )
        }
      >
        <p>
          {t(text, { count: Math.round(inactivityMinutes(inactivitySessionTimeout)) })}{' '}
          {support && supportHref && (
            <Trans
              t={t}
              i18nKey="auth.ended.support"
              components={{ support: <Link href={supportHref} className={styles.support} /> }}
            />
          )}
        </p>
      </Outcome>
    </div>
  );
}

function EndDetails({
  record,
  now,
  timeZone,
}: {
  record: TerminationRecord;
  now: () => Date;
  timeZone: string | undefined;
}) {
  const t = useTexts();
  const number = useNumberFormat();
  const time = useDateFormat({ timeStyle: 'short', timeZone });
  const dateAndTime = useDateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  // The day is called as it was when this came up.
  const [today] = useState(now);
  const ended = new Date(record.time);
  const day = dayName(ended, today, time.resolvedOptions().timeZone);
  const length = sessionLength(record);
  const facts: DescriptionItem[] = [
    {
      term: t('auth.ended.at'),
      value:
        day === 'earlier' ? dateAndTime.format(ended) : t(`auth.ended.${day}`, { time: time.format(ended) }),
    },
  ];
  if (length)
    facts.push({
      term: t('auth.ended.length'),
      value: t(length.hours > 0 ? 'auth.ended.length.hours' : 'auth.ended.length.minutes', {
        hours: number.format(length.hours),
        minutes: number.format(length.minutes),
      }),
    });
  return <DescriptionList facts={facts} />;
}
