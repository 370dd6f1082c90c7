'use client';

import {
  addPasskey,
  maximumPasskeys,
  type Passkey,
  removePasskey,
  startPasskey,
} from '@casino-kit/api-contract';
import { createPasskey, useCanUsePasskeys } from '@casino-kit/session/passkeys';
import { Button, ConfirmationDialog } from '@casino-kit/ui';
import { Fingerprint, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DeviceIcon } from '../device-icon/device-icon.js';
import { ProblemAlert } from '../problem-alert/problem-alert.js';
import row from '../security-card/row.module.css';
import { SecurityCard } from '../security-card/security-card.js';
import { useTexts } from '../texts.js';
import { useMoments } from '../use-moments.js';
import { useSecurityAction } from '../use-security-action.js';
import styles from './passkeys-card.module.css';
import { RenameDialog } from './rename-dialog.js';

/** A passkey with its device, when it was added and used, and what can be done with it. */
function PasskeyRow({
  passkey,
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}) {
  const t = useTexts();
  const { day, time, isToday } = useMoments();
  const { kind, createdAt, lastUsedAt } = passkey;
  const name = passkey.name || t(`account-security.device.${kind}`);
  const added = day(createdAt);
  const uses =
    lastUsedAt === null
      ? t('account-security.passkey.unused', { added })
      : isToday(lastUsedAt)
        ? t('account-security.passkey.usedToday', { added, time: time(lastUsedAt) })
        : t('account-security.passkey.used', { added, used: day(lastUsedAt) });
  return (
    <li className={row.row}>
      <DeviceIcon kind={kind} />
      <div className={row.words}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{uses}</small>
      </div>
      <div className={row.actions}>
        <button
          type="button"
          className={row.quiet}
          aria-label={t('account-security.passkey.rename.of', { name })}
          onClick={onRename}
        >
          {t('account-security.passkey.rename')}
        </button>
        <button
          type="button"
          className={row.quiet}
          aria-label={t('account-security.passkey.remove.of', { name })}
          onClick={onRemove}
        >
          {t('account-security.passkey.remove')}
        </button>
      </div>
    </li>
  );
}

/** Fewer passkeys leave room below them, beside the two other cards: the next one is added there. */
const fillingPasskeys = 3;
/** More passkeys than that are higher than the two cards beside them: they have the row to themselves, in two columns. */
export const stackedPasskeys = 4;

/** The passkeys of the account: to add, rename and remove. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTexts();
  const canUse = useCanUsePasskeys();
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [done, setDone] = useState<'added' | 'removed' | null>(null);
  const adding = useSecurityAction(
    async (client) => {
      const { ticket, options } = await client.call(startPasskey, {});
      const response = await createPasskey(options);
      return client.call(addPasskey, { body: { ticket, response } });
    },
    () => setDone('added'),
  );
  const removal = useSecurityAction(
    (client, { id }: Passkey) => client.call(removePasskey, { params: { id } }),
    () => setDone('removed'),
  );
  const isFull = passkeys.length >= maximumPasskeys;
  const hasRoom = passkeys.length < fillingPasskeys;
  const addButton = useRef<HTMLButtonElement>(null);
  // The button moves to the heading with the passkey that fills the room, and would lose the focus there.
  useEffect(() => {
    if (done === 'added' && !hasRoom && document.activeElement === document.body) addButton.current?.focus();
  }, [done, hasRoom]);
  const add = canUse && !isFull && (
    <Button
      ref={addButton}
      variant={passkeys.length === 0 ? 'primary' : 'line'}
      icon={<Plus size={18} aria-hidden />}
      loading={adding.isPending}
      onClick={() => {
        setDone(null);
        removal.reset();
        adding.run(undefined);
      }}
    >
      {t('account-security.passkeys.add')}
    </Button>
  );
  return (
    <SecurityCard
      title={t('account-security.passkeys')}
      icon={<Fingerprint size={22} aria-hidden />}
      end={!hasRoom && add}
    >
      <p>{t('account-security.passkeys.text')}</p>
      {!canUse && !hasRoom && <p>{t('account-security.passkeys.unsupported')}</p>}
      {isFull && <p>{t('account-security.passkeys.full', { count: maximumPasskeys })}</p>}
      {passkeys.length > 0 && (
        <ul
          className={row.list}
          data-filling={!hasRoom || undefined}
          data-columns={passkeys.length > stackedPasskeys || undefined}
        >
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => {
                setDone(null);
                setRenaming(passkey);
              }}
              onRemove={() => {
                setDone(null);
                adding.reset();
                removal.reset();
                setRemoving(passkey);
              }}
            />
          ))}
        </ul>
      )}
      {hasRoom && (
        <div className={styles.room}>
          <Fingerprint size={32} aria-hidden />
          {passkeys.length === 0 && <p>{t('account-security.passkeys.none')}</p>}
          {canUse ? add : <p>{t('account-security.passkeys.unsupported')}</p>}
        </div>
      )}
      <p role="status">{done !== null && t(`account-security.passkeys.${done}`)}</p>
      <ProblemAlert problem={adding.problem ?? removal.problem} />
      {renaming && <RenameDialog passkey={renaming} onClose={() => setRenaming(null)} />}
      {removing && (
        <ConfirmationDialog
          title={t('account-security.passkey.remove.title')}
          back={t('account-security.back')}
          onBack={() => setRemoving(null)}
          confirm={t('account-security.passkey.remove.confirm')}
          variant="danger"
          onConfirm={() => {
            removal.run(removing);
            setRemoving(null);
          }}
        >
          <p>
            {t('account-security.passkey.remove.text', {
              name: removing.name || t(`account-security.device.${removing.kind}`),
            })}
          </p>
        </ConfirmationDialog>
      )}
    </SecurityCard>
  );
}
