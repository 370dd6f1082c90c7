'use client';

import { useId, useRef } from 'react';
import { type PlayLimits } from '@casino-kit/api-contract';
import { type LimitSlot } from '@casino-kit/play-limits';
import { Button, Dialog, useClock } from '@casino-kit/ui';
import { hasHistory, type PreviewKind, previewKinds } from '../../core/limit-preview.js';
import { type ProtectionOptions } from '../protection-options.js';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import { useLimitTexts } from '../limit-row/use-limit-texts.js';
import { useTexts } from '../texts.js';
import { useChangeLimits } from '../use-change-limits.js';
import { useProtectionFormats } from '../use-protection-formats.js';
import { LimitFields, LimitNotes } from './limit-fields.js';
import { LimitPreviewSide, useLastMonth } from './limit-preview-side.js';
import styles from './set-limit-dialog.module.css';
import { useLimitForm } from './use-limit-form.js';

export interface SetLimitDialogProps extends Pick<ProtectionOptions, 'timeZone' | 'now' | 'supportHref'> {
  limits: PlayLimits;
  /** The limit to start with. */
  initial: LimitSlot;
  onClose: () => void;
  /** The limit was set, or its removal; with the limits that the server returned. */
  onSet: (limit: LimitSlot, limits: PlayLimits) => void;
}

const isPreviewed = (kind: string): kind is PreviewKind => (previewKinds as readonly string[]).includes(kind);

/**
 * Sets, changes or removes one limit (R1): the amount, when it takes effect, and beside it what it would have changed in
 * the player's own last full month, if they did anything in it. After an error everything typed stays.
 */
export function SetLimitDialog({
  limits,
  initial,
  onClose,
  onSet,
  timeZone,
  now: clock,
  supportHref,
}: SetLimitDialogProps) {
  const t = useTexts();
  const texts = useLimitTexts();
  const { now } = useClock(clock);
  const formats = useProtectionFormats(limits.currencyCode, limits.timeZone, now);
  const form = useLimitForm(limits, initial, now);
  const { change, pending, error, reset } = useChangeLimits((changed) => onSet(form.slot, changed));
  const id = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const { slot, amount, isRemoving } = form;
  const submit = () => {
    if (!form.check()) {
      formElement.current?.querySelector<HTMLElement>('input[inputmode]')?.focus();
      return;
    }
    change({
      type: 'limit',
      slot,
      amount,
      shownAmount: form.limit.amount,
      currencyCode: limits.currencyCode,
    });
  };
  const submitText = () => {
    if (isRemoving) return t('responsible-gaming.set.remove');
    if (amount === null) return t('responsible-gaming.set.submit');
    const shown = formats.money(amount, true);
    return slot.period === null
      ? t('responsible-gaming.set.submit.single', { amount: shown })
      : t(`responsible-gaming.set.submit.${slot.period}`, { amount: shown });
  };
  const isOfPeriod = isPreviewed(slot.kind) && slot.period !== null;
  const lastMonth = useLastMonth(now, timeZone, isOfPeriod);
  const { loaded } = lastMonth;
  const isNew = loaded.kind === 'ready' && !hasHistory(loaded.data.days);
  const previewed = !isNew && isPreviewed(slot.kind) && slot.period !== null ? slot.kind : null;
  const title = () => {
    if (isRemoving) return t('responsible-gaming.set.removal.title', { limit: texts.full(slot) });
    return isOfPeriod ? t('responsible-gaming.set.title') : texts.full(slot);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={previewed === null ? 'task' : 'art'}
      title={title()}
      footerLayout="pair"
      footer={
        <>
          <Button size="lg" block onClick={isRemoving ? () => form.setRemoving(false) : onClose}>
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
            {submitText()}
          </Button>
        </>
      }
    >
      <div className={styles.split} data-side={previewed !== null || undefined}>
        <form
          ref={formElement}
          id={id}
          className={styles.main}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <LimitFields form={form} limits={limits} formats={formats} onEdited={reset} />
          {error !== null && (
            <ProtectionErrorAlert error={error} formats={formats} supportHref={supportHref} />
          )}
        </form>
        {previewed !== null && slot.period !== null && (
          <LimitPreviewSide
            kind={previewed}
            period={slot.period}
            amount={amount}
            formats={formats}
            lastMonth={lastMonth}
          />
        )}
        <LimitNotes form={form} limits={limits} formats={formats} onEdited={reset} />
      </div>
    </Dialog>
  );
}
