'use client';

import { longestChatName } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { Button, TextField } from '@casino-kit/ui';
import { type FormEvent, useId, useRef } from 'react';
import { type ChatKey, useTexts } from '../texts.js';
import { type UseNicknameOfferResult } from '../use-nickname-offer.js';
import styles from './nickname-offer.module.css';

export interface NicknameOfferProps {
  offer: UseNicknameOfferResult;
  /** What others read as long as there is no nickname. */
  currentName: string;
  /** Called when a nickname is saved, or the player goes on without one. */
  onEnd: () => void;
}

/** Offers a nickname above the field to write in. Writing does not need one. */
export function NicknameOffer({ offer, currentName, onEnd }: NicknameOfferProps) {
  const t = useTexts();
  const titleId = useId();
  const numbers = useNumberFormat();
  const field = useRef<HTMLInputElement>(null);
  const { nickname, problem, isPending } = offer;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    offer.save(onEnd);
  };
  return (
    <form className={styles.offer} aria-labelledby={titleId} onSubmit={submit} noValidate>
      <h3 id={titleId} className={styles.title}>
        {t('chat.nickname')}
      </h3>
      <TextField
        ref={field}
        label={t('chat.nickname.label')}
        hint={currentName === '' ? undefined : t('chat.nickname.hint', { name: currentName })}
        error={
          problem === null
            ? undefined
            : t(`chat.nickname.error.${problem}` satisfies ChatKey, { most: numbers.format(longestChatName) })
        }
        value={nickname}
        onChange={(event) => offer.change(event.target.value)}
        dir="auto"
        autoComplete="nickname"
        spellCheck={false}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="sm" loading={isPending}>
          {t('chat.nickname.save')}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            offer.skip();
            onEnd();
          }}
        >
          {t('chat.nickname.skip')}
        </Button>
      </div>
    </form>
  );
}
