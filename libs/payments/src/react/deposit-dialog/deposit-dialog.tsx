'use client';

import { useAuthState, useSession } from '@casino-kit/session';
import { useSettings, modalHref } from '@casino-kit/settings';
import { Dialog, Skeleton, Tag, useIsMobile } from '@casino-kit/ui';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { depositErrorInfo } from '../../core/deposit-error.js';
import { AccessState } from '../deposit-form/access-state.js';
import { AttemptNote } from '../deposit-form/attempt-note.js';
import {
  type DepositFormSlots,
  DepositSummary,
  FormAmount,
  FormBonus,
  FormDetails,
  FormPayer,
  getOtherMethod,
} from '../deposit-form/deposit-parts.js';
import { FundsPart } from '../deposit-form/parts-on-demand.js';
import { PendingPart, WaitingPart } from '../deposit-form/steps-on-demand.js';
import { submitWith } from '../deposit-form/submit.js';
import { type DepositFormOptions, useDepositForm } from '../deposit-form/use-deposit-form.js';
import { MethodTiles } from '../method-tiles/method-tiles.js';
import { useTexts } from '../texts.js';
import { ChosenMethod } from './chosen-method.js';
import { DepositDialogSkeleton } from './deposit-dialog-skeleton.js';
import { DepositFooter } from './deposit-footer.js';
import { getSheetNavigation, type SheetStep } from './sheet-navigation.js';
import styles from './deposit-dialog.module.css';

export interface DepositDialogProps extends Omit<DepositFormOptions, 'active'>, DepositFormSlots {
  open: boolean;
  /** Called by Escape, the backdrop and the close button; not while a payment is being sent. */
  onClose: () => void;
}

function PlayersDepositDialog({
  open,
  onClose,
  loginHref = modalHref('login'),
  ...props
}: DepositDialogProps) {
  const t = useTexts();
  const formId = useId();
  const narrow = useIsMobile();
  const [step, setStep] = useState<SheetStep>('amount');
  const form = useDepositForm({ ...props, active: open });
  const { depositFormVersion, popupDepositFormAsSidebar } = useSettings();
  const { access, currency, payment } = form;
  const { methods, method, handler } = form.choice;
  const { busy, waiting } = payment;
  const linear = depositFormVersion === 2;
  const stepped = narrow || popupDepositFormAsSidebar || linear;
  const shown = stepped ? step : null;
  const way = getSheetNavigation({ step: shown, linear, asksDetails: form.asksDetails });
  // A completed deposit was shown when the dialog closed; it opens for another one.
  const isDone = payment.state.step === 'completed';
  const startAgain = useEffectEvent(payment.leaveWaiting);
  useEffect(() => {
    if (!open && isDone) startAgain();
  }, [open, isDone]);
  /** Goes to another step of the sheet and moves the focus there, since the pressed button is removed. */
  const go = (next: SheetStep) => {
    flushSync(() => setStep(next));
    const inForm = (selector: string) =>
      document.getElementById(formId)?.querySelector<HTMLElement>(selector);
    const first = {
      amount: () => inForm('button'),
      methods: () => inForm('[data-part="methods"] input:checked') ?? inForm('[data-part="methods"] input'),
      details: () => inForm('[data-part="details"] :is(iframe, input, select, button)'),
    };
    if (stepped) first[next]()?.focus();
  };
  const pay = async () => {
    const state = await payment.pay();
    const aboutAmount = state.step === 'rejected' && depositErrorInfo(state.rejection.code).aboutAmount;
    if (stepped && aboutAmount) go('amount');
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
      placement={popupDepositFormAsSidebar ? 'end' : 'center'}
      titleAside={
        !stepped && <Tag icon={<ShieldCheck size={14} aria-hidden />}>{t('payments.encrypted')}</Tag>
      }
      width={stepped ? 'confirmation' : 'cashier'}
      backdropCloses={!busy}
      footer={
        access === 'ready' && waiting === null ? (
          <DepositFooter
            form={form}
            formId={formId}
            step={shown}
            way={way}
            onStep={go}
            bonusAmount={props.bonusAmount}
          />
        ) : access === 'loading' ? (
          <Skeleton height="52px" radius="control" />
        ) : undefined
      }
    >
      {access === 'loading' && <DepositDialogSkeleton stepped={stepped} linear={linear} />}
      {access === 'funds' && <FundsPart {...form.funds} />}
      {access !== 'loading' && access !== 'funds' && access !== 'ready' && (
        <AccessState access={access} reload={form.reload} loginHref={loginHref} />
      )}
      {access === 'ready' && open && (
        <div className={styles.above}>
          <PendingPart
            methods={props.methods}
            onResume={payment.resume}
            excludedId={'deposit' in payment.state ? payment.state.deposit.depositId : null}
          />
          {waiting !== null && <WaitingPart payment={payment} waiting={waiting} methods={methods} />}
        </div>
      )}
      {access === 'ready' && (
        <form
          id={formId}
          className={styles.split}
          data-stepped={stepped}
          hidden={waiting !== null}
          noValidate
          onSubmit={submitWith(form.amount.check, () => (way.next === null ? void pay() : go(way.next)))}
        >
          <div className={styles.main}>
            {shown === 'amount' && !linear && (
              <ChosenMethod method={method} currency={currency} onChange={() => go('methods')} />
            )}
            <fieldset data-part="methods" hidden={shown !== null && shown !== 'methods'}>
              <legend className={styles.legend}>{t('payments.payWith')}</legend>
              <MethodTiles
                methods={methods}
                selectedId={method?.id ?? null}
                onSelect={(chosen) => {
                  form.select(chosen);
                  if (stepped && !linear) go('amount');
                }}
                currency={currency}
                label={t('payments.payWith')}
                disabled={busy}
              />
            </fieldset>
            <AttemptNote
              payment={payment}
              currency={currency}
              other={getOtherMethod(form)}
              limitsHref={props.limitsHref}
            />
            {(form.asksDetails || !stepped) && (
              <div
                data-part="details"
                className={styles.details}
                hidden={shown !== null && shown !== 'details'}
              >
                <FormPayer payer={form.payer} busy={busy} />
                <div className={styles.method}>
                  {handler?.details !== undefined && <FormDetails form={form} />}
                </div>
              </div>
            )}
          </div>
          <div className={styles.side} hidden={shown !== null && shown !== 'amount'}>
            <FormAmount form={form} ownLimits={props.ownLimits} />
            <FormBonus form={form} slots={props} />
            <DepositSummary form={form} slots={props} />
          </div>
        </form>
      )}
    </Dialog>
  );
}

/**
 * The deposit as a dialog: two columns. On mobile a sheet, with `popupDepositFormAsSidebar` a sidebar, that asks for
 * the amount first and then for the details; with `depositFormVersion` 2 step by step (§2). Pending deposits are shown
 * at the top. Method and amount stay while the dialog is closed, and for a player whose session ended by itself and who logs
 * in again; another player gets a new form.
 */
export function DepositDialog(props: DepositDialogProps) {
  const session = useSession();
  const playerId = useAuthState().user?.getUser.userId;
  const [owner, setOwner] = useState(playerId ?? 'guest');
  if (playerId !== undefined && playerId !== owner) setOwner(playerId);
  useEffect(
    () =>
      session.clearing.add((reason) => {
        if (reason === undefined || reason === 'USER_INITIATED') setOwner('guest');
      }),
    [session],
  );
  return <PlayersDepositDialog key={owner} {...props} />;
}
