'use client';

import { type AccountSession, endOtherSession, endOtherSessions } from '@casino-kit/api-contract';
import { Button, ConfirmationDialog, Tag } from '@casino-kit/ui';
import { Check, Info, LogOut } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { DeviceIcon } from '../device-icon/device-icon.js';
import { ProblemAlert } from '../problem-alert/problem-alert.js';
import row from '../security-card/row.module.css';
import { SecurityCard } from '../security-card/security-card.js';
import { useTexts } from '../texts.js';
import { useMoments } from '../use-moments.js';
import { useOriginText } from '../use-origin-text.js';
import { useSecurityAction } from '../use-security-action.js';

export interface SessionsCardProps {
  sessions: readonly AccountSession[];
  /** The session that the player came to end: where it is over already, that is said. */
  asked?: string | undefined;
  /** What is below the list, such as a note on it. */
  children?: ReactNode | undefined;
}

/** Where the player is logged in: each session can be ended, and all others at once. */
export function SessionsCard({ sessions, asked, children }: SessionsCardProps) {
  const t = useTexts();
  const { moment } = useMoments();
  const listId = useId();
  const origin = useOriginText();
  const [isAsking, setIsAsking] = useState(false);
  const [ended, setEnded] = useState<'one' | 'others' | null>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const one = useSecurityAction(
    (client, id: string) => client.call(endOtherSession, { params: { id } }),
    () => setEnded('one'),
  );
  const others = useSecurityAction(
    (client) => client.call(endOtherSessions, {}),
    () => setEnded('others'),
  );
  const isOver = asked !== undefined && sessions.every(({ id }) => id !== asked);
  const said = ended ?? (isOver ? 'one' : null);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <SecurityCard
      title={t('account-security.sessions')}
      isWide
      end={
        hasOthers && (
          <Button
            variant="danger"
            icon={<LogOut size={18} aria-hidden data-icon="directional" />}
            loading={others.isPending}
            onClick={() => setIsAsking(true)}
          >
            {t('account-security.sessions.endOthers')}
          </Button>
        )
      }
    >
      <ul data-ruled className={row.list}>
        {sessions.map((session) => {
          const { id, kind, isCurrent, isNewDevice, lastSeenAt } = session;
          const name = origin.device(session);
          return (
            <li key={id} className={row.row}>
              <DeviceIcon kind={kind} />
              <div className={row.words}>
                <b>
                  <bdi>{name}</bdi>
                  {isCurrent && (
                    <Tag tone="success" icon={<Check size={14} aria-hidden />}>
                      {t('account-security.sessions.current')}
                    </Tag>
                  )}
                  {isNewDevice && !isCurrent && (
                    <Tag tone="warning" icon={<Info size={14} aria-hidden />}>
                      {t('account-security.sessions.new')}
                    </Tag>
                  )}
                </b>
                <small id={`${listId}-${id}`}>
                  {origin.line(session, isCurrent ? t('account-security.now') : moment(lastSeenAt))}
                </small>
              </div>
              {!isCurrent && (
                <Button
                  aria-label={t('account-security.sessions.end.of', { name })}
                  aria-describedby={`${listId}-${id}`}
                  loading={one.isPending && ending === id}
                  onClick={() => {
                    setEnded(null);
                    setEnding(id);
                    one.run(id);
                  }}
                >
                  {t('account-security.sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status">{said !== null && t(`account-security.sessions.ended.${said}`)}</p>
      <ProblemAlert problem={one.problem ?? others.problem} />
      {children}
      {isAsking && (
        <ConfirmationDialog
          title={t('account-security.sessions.endOthers.title')}
          back={t('account-security.back')}
          onBack={() => setIsAsking(false)}
          confirm={t('account-security.sessions.endOthers')}
          variant="danger"
          onConfirm={() => {
            setEnded(null);
            others.run(undefined);
            setIsAsking(false);
          }}
        >
          <p>{t('account-security.sessions.endOthers.text')}</p>
        </ConfirmationDialog>
      )}
    </SecurityCard>
  );
}
