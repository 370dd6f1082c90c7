'use client';

import { countCharacters, longestChatMessage } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { IconButton, VisuallyHidden } from '@casino-kit/ui';
import { SendHorizontal, Smile } from 'lucide-react';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { pickerEmoji } from '../../core/emoji.js';
import { type ChatKey, useTexts } from '../texts.js';
import { useEscape } from '../use-escape.js';
import { type UseSendMessageResult } from '../use-send-message.js';
import styles from './chat-composer.module.css';

export interface ChatComposerProps {
  text: string;
  onText: (text: string) => void;
  sending: UseSendMessageResult;
  /** Seconds between two messages. */
  everySeconds: number;
  /** Until when a moderator keeps the player from writing, as a text; `null` when the player may write. */
  silenced: string | null;
  input: RefObject<HTMLInputElement | null>;
}

/**
 * Where a message is written. Nothing that was typed is ever cut or lost: a message that is too long or not allowed stays in
 * the field, and the line below says why.
 */
export function ChatComposer({ text, onText, sending, everySeconds, silenced, input }: ChatComposerProps) {
  const t = useTexts();
  const id = useId();
  const numbers = useNumberFormat();
  const [hasEmoji, setHasEmoji] = useState(false);
  /** What was said when the player pressed too early; the countdown beside it would be read every second. */
  const [early, setEarly] = useState<string | null>(null);
  const picker = useRef<HTMLDivElement>(null);
  useEscape(
    picker,
    () => {
      setHasEmoji(false);
      input.current?.focus();
    },
    hasEmoji,
  );
  const { problem, waitSeconds, isPending } = sending;
  const count = countCharacters(text);
  const isTooLong = count > longestChatMessage;
  const shown = isTooLong ? 'long' : problem;
  const isWaiting = waitSeconds > 0;
  const most = numbers.format(longestChatMessage);
  const error = shown === null ? silenced : t(`chat.error.${shown}` satisfies ChatKey, { most });
  const hint = isWaiting ? t('chat.wait', { count: waitSeconds }) : t('chat.every', { count: everySeconds });

  const change = (next: string) => {
    sending.clearProblem();
    setEarly(null);
    onText(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasEmoji(false);
    setEarly(isWaiting ? hint : null);
    if (!isTooLong && silenced === null) sending.send(text);
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      {hasEmoji && (
        <div
          id={`${id}-emoji`}
          ref={picker}
          role="group"
          aria-label={t('chat.emoji')}
          className={styles.emoji}
        >
          {pickerEmoji.map((emoji) => (
            <button key={emoji} type="button" onClick={() => change(text + emoji)}>
              {emoji}
            </button>
          ))}
        </div>
      )}
      <div className={styles.field} data-invalid={error !== null || undefined}>
        <button
          type="button"
          className={styles.pick}
          aria-label={t('chat.emoji')}
          aria-expanded={hasEmoji}
          aria-controls={hasEmoji ? `${id}-emoji` : undefined}
          onClick={() => setHasEmoji(!hasEmoji)}
        >
          <Smile size={20} aria-hidden />
        </button>
        <input
          ref={input}
          id={id}
          className={styles.input}
          value={text}
          onChange={(event) => change(event.target.value)}
          dir="auto"
          autoComplete="off"
          enterKeyHint="send"
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-note ${id}-count`}
        />
        <IconButton
          label={t('chat.send')}
          type="submit"
          size="sm"
          className={styles.send}
          aria-disabled={isWaiting || isPending || isTooLong || undefined}
        >
          <SendHorizontal size={18} aria-hidden data-icon="directional" />
        </IconButton>
      </div>
      <div className={styles.notes}>
        <span
          id={`${id}-note`}
          role={error === null ? undefined : 'alert'}
          data-error={error !== null || undefined}
          data-early={(isWaiting && early !== null) || undefined}
        >
          {error ?? hint}
        </span>
        {error === null && early !== null && (
          <span role="alert">
            <VisuallyHidden>{early}</VisuallyHidden>
          </span>
        )}
        <span id={`${id}-count`} className={styles.count} data-error={isTooLong || undefined}>
          {t('chat.length', { count: numbers.format(count), most })}
        </span>
      </div>
    </form>
  );
}
