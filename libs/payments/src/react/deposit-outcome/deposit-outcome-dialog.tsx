import { type Deposit, type PaymentMethod } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { useAuthState } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { Button, Dialog, Facts, Outcome, useNavigate } from '@casino-kit/ui';
import { namedMethod } from '../../core/alternative-method.js';
import { type DepositOutcome, isUnderWay } from '../../core/deposit-outcome.js';
import { usePaymentMethods } from '../deposit-form/use-payment-methods.js';
import { methodTitle } from '../method-tiles/method-tiles.js';
import { useTexts } from '../texts.js';
import { useAlternativeMethod } from './use-alternative-method.js';
import { useDepositStatus } from './use-deposit-status.js';
import { useOutcomeWords } from './use-outcome-words.js';

/** What is known of a deposit that is to be tried again, to start the form with. */
export interface DepositStart {
  methodId: string | null;
  /** In major units. */
  amount: Amount | null;
}

export interface DepositOutcomeDialogProps {
  open: boolean;
  onClose: () => void;
  outcome: DepositOutcome;
  /** Name of the payment method, from the `met` query value or a failed-deposit event. */
  met?: string | null;
  /** The deposit, where it is known. */
  deposit?: Deposit | null;
  /** Its id, where only that is known: the dialog asks for the rest. */
  depositId?: string | null;
  /** Why it failed, where an event said so. */
  errorCode?: string | null;
  /** A deposit that was under way is decided. The dialog shows that by itself. */
  onOutcome?: (outcome: DepositOutcome, deposit: Deposit | null) => void;
  /** "Try again", "Start again", "Confirm again", with what that deposit was; by default the deposit page. */
  onRetry?: (start: DepositStart) => void;
  /** "Check the status", in place of asking for the deposit. */
  onCheck?: () => void;
  /** Shows the deposit form with the alternative method and the amount of the deposit; by default the deposit page. */
  onAlternativeMethod?: (method: PaymentMethod, amount: Amount | null) => void;
}

/**
 * How a deposit ended (§2): success, failed, return, decline, cancel or pending. All but success offer an alternative
 * method. While a deposit is under way the dialog keeps asking and turns into how it ended.
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
  const t = useTexts();
  const navigate = useNavigate();
  const depositPath = usePagePath('deposit');
  const { authenticated } = useAuthState();
  const { methods } = usePaymentMethods('deposit', open && authenticated);
  const status = useDepositStatus({
    active: open,
    outcome: known.outcome,
    deposit: known.deposit ?? null,
    depositId: known.depositId ?? null,
    onOutcome,
  });
  const { outcome, deposit, answer } = status;
  const name = deposit?.card ? 'card' : (deposit?.method ?? met);
  const words = useOutcomeWords({ outcome, deposit, met, methods, errorCode });
  const amount = deposit?.amount ?? null;
  const { alternative, press } = useAlternativeMethod({
    met: name,
    outcome,
    methods,
    onAlternativeMethod: onAlternativeMethod && ((method) => onAlternativeMethod(method, amount)),
  });

  const underWay = isUnderWay(outcome);
  const retry = () => {
    const methodId = deposit?.paymentMethodId ?? namedMethod(name, methods)?.id ?? null;
    if (onRetry) onRetry({ methodId, amount });
    else navigate(depositPath);
  };
  const main = () => {
    if (outcome === 'success') onClose();
    else if (!underWay) retry();
    else if (onCheck) onCheck();
    else void status.ask();
  };
  const alternativeText = alternative?.isCardForm
    ? t('payments.outcome.alternativeCard')
    : alternative
      ? t('payments.outcome.alternativeNamed', { method: methodTitle(alternative) })
      : t('payments.outcome.alternative');

  return (
    <Dialog open={open} onClose={onClose} title={words.title} bare backdropCloses={!underWay}>
      <div aria-live="polite">
        <Outcome
          level={3}
          tone={words.tone}
          icon={words.icon}
          title={words.title}
          working={underWay}
          facts={words.facts.length > 0 ? <Facts facts={words.facts} /> : undefined}
          actions={
            <>
              <Button variant="primary" size="lg" block loading={answer === 'asking'} onClick={main}>
                {words.action}
              </Button>
              {outcome !== 'success' && (
                <Button size="lg" block onClick={press}>
                  {alternativeText}
                </Button>
              )}
            </>
          }
        >
          <p>{words.text}</p>
          {underWay && answer === 'open' && <p>{t('payments.outcome.stillOpen')}</p>}
          {underWay && answer === 'failed' && <p>{t('payments.outcome.askFailed')}</p>}
        </Outcome>
      </div>
    </Dialog>
  );
}
