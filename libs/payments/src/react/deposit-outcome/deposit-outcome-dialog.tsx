'use client';

import { type Deposit, type PaymentMethod } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { useIsAuthenticated } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, Dialog, DescriptionList, Outcome, useNavigate } from '@casino-kit/ui';
import { isCardPayment, namedMethod } from '../../core/alternative-method.js';
import { isInProgress } from '../../core/deposit-outcome.js';
import { type DepositOutcome } from '../../core/outcome-modal.js';
import { usePaymentMethods } from '../deposit-form/use-payment-methods.js';
import { useNextHref } from '../next-page.js';
import { methodTitle } from '../method-tiles/method-tiles.js';
import { depositRewards } from '../deposit-rewards.js';
import { useOutcomeTexts } from '../outcome-texts.js';
import { useAlternativeMethod } from './use-alternative-method.js';
import { useDepositStatus } from './use-deposit-status.js';
import { useOutcomeMessage } from './use-outcome-message.js';

/** The known values of a deposit to retry, as a prefill for the form. */
export interface DepositPrefill {
  methodId: string | null;
  /** In major units. */
  amount: Amount | null;
  /** The bonus and the coupon of the deposit. */
  bonusId: string | null;
  couponCode: string | null;
}

export interface DepositOutcomeDialogProps {
  open: boolean;
  onClose: () => void;
  /** What is known so far, such as from the address (`readOutcome`); the deposit's final status overrides it. */
  outcome: DepositOutcome;
  /** Name of the payment method, from the `met` query value or a failed-deposit event. */
  met?: string | null | undefined;
  /** The deposit, if known. */
  deposit?: Deposit | null | undefined;
  /**
   * The server has said that `outcome` is so without naming the deposit. Otherwise a success of which nothing is known, such
   * as one that somebody wrote into an address, is not claimed.
   */
  isConfirmed?: boolean | undefined;
  /** Its id, if only that is known: the dialog loads the rest. */
  depositId?: string | null | undefined;
  /** Why it failed, if an event said so. */
  errorCode?: string | null | undefined;
  /** Called when a deposit that was in progress is decided. The dialog shows the result automatically. */
  onOutcome?: ((outcome: DepositOutcome, deposit: Deposit | null) => void) | undefined;
  /**
   * Called by "Try again", "Start again" and "Confirm again", with the values of that deposit; opens the deposit page
   * by default.
   */
  onRetry?: ((start: DepositPrefill) => void) | undefined;
  /** "Check the status", in place of refetching the deposit. */
  onCheck?: (() => void) | undefined;
  /**
   * Shows the deposit form with the alternative method and the other values of the deposit; opens the deposit page by
   * default.
   */
  onAlternativeMethod?: ((method: PaymentMethod, start: DepositPrefill) => void) | undefined;
}

/**
 * Shows how a deposit ended (§2): success, failed, return, decline, cancel or pending. All but success offer an
 * alternative method. While a deposit is in progress the dialog keeps polling and turns into the result.
 */
export function DepositOutcomeDialog({
  open,
  onClose,
  met = null,
  errorCode = null,
  onOutcome,
  onRetry,
  onCheck,
  onAlternativeMethod,
  ...known
}: DepositOutcomeDialogProps) {
  const t = useOutcomeTexts();
  const navigate = useNavigate();
  const depositPath = usePagePath('deposit');
  const authenticated = useIsAuthenticated();
  const { methods } = usePaymentMethods('deposit', open && authenticated);
  const status = useDepositStatus({
    active: open,
    outcome: known.outcome,
    deposit: known.deposit ?? null,
    isConfirmed: known.isConfirmed,
    depositId: known.depositId ?? null,
    onOutcome,
  });
  const { outcome, deposit, isConfirmed, check } = status;
  const name = deposit?.card ? 'card' : (deposit?.method ?? met);
  const texts = useOutcomeMessage({
    outcome,
    deposit,
    isConfirmed,
    isLoggedOut: !authenticated,
    met,
    methods,
    errorCode,
  });
  const amount = deposit?.amount ?? null;
  const reward = deposit === null ? null : depositRewards.of(deposit.depositId);
  const start = {
    methodId: deposit?.paymentMethodId ?? namedMethod(name, methods)?.id ?? null,
    amount,
    bonusId: deposit?.bonus?.bonusId ?? reward?.bonusId ?? null,
    couponCode: reward?.couponCode ?? null,
  };
  const { alternative, press } = useAlternativeMethod({
    met: name,
    rejectedId: deposit?.paymentMethodId ?? null,
    outcome,
    methods,
    onAlternativeMethod:
      onAlternativeMethod && ((method) => onAlternativeMethod(method, { ...start, methodId: method.id })),
  });

  const getHref = useNextHref();
  const nextHref = texts.next === null ? undefined : getHref(texts.next);
  const isEnded = texts.next === 'login' && !authenticated && !isConfirmed;
  const inProgress = isInProgress(outcome) && !isEnded;
  const retry = () => {
    if (onRetry) onRetry(start);
    else navigate(depositPath);
  };
  const main = () => {
    if (outcome === 'success' || isEnded) onClose();
    else if (!inProgress) retry();
    else if (onCheck) onCheck();
    else void status.ask();
  };
  const alternativeText =
    alternative?.isCardForm && isCardPayment(name, methods)
      ? t('payments.outcome.alternativeCard')
      : alternative
        ? t('payments.outcome.alternativeNamed', { method: methodTitle(alternative) })
        : t('payments.outcome.alternative');

  return (
    <Dialog open={open} onClose={onClose} title={texts.title} bare backdropCloses={!inProgress}>
      <div aria-live="polite">
        <Outcome
          level={3}
          tone={texts.tone}
          icon={texts.icon}
          title={texts.title}
          working={inProgress}
          facts={texts.facts.length > 0 ? <DescriptionList facts={texts.facts} /> : undefined}
          actions={
            <>
              {texts.next !== null && nextHref !== undefined && (
                <ButtonLink href={nextHref} variant="primary" size="lg" block>
                  {t(`payments.next.${texts.next}`)}
                </ButtonLink>
              )}
              <Button
                variant={nextHref === undefined ? 'primary' : 'line'}
                size="lg"
                block
                loading={check === 'asking'}
                onClick={main}
              >
                {texts.action}
              </Button>
              {outcome !== 'success' && !isEnded && (
                <Button size="lg" block onClick={press}>
                  {alternativeText}
                </Button>
              )}
            </>
          }
        >
          <p>{texts.text}</p>
          {inProgress && check === 'open' && <p>{t('payments.outcome.stillOpen')}</p>}
          {inProgress && check === 'failed' && <p>{t('payments.outcome.askFailed')}</p>}
        </Outcome>
      </div>
    </Dialog>
  );
}
