'use client';

import { type ChatMessage, chatMuteMinutes } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { Alert, useShownName } from '@casino-kit/ui';
import { AtSign, Eraser, Flag, Trash2, UserRoundCheck, UserRoundX, VolumeX } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTexts } from '../texts.js';
import { type ModerationDecision, useModeration } from '../use-moderation.js';
import styles from './message-actions.module.css';

export interface ActionListProps {
  message: ChatMessage;
  /** Whether this player moderates the chat. */
  isModerator: boolean;
  onMention: () => void;
  onMute: () => void;
  onReport: () => void;
  onDone: () => void;
}

function Action({
  icon,
  children,
  aside,
  tone,
  disabled,
  onPress,
}: {
  icon: ReactNode;
  children: ReactNode;
  aside?: ReactNode | undefined;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
}) {
  return (
    <button type="button" className={styles.action} data-tone={tone} disabled={disabled} onClick={onPress}>
      {icon}
      <span>{children}</span>
      {aside !== undefined && <small>{aside}</small>}
    </button>
  );
}

/** What a moderator can do about a message, with what others reported. */
function ModeratorActions({ message, onDone }: Pick<ActionListProps, 'message' | 'onDone'>) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const name = useShownName()(message.author.name);
  const { facts, decide, isPending, hasFailed } = useModeration(message);
  const act = (decision: ModerationDecision) => () => decide(decision, onDone);
  return (
    <>
      {hasFailed && <Alert tone="danger" title={t('chat.moderate.failed')} live />}
      <Action
        icon={<Trash2 size={18} aria-hidden />}
        disabled={isPending}
        onPress={act({ action: 'remove' })}
      >
        {t('chat.moderate.remove')}
      </Action>
      <div role="group" aria-label={t('chat.moderate.mute', { name })} className={styles.mute}>
        <p aria-hidden>
          <VolumeX size={18} />
          <span>{t('chat.moderate.mute', { name })}</span>
        </p>
        <div>
          {chatMuteMinutes.map((minutes) => (
            <button
              key={minutes}
              type="button"
              disabled={isPending}
              onClick={act({ action: 'mute', minutes })}
            >
              {t(`chat.moderate.${minutes}`)}
            </button>
          ))}
        </div>
      </div>
      <Action
        icon={<Eraser size={18} aria-hidden />}
        aside={facts && numbers.format(facts.messages)}
        disabled={isPending}
        onPress={act({ action: 'remove-all' })}
      >
        {t('chat.moderate.all', { name })}
      </Action>
      <p className={styles.fact}>
        <Flag size={18} aria-hidden />
        <span>{t('chat.moderate.reports')}</span>
        {facts !== undefined && <small>{t('chat.players', { count: facts.reporters })}</small>}
      </p>
      <hr className={styles.line} />
      {facts?.isClosed === true ? (
        <Action
          icon={<UserRoundCheck size={18} aria-hidden />}
          disabled={isPending}
          onPress={act({ action: 'open' })}
        >
          {t('chat.moderate.open', { name })}
        </Action>
      ) : (
        <Action
          icon={<UserRoundX size={18} aria-hidden />}
          tone="danger"
          disabled={isPending}
          onPress={act({ action: 'close' })}
        >
          {t('chat.moderate.close', { name })}
        </Action>
      )}
    </>
  );
}

/** The actions on a message of another player; those of a moderator for accounts with the tag `moderator`. */
export function ActionList({ message, isModerator, onMention, onMute, onReport, onDone }: ActionListProps) {
  const t = useTexts();
  const name = useShownName()(message.author.name);
  return (
    <div className={styles.list}>
      {message.author.name !== '' && (
        <Action icon={<AtSign size={18} aria-hidden />} onPress={onMention}>
          {t('chat.mention', { name })}
        </Action>
      )}
      {isModerator ? (
        <ModeratorActions message={message} onDone={onDone} />
      ) : (
        <>
          <Action icon={<VolumeX size={18} aria-hidden />} onPress={onMute}>
            {t('chat.mute', { name })}
          </Action>
          <Action icon={<Flag size={18} aria-hidden />} onPress={onReport}>
            {t('chat.report')}
          </Action>
        </>
      )}
    </div>
  );
}
