'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { usePagePath, useSettings } from '@casino-kit/settings';
import { Button, ButtonLink, type ButtonSize, restoreFocusOnUnmount } from '@casino-kit/ui';
import { activationErrorInfo, offerNextStep } from '../../core/activation-error.js';
import { conflictOf, offerState } from '../../core/offer-state.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { NextStepButton } from '../next-step/next-step.js';
import { useTexts } from '../texts.js';
import { useActivationErrorText } from '../use-activation-error-text.js';
import styles from './offer-action.module.css';

/**
 * What a player can do with an offer now, as one button, or why nothing can be done. On the page of the offer (`whole`)
 * it says more.
 */
export function OfferAction({
  bonus,
  whole = false,
  main = whole,
  block = whole,
}: {
  bonus: Bonus;
  whole?: boolean | undefined;
  /** The main button of the page. */
  main?: boolean | undefined;
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
  const look = {
    variant: main ? 'primary' : 'line',
    size: (main ? 'lg' : 'md') as ButtonSize,
    block,
  } as const;
  const word = (text: string) => <p className={styles.word}>{text}</p>;
  const content = () => {
    switch (state.kind) {
      case 'ended':
        return word(t('bonuses.offer.ended', { time: formats.moment(state.at) }));
      case 'notYet':
        return word(t('bonuses.offer.notYet', { time: formats.moment(state.at) }));
      case 'notToday':
        return word(t('bonuses.offer.notToday', { days: formats.days(state.days) }));
      case 'toCalendar':
        return (
          <>
            {word(t('bonuses.offer.toCalendar'))}
            <NextStepButton
              step="rakeback"
              bonusId={null}
              email={viewer.email}
              options={options}
              variant={look.variant}
              size={look.size}
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
            {word(rejectionText(activationErrorInfo(code, params, ids)))}
            {next !== null && (
              <NextStepButton
                step={next}
                bonusId={null}
                email={viewer.email}
                options={options}
                variant="line"
                size={look.size}
                block={block}
              />
            )}
          </>
        );
      }
      case 'excluded':
        return word(t('bonuses.offer.excluded'));
      case 'guest':
        return (
          <ButtonLink {...look} href={options.loginHref}>
            {t('bonuses.offer.guest')}
          </ButtonLink>
        );
      case 'active':
        return (
          <ButtonLink {...look} variant="line" href={mine}>
            {t('bonuses.offer.toActive')}
          </ButtonLink>
        );
      case 'coupon':
        // On its own page the form for the code is beside it.
        return whole ? (
          word(t('bonuses.offer.couponNeeded'))
        ) : (
          <ButtonLink {...look} href={options.promotionHref(bonus.id)}>
            {t('bonuses.offer.coupon')}
          </ButtonLink>
        );
      case 'deposit': {
        const { minimum } = state;
        const ends = whole ? conflictOf(bonus, viewer.active) : null;
        return (
          <>
            <ButtonLink {...look} href={options.depositHref(bonus.id, minimum ?? undefined)}>
              {minimum === null
                ? t('bonuses.offer.depositAny')
                : t('bonuses.offer.deposit', { amount: formats.money(minimum, true) })}
            </ButtonLink>
            {whole &&
              word(
                t(
                  removeBonusesFromDepositPage
                    ? 'bonuses.offer.depositNoteHere'
                    : 'bonuses.offer.depositNote',
                ),
              )}
            {ends !== null && word(t('bonuses.offer.depositEnds', { bonus: ends.name }))}
          </>
        );
      }
      case 'verifyEmail':
      case 'take':
        return (
          <Button {...look} onClick={() => requestActivation({ bonus, couponCode: null })}>
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
