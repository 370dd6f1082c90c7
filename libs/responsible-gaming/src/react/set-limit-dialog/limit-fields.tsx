'use client';

import { type LimitPeriod, limitPeriods, type PlayLimits } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { compare, currencySymbol, isSymbolAfter, isSymbolApart } from '@casino-kit/money';
import { betLimitKinds } from '@casino-kit/play-limits';
import { Alert, AmountField, SegmentedControl } from '@casino-kit/ui';
import { canSend } from '../../core/limit-change.js';
import { type PreviewKind, previewKinds } from '../../core/limit-preview.js';
import { LooseningNote } from './loosening-note.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import { EffectHint } from './effect-hint.js';
import styles from './set-limit-dialog.module.css';
import { useChangeText } from './use-change-text.js';
import { type LimitForm } from './use-limit-form.js';

export interface LimitFieldsProps {
  form: LimitForm;
  limits: PlayLimits;
  formats: ProtectionFormats;
  /** Something was changed after an error. */
  onEdited: () => void;
}

const periodKeys = { daily: 'day', weekly: 'week', monthly: 'month' } as const;

/**
 * What is already used of the new amount, and what that means until the period ends. Also when it is nothing: a deposit that is
 * counted meanwhile adds no line, which would move the button below.
 */
function useUsedText({ limit, amount }: LimitForm, formats: ProtectionFormats): string | null {
  const t = useTexts();
  if (amount === null || limit.period === null) return null;
  const used = formats.money(limit.used);
  if (compare(limit.used, amount) < 0 || limit.periodEndsAt === null)
    return t('responsible-gaming.set.used', { used });
  return t('responsible-gaming.set.usedUp', { used, until: formats.moment(limit.periodEndsAt) });
}

/** The kind, the period and the amount of a limit, with when it takes effect. */
export function LimitFields({ form, limits, formats, onEdited }: LimitFieldsProps) {
  const t = useTexts();
  const { formatTag, dir } = useLocale();
  const changeText = useChangeText(formats);
  const { slot, limit, change, error } = form;
  const { period } = slot;
  const currency = limits.currencyCode;
  const isBlocked = change !== null && !canSend(change) && change.kind !== 'same';
  const errorText = () => {
    if (error !== null)
      return error.code === 'decimals'
        ? t('responsible-gaming.amount.decimals', { count: error.places, currency })
        : t(`responsible-gaming.amount.${error.code}`);
    return isBlocked ? changeText(change) : undefined;
  };
  const weaknessText = () => {
    if (form.weakness === null) return '';
    return form.weakness === 'hardly'
      ? t('responsible-gaming.change.hardly')
      : t('responsible-gaming.change.aboveGlobal', { amount: formats.money(limits.globalMaxBet ?? '0') });
  };
  const edit = (work: () => void) => {
    onEdited();
    work();
  };
  return (
    <>
      {(previewKinds as readonly string[]).includes(slot.kind) && period !== null && !form.isRemoving && (
        <>
          <SegmentedControl<PreviewKind>
            label={t('responsible-gaming.set.kind')}
            value={slot.kind as PreviewKind}
            options={previewKinds.map((kind) => ({
              value: kind,
              label: t(`responsible-gaming.group.${kind}`),
            }))}
            onChange={(kind) => edit(() => form.select({ kind, period }))}
          />
          <div className={styles.field}>
            <span aria-hidden>{t('responsible-gaming.set.period')}</span>
            <SegmentedControl<LimitPeriod>
              label={t('responsible-gaming.set.period')}
              value={period}
              options={limitPeriods.map((value) => ({
                value,
                label: t(`responsible-gaming.period.${periodKeys[value]}`),
              }))}
              onChange={(next) => edit(() => form.select({ kind: slot.kind, period: next }))}
            />
            <small>{t(`responsible-gaming.set.period.${period}`)}</small>
          </div>
        </>
      )}
      {form.isRemoving ? (
        <Alert tone="warning" title={t('responsible-gaming.set.removing')}>
          {change !== null && changeText(change)}
        </Alert>
      ) : (
        <AmountField
          label={t('responsible-gaming.set.amount')}
          aside={
            limit.amount === null
              ? t('responsible-gaming.limit.none')
              : t('responsible-gaming.set.now', { amount: formats.money(limit.amount) })
          }
          error={errorText()}
          hint={
            change !== null &&
            !isBlocked && (
              <EffectHint change={change} isWeak={form.weakness !== null}>
                {[changeText(change), weaknessText()].join(' ').trim()}
              </EffectHint>
            )
          }
          value={form.typed}
          onChange={(typed) => edit(() => form.type(typed))}
          onFocus={form.enter}
          onBlur={form.leave}
          // The amount is the player's own: none is suggested.
          canIncrease={form.typed.trim() !== ''}
          canDecrease={form.typed.trim() !== ''}
          onIncrease={() => edit(form.increase)}
          onDecrease={() => edit(form.decrease)}
          currency={currencySymbol(currency, formatTag)}
          currencyAfter={dir === 'ltr' && isSymbolAfter(currency, formatTag)}
          currencyApart={isSymbolApart(currency, formatTag)}
        />
      )}
    </>
  );
}

/** What follows from the amount, and the quiet link that removes the limit. Below the preview on mobile. */
export function LimitNotes({ form, limits, formats, onEdited }: LimitFieldsProps) {
  const t = useTexts();
  const usedText = useUsedText(form, formats);
  const { slot, limit } = form;
  return (
    <div className={styles.notes}>
      {slot.kind === 'balance' && <p>{t('responsible-gaming.limit.balance.note')}</p>}
      {usedText !== null && <p>{usedText}</p>}
      <LooseningNote hours={limits.looseningDelayHours} />
      {betLimitKinds.includes(slot.kind) && <p>{t('responsible-gaming.set.hour')}</p>}
      {limit.amount !== null && !form.isRemoving && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            onEdited();
            form.setRemoving(true);
          }}
        >
          {t('responsible-gaming.set.remove')}
        </button>
      )}
    </div>
  );
}
