'use client';

import { type Withdrawal } from '@casino-kit/api-contract';
import { useFocusFirstInvalid } from '@casino-kit/player-fields';
import { modalHref } from '@casino-kit/settings';
import { Button, Card, Alert, Skeleton } from '@casino-kit/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { type WithdrawalRequest } from '../../core/withdrawal-flow.js';
import { toPayoutMethod } from '../../core/withdrawal-method.js';
import { MethodTiles, MethodTilesSkeleton } from '../method-tiles/method-tiles.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useMoneyText } from '../use-money-text.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { DetailsFields, DetailsSkeleton } from './details-fields.js';
import { RequestedState } from './requested-state.js';
import { useWithdrawalAccess } from './use-withdrawal-access.js';
import { useWithdrawalForm, type WithdrawalFormInput } from './use-withdrawal-form.js';
import { WithdrawalAccessState } from './withdrawal-access-state.js';
import { WithdrawalAmountField } from './withdrawal-amount-field.js';
import styles from './withdrawal-form.module.css';
import { HeldNote, WithdrawalFigures } from './withdrawal-head.js';
import { WithdrawalNotes } from './withdrawal-notes.js';
import { WithdrawalSummary } from './withdrawal-summary.js';

export interface WithdrawalFormProps {
  /** The initial method; by default that of the last withdrawal, or else the first one that the player can use. */
  initialMethodId?: string | undefined;
  /** Called when the server has received a request. The form itself shows that, too. */
  onRequested?: ((withdrawal: Withdrawal) => void) | undefined;
  /** Where a guest logs in; the login modal of the current page by default. */
  loginHref?: string | undefined;
}

function LoadingForm() {
  return (
    <Card className={styles.box}>
      <Skeleton width="80%" height="48px" />
      <MethodTilesSkeleton />
      <Skeleton height="128px" radius="control" />
      <DetailsSkeleton kind="bank" />
      <Skeleton height="150px" radius="control" />
      <Skeleton height="52px" radius="control" />
    </Card>
  );
}

/** The withdrawal form once its data is loaded. */
function ReadyForm({ selfExcluded, ...input }: WithdrawalFormInput & { selfExcluded: boolean }) {
  const t = useWithdrawalTexts();
  const model = useWithdrawalForm(input);
  const money = useMoneyText(model.currency);
  const element = useRef<HTMLFormElement>(null);
  const { focusFirstWrong } = useFocusFirstInvalid(element);
  const [isInView, setInView] = useState(true);
  const { state, method, isStarting, methods, details, amount, again, busy, openConditions } = model;
  if (model.asked !== null && isInView) setInView(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    amount.check();
    await details.form.handleSubmit(model.proceed)(event);
    focusFirstWrong();
  };
  const send = async (request: WithdrawalRequest) => {
    await model.send(request);
    focusFirstWrong();
  };
  const isHeld = openConditions.length > 0 && !again;
  const hasAmount = amount.amount !== null || again;
  const lacksCard = model.kind === 'card' && details.values.cardId === '';
  return (
    <Card className={styles.box}>
      <WithdrawalFigures model={model} />
      {selfExcluded && <Alert tone="info">{t('payments.withdraw.excluded')}</Alert>}
      {state.step === 'requested' ? (
        <RequestedState
          withdrawal={state.withdrawal}
          isInView={isInView}
          onAgain={model.startAgain}
          onEnded={model.startAgain}
        />
      ) : (
        <>
          <HeldNote model={model} />
          <hr className={styles.rule} />
          <form
            ref={element}
            noValidate
            className={styles.form}
            onSubmit={(event) => void submit(event)}
            onChange={({ target }) => model.edited((target as Element).getAttribute('name') ?? '')}
          >
            <WithdrawalAmountField model={model} />
            <div className={styles.to}>
              <span aria-hidden>{t('payments.withdraw.to')}</span>
              <MethodTiles
                methods={methods.map(toPayoutMethod)}
                selectedId={method?.id ?? null}
                onSelect={model.select}
                currency={model.currency}
                label={t('payments.withdraw.to')}
                disabled={busy}
              />
              {method === null && !isStarting && <small>{t('payments.withdraw.method.choose')}</small>}
            </div>
            {isStarting ? <DetailsSkeleton kind={model.likelyKind} /> : <DetailsFields model={model} />}
            <WithdrawalNotes model={model} />
            {/* A repeated request may have left the balance already. */}
            {!isHeld && !again && <WithdrawalSummary model={model} />}
            <Button
              type="submit"
              variant={hasAmount ? 'primary' : 'line'}
              className={hasAmount ? undefined : styles.idle}
              size="lg"
              block
              loading={busy}
              disabled={isHeld || method === null || lacksCard}
            >
              {again
                ? t('payments.withdraw.submitAgain', { amount: money(amount.written ?? '0') })
                : t('payments.withdraw.submit')}
            </Button>
          </form>
        </>
      )}
      <ConfirmDialog
        model={model}
        onSend={(request) => void send(request)}
        // Until now the dialog kept the focus.
        onGone={() => {
          setInView(true);
          focusFirstWrong();
        }}
      />
    </Card>
  );
}

/**
 * The withdrawal form: what can be withdrawn, where to (§5), how much, and a confirmation before it is sent. It loads
 * the overview and the player's methods. Typed values survive every failure. A request without a response is retried
 * with its own key, so that no amount is locked twice.
 */
export function WithdrawalForm({ loginHref = modalHref('login'), ...props }: WithdrawalFormProps) {
  const access = useWithdrawalAccess();
  if (access.kind === 'loading') return <LoadingForm />;
  if (access.kind !== 'ready')
    return (
      <Card>
        <WithdrawalAccessState access={access} loginHref={loginHref} />
      </Card>
    );
  const { player, methods, overview, selfExcluded, hasCard, lastMethodId } = access;
  return (
    <ReadyForm
      key={`${player.userId} ${overview.currencyCode}`}
      {...props}
      player={player}
      methods={methods}
      overview={overview}
      hasCard={hasCard}
      lastMethodId={lastMethodId}
      selfExcluded={selfExcluded}
    />
  );
}
