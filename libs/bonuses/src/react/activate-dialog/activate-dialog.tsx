'use client';

import { type UserBonus, bonusName } from '@casino-kit/api-contract';
import { useState } from 'react';
import { Button, Dialog, DescriptionList, Alert } from '@casino-kit/ui';
import { findConflictingBonus } from '../../core/offer-state.js';
import { type BonusOptions } from '../bonus-links.js';
import { ForfeitedItemsList } from '../forfeited-items-list/forfeited-items-list.js';
import { VerifyEmailStep } from '../next-step/next-step.js';
import { useTexts } from '../texts.js';
import { useActivation } from '../use-activation.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import { type Viewer } from '../use-viewer.js';
import { type Activatable } from './activatable.js';
import styles from './activate-dialog.module.css';
import { ActivationResult } from './activation-result.js';

/**
 * Asks for confirmation before a bonus is activated: its terms, and what of an active bonus is lost for it. Then shows
 * the result, with every rejection of §8 and what to do next. An address that must be verified comes first.
 */
export default function ActivateDialog({
  target,
  viewer,
  options,
  onClose,
}: {
  target: Activatable;
  viewer: Viewer;
  options: BonusOptions;
  onClose: () => void;
}) {
  const t = useTexts();
  const texts = useBonusTexts(viewer.currencyCode, viewer.formats);
  const { activate, pending, outcome } = useActivation(target.onActivated);
  // The content must not change while the player reads it, even if the active bonus does.
  const [conflict] = useState<UserBonus | null>(() =>
    target.bonus === null ? null : findConflictingBonus(target.bonus, viewer.active),
  );
  const { bonus, couponCode } = target;
  const bonusId = target.couponCode === null ? target.bonus.id : target.bonusId;
  const name = target.couponCode === null ? bonusName(target.bonus) : target.title;
  const ask = () =>
    activate({
      userId: viewer.userId,
      bonusId,
      couponCode,
      timeZone: viewer.timeZone,
      cancelActiveBonus: conflict !== null,
    });
  const back = (
    <Button size="lg" block onClick={onClose}>
      {t('bonuses.back')}
    </Button>
  );

  if (outcome !== null)
    return (
      <ActivationResult
        outcome={outcome}
        name={name}
        bonusId={bonusId}
        viewer={viewer}
        pending={pending}
        options={options}
        onAgain={ask}
        onClose={onClose}
      />
    );
  if (viewer.mustVerifyEmail)
    return (
      <Dialog
        open
        onClose={onClose}
        width="confirmation"
        title={t('bonuses.activate.verify')}
        footer={
          <div className={styles.stacked}>
            <VerifyEmailStep email={viewer.email} onVerifyEmail={options.onVerifyEmail} />
            {back}
          </div>
        }
      >
        <p className={styles.text}>
          {viewer.email === ''
            ? t('bonuses.activate.verify.noAddress')
            : t('bonuses.activate.verify.text', { email: viewer.email })}
        </p>
      </Dialog>
    );
  // A known code is not requested again.
  const facts =
    bonus === null ? [] : texts.facts(couponCode === null ? bonus : { ...bonus, needsCoupon: false });
  const example = bonus === null ? null : texts.example(bonus);
  const note = bonus === null ? null : texts.cashbackNote(bonus);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      width="confirmation"
      backdropCloses={false}
      title={t('bonuses.activate.title', { bonus: name })}
      footerLayout="pair"
      footer={
        <>
          {back}
          <Button size="lg" block variant="primary" loading={pending} onClick={ask}>
            {t(conflict === null ? 'bonuses.activate.confirm' : 'bonuses.activate.confirmEnds')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {conflict !== null && (
          <section className={styles.loss}>
            <Alert tone="warning" title={t('bonuses.activate.ends', { active: conflict.name })}>
              {t('bonuses.activate.ends.text')}
            </Alert>
            <ForfeitedItemsList bonus={conflict} />
          </section>
        )}
        {facts.length > 0 && (
          <section>
            {conflict !== null && <h3 className={styles.title}>{t('bonuses.promotion.gives')}</h3>}
            <DescriptionList facts={facts} />
          </section>
        )}
        {bonus?.type === 'instant_cashback' && (
          <p className={styles.text}>{t('bonuses.activate.cashback')}</p>
        )}
        {note !== null && <p className={styles.text}>{note}</p>}
        {example !== null && (
          <p className={styles.text}>
            <b>{t('bonuses.example')}:</b> {example}
          </p>
        )}
      </div>
    </Dialog>
  );
}
