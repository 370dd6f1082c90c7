'use client';

import { EmailField, useFieldTexts, useMessageText } from '@casino-kit/player-fields';
import { useIsQuiet } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, Alert, SelectField, Skeleton, TextField, useUi } from '@casino-kit/ui';
import { ChevronDown, Lock } from 'lucide-react';
import { useState } from 'react';
import { fieldsOfForm, isOptional, type WithdrawalField } from '../../core/withdrawal-details.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { PayeeNotice } from './payee-notice.js';
import { useCardName } from './use-card-name.js';
import { type WithdrawalFormModel } from './use-withdrawal-form.js';
import styles from './withdrawal-form.module.css';

/** Returns the error message of a field: from the rules or from the server. */
function useFieldError({
  details,
  calls,
}: WithdrawalFormModel): (field: WithdrawalField) => string | undefined {
  const t = useWithdrawalTexts();
  const getText = useMessageText((key) =>
    key === 'form.iban.invalid' ? t('payments.withdraw.ibanInvalid') : key,
  );
  return (field) => {
    // The rules' messages are text keys.
    const message = details.form.formState.errors[field]?.message;
    const rejected = calls.errors.fields[field];
    return message ? getText(message) : rejected && getText(rejected);
  };
}

function CardChoice({ model, error }: { model: WithdrawalFormModel; error: string | undefined }) {
  const t = useWithdrawalTexts();
  const cardName = useCardName();
  const deposit = usePagePath('deposit');
  const isQuiet = useIsQuiet();
  const { form, cards, values } = model.details;
  if (cards.status === 'loading') return <Skeleton height="80px" radius="control" />;
  if (cards.status === 'failed')
    return (
      <Alert
        tone="danger"
        live
        title={t('payments.withdraw.cards.failed.title')}
        action={
          <Button size="sm" onClick={cards.retry}>
            {t('payments.tryAgain')}
          </Button>
        }
      >
        {t('payments.withdraw.cards.failed.text')}
      </Alert>
    );
  if (cards.list.length === 0)
    return (
      <Alert
        tone="info"
        title={t('payments.withdraw.cards.none.title')}
        action={
          !isQuiet && (
            <ButtonLink href={deposit} size="sm">
              {t('payments.withdraw.step.deposit')}
            </ButtonLink>
          )
        }
      >
        {t('payments.withdraw.cards.none.text')}
      </Alert>
    );
  return (
    <SelectField
      label={t('payments.withdraw.field.cardId')}
      name="cardId"
      placeholder={t('payments.withdraw.field.cardChoose')}
      options={cards.list.map((card) => ({ value: card.cardId, label: cardName(card) }))}
      value={values.cardId}
      error={error}
      onChange={({ target }) => form.setValue('cardId', target.value, { shouldValidate: true })}
    />
  );
}

/** One field of the destination. */
function DetailsField({ field, model }: { field: WithdrawalField; model: WithdrawalFormModel }) {
  const t = useWithdrawalTexts();
  const f = useFieldTexts();
  const { kind, method, details } = model;
  const { form, holder } = details;
  const error = useFieldError(model)(field);
  const optional = kind !== null && isOptional(kind, field);
  const common = { error, optional, ...form.register(field) };
  switch (field) {
    case 'fullName':
      return holder === '' ? (
        <TextField label={t('payments.withdraw.field.fullName')} autoComplete="name" {...common} />
      ) : (
        <TextField
          label={t('payments.withdraw.field.fullName')}
          name="fullName"
          value={holder}
          readOnly
          error={error}
          hint={t('payments.withdraw.field.nameLocked')}
          end={<Lock size={16} aria-hidden />}
        />
      );
    case 'email':
      return (
        <EmailField
          label={kind === 'skrill' ? t('payments.withdraw.field.skrillEmail') : f('form.email.label')}
          autoComplete="email"
          {...common}
        />
      );
    case 'network':
      return (
        <SelectField
          label={t('payments.withdraw.field.network')}
          placeholder={t('payments.withdraw.field.networkChoose')}
          options={(method?.networks ?? []).map(({ id, name, asset }) => ({
            value: id,
            label: t('payments.withdraw.field.networkName', { name, asset }),
          }))}
          error={error}
          {...form.register('network', {
            // An address belongs to one network: its error may no longer apply.
            onChange: () => {
              if (form.getFieldState('walletAddress').isTouched) void form.trigger('walletAddress');
            },
          })}
        />
      );
    case 'cardId':
      return <CardChoice model={model} error={error} />;
    case 'accountNumber':
    case 'bankCode':
    case 'upiId':
    case 'walletAddress':
      return (
        <TextField
          label={t(`payments.withdraw.field.${field}`)}
          latin
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={field === 'upiId' ? t('payments.withdraw.field.upiIdExample') : undefined}
          {...common}
        />
      );
    case 'bankName':
    case 'branch':
    case 'address':
      return <TextField label={t(`payments.withdraw.field.${field}`)} autoComplete="off" {...common} />;
  }
}

const wideFields: readonly WithdrawalField[] = ['cardId', 'address', 'upiId'];

const isWide = (field: WithdrawalField, fields: readonly WithdrawalField[]) =>
  fields.length === 1 || wideFields.includes(field);

/** Placeholders of the fields of a form, in their places. */
export function DetailsSkeleton({ kind }: { kind: keyof typeof fieldsOfForm }) {
  const fields = fieldsOfForm[kind].filter((field) => !isOptional(kind, field));
  return (
    <div className={styles.fields} data-form={kind}>
      {fields.map((field) => (
        <div key={field} className={isWide(field, fields) ? styles.wide : undefined}>
          <Skeleton height="80px" radius="control" />
        </div>
      ))}
    </div>
  );
}

function Fields({ fields, model }: { fields: readonly WithdrawalField[]; model: WithdrawalFormModel }) {
  return fields.map((field) => (
    <div key={field} className={isWide(field, fields) ? styles.wide : undefined}>
      <DetailsField field={field} model={model} />
    </div>
  ));
}

/** The fields that may stay empty, folded below their names until they are wanted or one of them has an error. */
function OptionalFields({
  fields,
  model,
}: {
  fields: readonly WithdrawalField[];
  model: WithdrawalFormModel;
}) {
  const t = useWithdrawalTexts();
  const getError = useFieldError(model);
  const { texts } = useUi();
  const [isOpen, setOpen] = useState(false);
  const names = fields.map((field) => t(`payments.withdraw.field.${field as 'branch'}`));
  const hasError = fields.some((field) => getError(field) !== undefined);
  // It stays open while an error is corrected.
  if (hasError && !isOpen) setOpen(true);
  return (
    <details
      className={styles.optional}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {names.join(' · ')}
          <small>{texts.optional}</small>
        </span>
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div className={styles.fields}>
        <Fields fields={fields} model={model} />
      </div>
    </details>
  );
}

/** The destination, by the form of the chosen method (§5). */
export function DetailsFields({ model }: { model: WithdrawalFormModel }) {
  const { kind } = model;
  if (kind === null) return null;
  const fields = fieldsOfForm[kind];
  const optional = fields.filter((field) => isOptional(kind, field));
  return (
    <div className={styles.fields} data-form={kind}>
      <Fields fields={fields.filter((field) => !isOptional(kind, field))} model={model} />
      {optional.length > 0 && <OptionalFields fields={optional} model={model} />}
      <div role="status" className={styles.wide}>
        <PayeeNotice details={model.details} />
      </div>
    </div>
  );
}
