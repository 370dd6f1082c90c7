'use client';

import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { filterEmail } from '@casino-kit/api-contract/field-rules';
import { Button, Alert, TextField, type TextFieldProps } from '@casino-kit/ui';
import { Mail } from 'lucide-react';
import { useTexts } from '../texts.js';
import styles from './email-field.module.css';

/** Returns the characters that the filter removes from a text, each once; white space needs no confirmation. */
function droppedCharacters(text: string): string[] {
  const characters = Array.from(text.normalize('NFC')).filter((character) => filterEmail(character) === '');
  return [...new Set(characters.filter((character) => character.trim() !== ''))];
}

/** Removes what an address cannot contain and keeps the caret in its place. */
function keepAllowed(input: HTMLInputElement): void {
  const kept = filterEmail(input.value);
  if (kept === input.value) return;
  const caret = filterEmail(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
}

/** The characters removed from the current address, and whether the player has confirmed the rest. */
interface Change {
  dropped: readonly string[];
  email: string;
}

/** Returns whether a change came from typing, pasting or deleting, not from autofill, which replaces all of the text. */
function isEdit({ nativeEvent }: ChangeEvent): boolean {
  const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  return inputType !== '' && inputType !== 'insertReplacementText';
}

/**
 * An email address: only letters, digits and `@ . _ % + -` are accepted, typed or pasted (§5). When that changes the
 * typed text, the field says so and its form is not submitted until the player confirms the result (decisions 50).
 */
export function EmailField({ onChange, ...field }: Omit<TextFieldProps, 'type' | 'icon' | 'latin'>) {
  const t = useTexts();
  const [change, setChange] = useState<Change | null>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const isAsked = change !== null;
  useEffect(() => {
    const form = confirm.current?.form;
    if (!isAsked || !form) return undefined;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      confirm.current?.focus();
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [isAsked]);

  const takeChange = (event: ChangeEvent<HTMLInputElement>) => {
    const dropped = droppedCharacters(event.target.value);
    keepAllowed(event.target);
    const email = event.target.value;
    const earlier = change !== null && isEdit(event) ? change.dropped : [];
    const all = [...new Set([...earlier, ...dropped])];
    setChange(email === '' || all.length === 0 ? null : { dropped: all, email });
    onChange?.(event);
  };
  return (
    <div className={styles.field}>
      <TextField
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        {...field}
        // Not `email`: browsers hide the caret's place in it, and rewrite what is typed.
        type="text"
        latin
        icon={<Mail size={20} aria-hidden />}
        onChange={takeChange}
      />
      {change && (
        <Alert
          tone="warning"
          live
          action={
            <Button ref={confirm} type="button" variant="line" size="sm" onClick={() => setChange(null)}>
              {t('form.email.changed.yes')}
            </Button>
          }
        >
          {t('form.email.changed', {
            dropped: `\u2068${change.dropped.join(' ')}\u2069`,
            email: `\u2066${change.email}\u2069`,
          })}
        </Alert>
      )}
    </div>
  );
}
