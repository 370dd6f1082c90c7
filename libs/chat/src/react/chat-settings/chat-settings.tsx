'use client';

import { chatAppearances, chatColours, chatFontSizes, type ChatState } from '@casino-kit/api-contract';
import { nativeName, useNumberFormat, localeTag } from '@casino-kit/i18n';
import {
  Alert,
  Button,
  restoreFocusOnUnmount,
  SegmentedControl,
  SelectField,
  useShownName,
} from '@casino-kit/ui';
import { useId } from 'react';
import { useTexts } from '../texts.js';
import { type ChatSettingsChange } from '../use-chat.js';
import styles from './chat-settings.module.css';

export interface ChatSettingsProps {
  state: ChatState;
  room: string;
  onRoom: (room: string) => void;
  onChange: (change: ChatSettingsChange) => void;
  onUnmute: (authorId: string) => void;
  hasFailed: boolean;
  isAway: boolean;
  onAway: (isAway: boolean) => void;
}

/** The settings of the chat (§2): the room, how the player's name and the messages look, who is muted, and being away. */
export function ChatSettings({
  state,
  room,
  onRoom,
  onChange,
  onUnmute,
  hasFailed,
  isAway,
  onAway,
}: ChatSettingsProps) {
  const t = useTexts();
  const id = useId();
  const numbers = useNumberFormat();
  const toShownName = useShownName();
  return (
    <div className={styles.settings}>
      {hasFailed && <Alert tone="danger" title={t('chat.settings.failed')} live />}
      <SelectField
        label={t('chat.settings.room')}
        value={room}
        onChange={(event) => onRoom(event.target.value)}
        options={state.rooms.map(({ room: name, here }) => ({
          value: name,
          label: `${nativeName(localeTag(name))} · ${t('chat.here', { count: here, number: numbers.format(here) })}`,
        }))}
      />
      <fieldset className={styles.group}>
        <legend>{t('chat.settings.colour')}</legend>
        <div className={styles.colours}>
          {chatColours.map((colour) => (
            <label key={colour} className={styles.colour} data-colour={colour}>
              <input
                type="radio"
                name={`${id}-colour`}
                checked={state.me.colour === colour}
                onChange={() => onChange({ colour })}
              />
              <span>{t(`chat.colour.${colour}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.group}>
        <span aria-hidden>{t('chat.settings.fontSize')}</span>
        <SegmentedControl
          label={t('chat.settings.fontSize')}
          value={state.fontSize}
          onChange={(fontSize) => onChange({ fontSize })}
          options={chatFontSizes.map((value) => ({ value, label: t(`chat.fontSize.${value}`) }))}
        />
      </div>
      <div className={styles.group}>
        <span aria-hidden>{t('chat.settings.appearance')}</span>
        <SegmentedControl
          label={t('chat.settings.appearance')}
          value={state.appearance}
          onChange={(appearance) => onChange({ appearance })}
          options={chatAppearances.map((value) => ({ value, label: t(`chat.appearance.${value}`) }))}
        />
      </div>
      <section className={styles.group} aria-labelledby={`${id}-away`}>
        <h3 id={`${id}-away`}>{t('chat.settings.away')}</h3>
        <p className={styles.note}>{t('chat.settings.away.text')}</p>
        <Button size="sm" onClick={() => onAway(!isAway)}>
          {isAway ? t('chat.back') : t('chat.settings.setAway')}
        </Button>
      </section>
      <section className={styles.group} aria-labelledby={`${id}-muted`} tabIndex={-1}>
        <h3 id={`${id}-muted`}>{t('chat.settings.muted')}</h3>
        {state.muted.length === 0 ? (
          <p className={styles.note}>{t('chat.settings.noneMuted')}</p>
        ) : (
          <ul className={styles.muted}>
            {state.muted.map((author) => (
              <li key={author.authorId} ref={restoreFocusOnUnmount}>
                <bdi>{toShownName(author.name)}</bdi>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('chat.settings.unmuteName', { name: toShownName(author.name) })}
                  onClick={() => onUnmute(author.authorId)}
                >
                  {t('chat.settings.unmute')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
