'use client';

import { longestPasskeyName, type Passkey, renamePasskey } from '@casino-kit/api-contract';
import { Button, Dialog, TextField } from '@casino-kit/ui';
import { useState } from 'react';
import { ProblemAlert } from '../problem-alert/problem-alert.js';
import form from '../security-card/form.module.css';
import { useTexts } from '../texts.js';
import { useSecurityAction } from '../use-security-action.js';

/** Asks for another name of a passkey. */
export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts();
  const [name, setName] = useState(passkey.name);
  const [isEmpty, setIsEmpty] = useState(false);
  const { run, isPending, problem } = useSecurityAction(
    (client, next: string) =>
      client.call(renamePasskey, { params: { id: passkey.id }, body: { name: next } }),
    onClose,
  );
  return (
    <Dialog open onClose={onClose} title={t('account-security.passkey.rename.title')}>
      <form
        noValidate
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          const next = name.trim();
          setIsEmpty(next === '');
          if (next !== '') run(next);
        }}
      >
        <TextField
          label={t('account-security.passkey.name')}
          hint={`${t('account-security.passkey.name.hint')} ${t('account-security.passkey.name.limit', { most: longestPasskeyName })}`}
          error={isEmpty && t('account-security.passkey.name.required')}
          value={name}
          maxLength={longestPasskeyName}
          onChange={(event) => {
            setIsEmpty(false);
            setName(event.target.value);
          }}
        />
        <ProblemAlert problem={problem} />
        <Button type="submit" variant="primary" block loading={isPending}>
          {t('account-security.save')}
        </Button>
      </form>
    </Dialog>
  );
}
