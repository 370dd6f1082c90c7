import { useAuthState } from '@casino-kit/session';
import { Dialog, Skeleton, Tag } from '@casino-kit/ui';
import { ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { depositErrorInfo } from '../../core/deposit-error.js';
import { CardFields } from '../card-fields/card-fields.js';
import { AccessState } from '../deposit-form/access-state.js';
import { AttemptNote } from '../deposit-form/attempt-note.js';
import { type DepositFormSlots, DepositSummary, FormAmount } from '../deposit-form/deposit-parts.js';
import { submitWith } from '../deposit-form/submit.js';
import { type DepositFormOptions, useDepositForm } from '../deposit-form/use-deposit-form.js';
import { MethodTiles, MethodTilesSkeleton } from '../method-tiles/method-tiles.js';
import { useNarrow } from '../narrow.js';
import { useTexts } from '../texts.js';
import { ChosenMethod } from './chosen-method.js';
import { DepositFooter, type SheetStep } from './deposit-footer.js';
import styles from './deposit-dialog.module.css';

export interface DepositDialogProps extends Omit<DepositFormOptions, 'active'>, DepositFormSlots {
  open: boolean;
  /** Escape, the backdrop and the close button; not while a payment is being sent. */
  onClose: () => void;
}

function LoadingBody() {
  return (
    <div className={styles.split}>
      <div className={styles.main}>
        <MethodTilesSkeleton />
        <Skeleton height="276px" radius="control" />
      </div>
      <div className={styles.side}>
        <Skeleton height="64px" radius="control" />
        <Skeleton height="44px" radius="control" />
        <Skeleton height="72px" radius="control" />
      </div>
    </div>
  );
}

function PlayersDepositDialog({ open, onClose, loginHref = '?modal=login', ...props }: DepositDialogProps) {
  const t = useTexts();
  const formId = useId();
  const narrow = useNarrow();
  const [step, setStep] = useState<SheetStep>('amount');
  const form = useDepositForm({ ...props, active: open });
  const { access, methods, method, currency, byCard, card, busy } = form;
  const shown = narrow ? step : null;
  const toCard = shown === 'amount' && byCard;
  /** Goes to another step of the sheet; the focus goes along, since what was pressed is gone. */
  const go = (next: SheetStep) => {
    flushSync(() => setStep(next));
    const inForm = (selector: string) =>
      document.getElementById(formId)?.querySelector<HTMLElement>(selector);
    const first = {
      amount: () => inForm('button'),
      methods: () => inForm('input[type="radio"]:checked') ?? inForm('input[type="radio"]'),
      card: () => card.frameRef.current,
    };
    if (narrow) first[next]()?.focus();
  };
  const pay = async () => {
    const state = await form.pay();
    const aboutAmount = state.step === 'refused' && depositErrorInfo(state.refusal.code).aboutAmount;
    if (narrow && aboutAmount) go('amount');
  };
  const close = () => {
    if (busy) return;
    setStep('amount');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('payments.title')}
      titleAside={
        !narrow && <Tag icon={<ShieldCheck size={14} aria-hidden />}>{t('payments.encrypted')}</Tag>
      }
      width="cashier"
      backdropCloses={!busy}
      footer={
        access === 'ready' ? (
          <DepositFooter
            form={form}
            formId={formId}
            step={shown}
            onStep={go}
            bonusAmount={props.bonusAmount}
          />
        ) : undefined
      }
    >
      {access === 'loading' && <LoadingBody />}
      {access !== 'loading' && access !== 'ready' && (
        <AccessState access={access} reload={form.reload} loginHref={loginHref} />
      )}
      {access === 'ready' && (
        <form
          id={formId}
          className={styles.split}
          noValidate
          onSubmit={submitWith(form.amount.check, () => (toCard ? go('card') : void pay()))}
        >
          <div className={styles.main}>
            {shown === 'amount' && (
              <ChosenMethod method={method} currency={currency} onChange={() => go('methods')} />
            )}
            <fieldset hidden={shown !== null && shown !== 'methods'}>
              <legend className={styles.legend}>{t('payments.payWith')}</legend>
              <MethodTiles
                methods={methods}
                selectedId={method?.id ?? null}
                onSelect={(chosen) => {
                  form.select(chosen);
                  if (narrow) go('amount');
                }}
                currency={currency}
                label={t('payments.payWith')}
                disabled={busy}
              />
            </fieldset>
            <AttemptNote form={form} limitsHref={props.limitsHref} />
            {byCard && (
              <div hidden={shown !== null && shown !== 'card'}>
                <CardFields {...card} />
              </div>
            )}
          </div>
          <div className={styles.side} hidden={shown !== null && shown !== 'amount'}>
            <FormAmount form={form} />
            {props.renderBonusChoice?.(form.amount.amount)}
            <DepositSummary form={form} slots={props} />
          </div>
        </form>
      )}
    </Dialog>
  );
}

/**
 * The deposit as a dialog: two columns, on phones a sheet that asks for the amount first and for the card then (§2).
 * What is typed stays while the dialog is closed; another player gets a new one.
 */
export function DepositDialog(props: DepositDialogProps) {
  const playerId = useAuthState().user?.getUser.userId ?? 'guest';
  return <PlayersDepositDialog key={playerId} {...props} />;
}
