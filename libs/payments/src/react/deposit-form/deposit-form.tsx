'use client';

import { useLocale } from '@casino-kit/i18n';
import { useSettings, modalHref } from '@casino-kit/settings';
import { Card, Link, Skeleton } from '@casino-kit/ui';
import { useId } from 'react';
import { MethodTiles, MethodTilesSkeleton } from '../method-tiles/method-tiles.js';
import { useTexts } from '../texts.js';
import { AccessState } from './access-state.js';
import { AttemptNote } from './attempt-note.js';
import styles from './deposit-form.module.css';
import {
  type DepositFormSlots,
  DepositSummary,
  FormAmount,
  FormBonus,
  FormDetails,
  FormPayer,
  PayButton,
  getOtherMethod,
} from './deposit-parts.js';
import { FundsPart } from './parts-on-demand.js';
import { PendingPart, StepwisePart, WaitingPart } from './steps-on-demand.js';
import { submitWith } from './submit.js';
import { type DepositFormModel, type DepositFormOptions, useDepositForm } from './use-deposit-form.js';

export interface DepositFormProps extends DepositFormOptions, DepositFormSlots {}

function LoadingForm() {
  return (
    <div className={styles.split}>
      <Card className={styles.box}>
        <Skeleton width="30%" height="28px" />
        <MethodTilesSkeleton />
        <Skeleton height="276px" radius="control" />
      </Card>
      <Card className={styles.box}>
        <Skeleton width="40%" height="28px" />
        <Skeleton height="64px" radius="control" />
        <Skeleton height="44px" radius="control" />
        <Skeleton height="120px" radius="control" />
        <Skeleton height="52px" radius="control" />
      </Card>
    </div>
  );
}

/** All of the form at once: method and details beside the amount. */
function WholeForm({
  form,
  slots,
  hidden,
}: {
  form: DepositFormModel;
  slots: DepositFormSlots;
  hidden: boolean;
}) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const formId = useId();
  const { currency, countryCode, payer, payment } = form;
  const { methods, method, handler } = form.choice;
  const { busy } = payment;
  const country =
    countryCode === ''
      ? ''
      : (new Intl.DisplayNames(formatTag, { type: 'region' }).of(countryCode) ?? countryCode);
  const details = handler?.details?.title;
  const asksPayer = payer.fields.length > 0;
  return (
    <form
      id={formId}
      className={styles.split}
      hidden={hidden}
      noValidate
      onSubmit={submitWith(form.amount.check, () => void payment.pay())}
    >
      <div className={styles.column}>
        <Card className={styles.box}>
          <div className={styles.boxHead}>
            <h2>{t('payments.payWith')}</h2>
            <span>{t('payments.shownFor', { country, currency })}</span>
          </div>
          <MethodTiles
            methods={methods}
            selectedId={method?.id ?? null}
            onSelect={form.select}
            currency={currency}
            label={t('payments.payWith')}
            disabled={busy}
          />
          {method === null && <p className={styles.choose}>{t('payments.method.choose')}</p>}
        </Card>
        {asksPayer && (
          <Card className={styles.box}>
            <div className={styles.boxHead}>
              <h2>{t('payments.payer.title')}</h2>
            </div>
            <FormPayer payer={payer} busy={busy} />
          </Card>
        )}
        {details !== undefined && (
          <Card className={styles.box}>
            <div className={styles.boxHead}>
              <h2>{t(details)}</h2>
            </div>
            <FormDetails form={form} />
          </Card>
        )}
      </div>
      <Card className={styles.box}>
        <FormAmount
          form={form}
          ownLimits={slots.ownLimits}
          label={<span className={styles.bigLabel}>{t('payments.amount.label')}</span>}
        />
        <FormBonus form={form} slots={slots} />
        <hr className={styles.rule} />
        <DepositSummary form={form} slots={slots} whole />
        <AttemptNote
          payment={payment}
          currency={currency}
          other={getOtherMethod(form)}
          limitsHref={slots.limitsHref}
        />
        <PayButton form={form} formId={formId} block />
        {/* Limits that are shown beside the amount have the links to change them. */}
        {slots.limitsHref !== undefined && !slots.ownLimits?.limits.length && (
          <Link href={slots.limitsHref} className={styles.quiet}>
            {t('payments.limits')}
          </Link>
        )}
      </Card>
    </form>
  );
}

/**
 * The deposit form of a page: method, details, amount (§5), all at once or, with `depositFormVersion` 2, step by step.
 * It loads the player's methods and pays; pending deposits are shown above it. Typed values survive every failure.
 */
export function DepositForm({ loginHref = modalHref('login'), ...props }: DepositFormProps) {
  const form = useDepositForm(props);
  const { depositFormVersion } = useSettings();
  const { access, payment } = form;
  // What the player pays and the button stand below the bonuses: they appear together, so that nothing moves.
  if (access === 'loading' || (access === 'ready' && form.rewards.bonus.pending)) return <LoadingForm />;
  if (access === 'funds')
    return (
      <Card>
        <FundsPart {...form.funds} />
      </Card>
    );
  if (access !== 'ready')
    return (
      <Card>
        <AccessState access={access} reload={form.reload} loginHref={loginHref} />
      </Card>
    );
  const Form = depositFormVersion === 2 ? StepwisePart : WholeForm;
  return (
    <div className={styles.page}>
      <PendingPart
        methods={props.methods}
        onResume={payment.resume}
        excludedId={'deposit' in payment.state ? payment.state.deposit.depositId : null}
      />
      {payment.waiting !== null && (
        <Card>
          <WaitingPart payment={payment} waiting={payment.waiting} methods={form.choice.methods} />
        </Card>
      )}
      <Form form={form} slots={props} hidden={payment.waiting !== null} />
    </div>
  );
}
