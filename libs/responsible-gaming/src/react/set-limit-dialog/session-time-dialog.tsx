'use client';

import { useId, useRef, useState } from 'react';
import { type PlayLimits, type SessionTimeUnit, sessionTimeUnits } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { sessionTimeBounds } from '@casino-kit/play-limits';
import { Alert, Button, Dialog, SegmentedControl, TextField, useClock } from '@casino-kit/ui';
import { canSend, sessionTimeChange } from '../../core/limit-change.js';
import { readSessionTime, sessionMinutes } from '../../core/session-time.js';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import { type ProtectionOptions } from '../protection-options.js';
import { LooseningNote } from './loosening-note.js';
import { useTexts } from '../texts.js';
import { useChangeLimits } from '../use-change-limits.js';
import { useProtectionFormats } from '../use-protection-formats.js';
import { EffectHint } from './effect-hint.js';
import styles from './set-limit-dialog.module.css';
import { useChangeText } from './use-change-text.js';

export interface SessionTimeDialogProps extends Pick<ProtectionOptions, 'now' | 'supportHref'> {
  limits: PlayLimits;
  onClose: () => void;
  /** The time was set, or its removal; with the limits that the server returned. */
  onSet: (limit: 'session', limits: PlayLimits) => void;
}

/** Sets, changes or removes the session time limit (R2): a value and its unit within the bounds of §5. */
export function SessionTimeDialog({
  limits,
  onClose,
  onSet,
  now: clock,
  supportHref,
}: SessionTimeDialogProps) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const { now } = useClock(clock);
  const formats = useProtectionFormats(limits.currencyCode, limits.timeZone, now);
  const changeText = useChangeText(formats);
  const { change, pending, error, reset } = useChangeLimits((changed) => onSet('session', changed));
  const { session } = limits;
  const [unit, setUnit] = useState<SessionTimeUnit>(session?.unit ?? 'hours');
  const [typed, setTyped] = useState(session === null ? '' : String(session.value));
  const [isEdited, setEdited] = useState(false);
  const [checked, setChecked] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const read = readSessionTime(typed, unit, formatTag);
  const wanted = read.value === null || isRemoving ? null : { value: read.value, unit };
  const effect = wanted !== null || isRemoving ? sessionTimeChange(session, wanted, limits, now) : null;
  const bounds = sessionTimeBounds[unit];
  const errorText = () => {
    if (!checked || read.error === null) return undefined;
    if (read.error !== 'outOfBounds') return t(`responsible-gaming.sessionTime.${read.error}`);
    return t(`responsible-gaming.sessionTime.bounds.${unit}`, {
      min: formats.count(bounds.min),
      max: formats.count(bounds.max),
    });
  };
  const submit = () => {
    setChecked(true);
    if (effect === null || !canSend(effect)) return field.current?.focus();
    change(wanted === null ? { type: 'removeSession' } : { type: 'session', ...wanted });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isRemoving
          ? t('responsible-gaming.set.removal.title', { limit: t('responsible-gaming.session.time') })
          : t('responsible-gaming.session.time')
      }
      footerLayout="pair"
      footer={
        <>
          <Button size="lg" block onClick={isRemoving ? () => setRemoving(false) : onClose}>
            {t(isRemoving ? 'responsible-gaming.back' : 'responsible-gaming.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            size="lg"
            block
            variant={isRemoving ? 'line' : 'primary'}
            loading={pending}
          >
            {t(isRemoving ? 'responsible-gaming.set.remove' : 'responsible-gaming.set.submit')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.main}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isRemoving ? (
          <Alert tone="warning" title={t('responsible-gaming.set.removing')}>
            {effect !== null && changeText(effect)}
          </Alert>
        ) : (
          <>
            <SegmentedControl<SessionTimeUnit>
              label={t('responsible-gaming.sessionTime.unit')}
              value={unit}
              options={sessionTimeUnits.map((value) => ({
                value,
                label: t(`responsible-gaming.sessionTime.unit.${value}`),
              }))}
              onChange={setUnit}
            />
            <TextField
              ref={field}
              latin
              inputMode="numeric"
              autoComplete="off"
              label={t('responsible-gaming.set.amount')}
              aside={
                session === null
                  ? t('responsible-gaming.limit.none')
                  : t('responsible-gaming.set.now', { amount: formats.duration(sessionMinutes(session)) })
              }
              value={typed}
              error={errorText()}
              hint={effect !== null && <EffectHint change={effect}>{changeText(effect)}</EffectHint>}
              onBlur={() => isEdited && setChecked(true)}
              onChange={(event) => {
                reset();
                setEdited(true);
                setTyped(event.target.value);
              }}
            />
          </>
        )}
        <div className={styles.notes}>
          <p>{t('responsible-gaming.session.end')}</p>
          <LooseningNote hours={limits.looseningDelayHours} />
          {session !== null && !isRemoving && (
            <button type="button" className={styles.quiet} onClick={() => setRemoving(true)}>
              {t('responsible-gaming.set.remove')}
            </button>
          )}
        </div>
        {error !== null && <ProtectionErrorAlert error={error} formats={formats} supportHref={supportHref} />}
      </form>
    </Dialog>
  );
}
