'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { usePagePath, useSettings } from '@casino-kit/settings';
import { Button, ButtonLink, type ButtonSize, restoreFocusOnUnmount } from '@casino-kit/ui';
import { activationErrorInfo, offerNextStep } from '../../core/activation-error.js';
import { findConflictingBonus, offerState } from '../../core/offer-state.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { NextStepButton } from '../next-step/next-step.js';
import { useTexts } from '../texts.js';
import { useActivationErrorText } from '../use-activation-error-text.js';
import styles from './offer-action.module.css';

/**
 * What a player can do with an offer now, as one button, or why nothing can be done. `detailed`, as on the page of the
 * offer, adds notes about its deposit and the bonus that it would end.
 */
export function OfferAction({
  bonus,
  detailed = false,
  primary = detailed,
  block = detailed,
}: {
  bonus: Bonus;
  detailed?: boolean | undefined;
  /** The main button of the page. */
  primary?: boolean | undefined;
  /** The button is as wide as its place. */
  block?: boolean | undefined;
}) {
  const t = useTexts();
  const { removeBonusesFromDepositPage } = useSettings();
  const mine = usePagePath('bonus_history');
  const { viewer, options, requestActivation } = useBonusContext();
  const { formats } = viewer;
  const rejectionText = useActivationErrorText(viewer);
  const state = offerState(bonus, viewer);
  const buttonProps = {
    variant: primary ? 'primary' : 'line',
    size: (primary ? 'lg' : 'md') as ButtonSize,
    block,
  } as const;
  const paragraph = (text: string) => <p className={styles.paragraph}>{text}</p>;
  const content = () => {
    switch (state.kind) {
      case 'ended':
        return paragraph(t('bonuses.offer.ended', { time: formats.moment(state.at) }));
      case 'notYet':
        return paragraph(t('bonuses.offer.notYet', { time: formats.moment(state.at) }));
      case 'notToday':
        return paragraph(t('bonuses.offer.notToday', { days: formats.days(state.days) }));
      case 'toCalendar':
        return (
          <>
            {/* A card of a list has the link instead. */}
            {(detailed || options.rakebackHref === undefined) && paragraph(t('bonuses.offer.toCalendar'))}
            <NextStepButton
              step="rakeback"
              bonusId={null}
              email={viewer.email}
              options={options}
              variant={buttonProps.variant}
              size={buttonProps.size}
              block={block}
            />
          </>
        );
      case 'rejected': {
        const { code, params } = state;
        const ids = {
          promotionId: bonus.id,
          userId: viewer.userId,
          userBonusId: params.userBonusId ?? null,
        };
        const next = offerNextStep(code);
        return (
          <>
            {paragraph(rejectionText(activationErrorInfo(code, params, ids)))}
            {next !== null && (
              <NextStepButton
                step={next}
                bonusId={null}
                email={viewer.email}
                options={options}
                variant="line"
                size={buttonProps.size}
                block={block}
              />
            )}
          </>
        );
      }
      case 'excluded':
        return paragraph(t('bonuses.offer.excluded'));
      case 'guest':
        return (
          <ButtonLink {...buttonProps} href={options.loginHref}>
            {t('bonuses.offer.guest')}
          </ButtonLink>
        );
      case 'active':
        return (
          <ButtonLink {...buttonProps} variant="line" href={mine}>
            {t('bonuses.offer.toActive')}
          </ButtonLink>
        );
      case 'coupon':
        // On its own page the form for the code is beside it.
        return detailed ? (
          paragraph(t('bonuses.offer.couponNeeded'))
        ) : (
          <ButtonLink {...buttonProps} href={options.promotionHref(bonus.id)}>
            {t('bonuses.offer.coupon')}
          </ButtonLink>
        );
      case 'deposit': {
        const { minimum } = state;
        const ends = detailed ? findConflictingBonus(bonus, viewer.active) : null;
        return (
          <>
            <ButtonLink {...buttonProps} href={options.depositHref(bonus.id, minimum ?? undefined)}>
              {minimum === null
                ? t('bonuses.offer.depositAny')
                : t('bonuses.offer.deposit', { amount: formats.money(minimum, true) })}
            </ButtonLink>
            {detailed &&
              paragraph(
                t(
                  removeBonusesFromDepositPage
                    ? 'bonuses.offer.depositNoteHere'
                    : 'bonuses.offer.depositNote',
                ),
              )}
            {ends !== null && paragraph(t('bonuses.offer.depositEnds', { bonus: ends.name }))}
          </>
        );
      }
      case 'verifyEmail':
      case 'take':
        return (
          <Button {...buttonProps} onClick={() => requestActivation({ bonus, couponCode: null })}>
            {t('bonuses.offer.take')}
          </Button>
        );
    }
  };
  return (
    // Receives the focus when the button that had it is removed.
    <div tabIndex={-1}>
      <div
        // Both show the same button.
        key={state.kind === 'verifyEmail' ? 'take' : state.kind}
        ref={restoreFocusOnUnmount}
        className={block ? styles.action : `${styles.action} ${styles.free}`}
      >
        {content()}
      </div>
    </div>
  );
}
