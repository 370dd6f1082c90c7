'use client';

import { Button, Checkbox, Dialog, type DescriptionItem, DescriptionList, Alert } from '@casino-kit/ui';
import { useRef, useState } from 'react';
import { groupByFour } from '../../core/withdrawal-details.js';
import { type WithdrawalRequest } from '../../core/withdrawal-flow.js';
import { methodTitle } from '../method-tiles/method-tiles.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useMoneyText } from '../use-money-text.js';
import { OnUnmount } from '../on-unmount.js';
import { PayeeNotice } from './payee-notice.js';
import { useCardName } from './use-card-name.js';
import { type WithdrawalFormModel } from './use-withdrawal-form.js';
import styles from './withdrawal-form.module.css';

const numbers: readonly string[] = ['accountNumber', 'bankCode', 'upiId', 'email'];

/** What will be sent where, line by line. */
function useRequestDetails({ method, details, kind, currency }: WithdrawalFormModel) {
  const t = useWithdrawalTexts();
  const money = useMoneyText(currency);
  const cardName = useCardName();
  return (request: WithdrawalRequest): DescriptionItem[] => {
    const toDescriptionItems = ([field, value]: [string, string]): DescriptionItem[] => {
      if (field === 'cardId') {
        const card = details.cards.list.find(({ cardId }) => cardId === value);
        return card ? [{ term: t('payments.withdraw.field.cardId'), value: cardName(card) }] : [];
      }
      if (field === 'network') {
        const network = method?.networks.find(({ id }) => id === value);
        const name = network
          ? t('payments.withdraw.field.networkName', { name: network.name, asset: network.asset })
          : value;
        return [{ term: t('payments.withdraw.field.network'), value: name }];
      }
      // The wallet address has its own place, to be compared character by character.
      if (field === 'walletAddress') return [];
      const name = (field === 'email' && kind === 'skrill' ? 'skrillEmail' : field) as 'fullName';
      const shown = field === 'accountNumber' ? groupByFour(value) : value;
      return [
        {
          term: t(`payments.withdraw.field.${name}`),
          value: numbers.includes(field) ? <bdi dir="ltr">{shown}</bdi> : shown,
        },
      ];
    };
    return [
      { term: t('payments.fact.method'), value: method === null ? '' : methodTitle(method) },
      ...Object.entries(request.details).flatMap(toDescriptionItems),
      { term: t('payments.fact.amount'), value: money(request.amount), total: true },
    ];
  };
}

/** The wallet address in groups, with a checkbox that it was compared: money sent to a wrong address is lost. */
function AddressCheck({
  address,
  isCompared,
  missing,
  onCompared,
}: {
  address: string;
  isCompared: boolean;
  missing: boolean;
  onCompared: (isCompared: boolean) => void;
}) {
  const t = useWithdrawalTexts();
  return (
    <div className={styles.addressCheck}>
      <p>
        <small>{t('payments.withdraw.field.walletAddress')}</small>
        <bdi dir="ltr" className={styles.walletAddress}>
          {groupByFour(address)}
        </bdi>
      </p>
      <Alert tone="warning" title={t('payments.withdraw.confirm.address.title')}>
        {t('payments.withdraw.confirm.address.text')}
      </Alert>
      <Checkbox
        label={t('payments.withdraw.confirm.address.check')}
        checked={isCompared}
        error={missing && !isCompared ? t('payments.withdraw.confirm.address.missing') : undefined}
        onChange={({ target }) => onCompared(target.checked)}
      />
    </div>
  );
}

function Question({
  model,
  request,
  onSend,
}: {
  model: WithdrawalFormModel;
  request: WithdrawalRequest;
  onSend: (request: WithdrawalRequest) => void;
}) {
  const t = useWithdrawalTexts();
  const getRequestDetails = useRequestDetails(model);
  const [isCompared, setCompared] = useState(false);
  const [missing, setMissing] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const { walletAddress } = request.details;
  const confirm = () => {
    if (walletAddress === undefined || isCompared) {
      onSend(request);
      return;
    }
    setMissing(true);
    element.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <div ref={element} className={styles.question}>
      <p>{t('payments.withdraw.confirm.text')}</p>
      <DescriptionList facts={getRequestDetails(request)} />
      <PayeeNotice details={model.details} />
      {walletAddress !== undefined && (
        <AddressCheck
          address={walletAddress}
          isCompared={isCompared}
          missing={missing}
          onCompared={setCompared}
        />
      )}
      <div className={styles.choices}>
        <Button size="lg" onClick={model.closeConfirmation}>
          {t('payments.withdraw.confirm.back')}
        </Button>
        <Button size="lg" variant="primary" onClick={confirm}>
          {t('payments.withdraw.confirm.send')}
        </Button>
      </div>
    </div>
  );
}

/** Shows what will be sent where; sends nothing until the player confirms. */
export function ConfirmDialog({
  model,
  onSend,
  onGone,
}: {
  model: WithdrawalFormModel;
  onSend: (request: WithdrawalRequest) => void;
  /** Called when the dialog has unmounted. */ onGone: () => void;
}) {
  const t = useWithdrawalTexts();
  const { asked } = model;
  // The content stays while the dialog closes.
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  const shown = asked ?? last;
  return (
    <Dialog
      open={asked !== null}
      onClose={model.closeConfirmation}
      title={t('payments.withdraw.confirm.title')}
      width="confirmation"
      // The second click of a double click on the button behind lands beside it.
      backdropCloses={false}
    >
      <OnUnmount onGone={onGone} />
      {shown !== null && <Question model={model} request={shown} onSend={onSend} />}
    </Dialog>
  );
}
