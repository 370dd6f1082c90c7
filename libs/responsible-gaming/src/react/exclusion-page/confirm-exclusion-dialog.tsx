'use client';

import { type ReactNode, useRef, useState } from 'react';
import { type Exclusion } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { ConfirmationDialog, TextField } from '@casino-kit/ui';
import { endsBonuses, type ExclusionChoice } from '../../core/exclusion-choices.js';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import { useTexts } from '../texts.js';
import { useExclude } from '../use-exclude.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import { useExclusionTexts } from './use-exclusion-texts.js';

export interface ConfirmExclusionDialogProps {
  choice: ExclusionChoice;
  formats: ProtectionFormats;
  /** What of the player's bonuses would be lost; without it, a sentence says that active bonuses end. */
  bonusWarning?: ReactNode | undefined;
  supportHref?: string | undefined;
  onClose: () => void;
  onExcluded: (exclusion: Exclusion) => void;
}

/**
 * Asks before the account is closed (R3, R4). A permanent exclusion needs the word that is shown: it cannot be an
 * accident.
 */
export function ConfirmExclusionDialog({
  choice: { kind, period, endsAt },
  formats,
  bonusWarning,
  supportHref,
  onClose,
  onExcluded,
}: ConfirmExclusionDialogProps) {
  const t = useTexts();
  const { tag } = useLocale();
  const texts = useExclusionTexts();
  const { exclude, pending, error } = useExclude(onExcluded);
  const [word, setWord] = useState('');
  const [judged, setJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isPermanent = endsAt === null;
  const asked = t('responsible-gaming.exclusion.word');
  // Neither capitals nor accents matter: not every keyboard has those of the word at hand.
  const isWordRight = new Intl.Collator(tag, { sensitivity: 'base' }).compare(word.trim(), asked) === 0;
  const isReady = !isPermanent || isWordRight;
  const confirm = () => {
    setJudged(true);
    if (isReady) exclude({ kind, period });
    else field.current?.focus();
  };
  const until = endsAt === null ? '' : formats.moment(endsAt);
  const title = () => {
    if (isPermanent) return t('responsible-gaming.confirm.title.permanent');
    if (period === 'indefinite') return t('responsible-gaming.confirm.title.indefinite');
    if (period === 'today') return t('responsible-gaming.confirm.title.today');
    return t(`responsible-gaming.confirm.title.${kind}`, { period: texts.period(period) });
  };
  return (
    <ConfirmationDialog
      title={title()}
      back={t('responsible-gaming.back')}
      onBack={onClose}
      confirm={t(`responsible-gaming.confirm.${kind}`)}
      onConfirm={confirm}
      variant="danger"
      loading={pending}
    >
      <p>
        {isPermanent
          ? t('responsible-gaming.confirm.text.permanent')
          : t('responsible-gaming.confirm.text', { until })}
      </p>
      <p>{t('responsible-gaming.confirm.withdraw')}</p>
      {endsBonuses(kind) ? (
        (bonusWarning ?? <p>{t('responsible-gaming.confirm.bonuses')}</p>)
      ) : (
        <p>{t('responsible-gaming.confirm.bonusesStay')}</p>
      )}
      {isPermanent && (
        <TextField
          ref={field}
          label={t('responsible-gaming.confirm.typeWord', { word: asked })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          error={
            judged && !isWordRight ? t('responsible-gaming.confirm.wrongWord', { word: asked }) : undefined
          }
          onChange={(event) => setWord(event.target.value)}
        />
      )}
      {error !== null && <ProtectionErrorAlert error={error} formats={formats} supportHref={supportHref} />}
    </ConfirmationDialog>
  );
}
