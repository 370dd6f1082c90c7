'use client';

import { type ChatMessage } from '@casino-kit/api-contract';
import { Dialog, Popover, useIsMobile, useShownName } from '@casino-kit/ui';
import { type RefObject, useState } from 'react';
import { useTexts } from '../texts.js';
import { ActionList } from './action-list.js';
import styles from './message-actions.module.css';
import { Quote } from './quote.js';
import { ReportDialog } from './report-form.js';

export interface MessageActionsProps {
  message: ChatMessage;
  isModerator: boolean;
  /** The button that opened them; the focus returns to it. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onMention: () => void;
  onMute: () => void;
}

/** The actions on a message: a box at its button, a sheet on phones. */
export function MessageActions({
  message,
  isModerator,
  button,
  onClose,
  onMention,
  onMute,
}: MessageActionsProps) {
  const t = useTexts();
  const isMobile = useIsMobile();
  const [isReporting, setReporting] = useState(false);
  const name = useShownName()(message.author.name);
  const label = t('chat.actions', { name });
  if (isReporting) return <ReportDialog message={message} onClose={onClose} />;
  const list = (
    <ActionList
      message={message}
      isModerator={isModerator}
      onMention={onMention}
      onMute={onMute}
      onReport={() => setReporting(true)}
      onDone={onClose}
    />
  );
  if (!isMobile)
    return (
      <Popover label={label} button={button} onClose={onClose}>
        {list}
      </Popover>
    );
  return (
    <Dialog open onClose={onClose} title={<bdi>{name}</bdi>}>
      <div className={styles.sheet}>
        <Quote message={message} />
        {list}
      </div>
    </Dialog>
  );
}
