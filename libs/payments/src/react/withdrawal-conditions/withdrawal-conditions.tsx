'use client';

import { useSettings } from '@casino-kit/settings';
import { Button, Card, ErrorState, Progress, Skeleton, Tag, VisuallyHidden } from '@casino-kit/ui';
import { Check, ChevronDown, Minus } from 'lucide-react';
import { useId, useState } from 'react';
import { type ChecklistItem, withdrawalChecklist } from '../../core/withdrawal-checklist.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useWithdrawalOverview } from '../use-withdrawals.js';
import { StepLink } from './step-action.js';
import { useConditionText } from './use-condition-text.js';
import { useVerificationMail } from './use-verification-mail.js';
import styles from './withdrawal-conditions.module.css';

function Condition({ item, currency }: { item: ChecklistItem; currency: string }) {
  const t = useWithdrawalTexts();
  const formatCondition = useConditionText(currency);
  const mail = useVerificationMail();
  const id = useId();
  const { key, met, step, progress } = item;
  const name = t(`payments.withdraw.condition.${key}.title`);
  const text = formatCondition(item);
  return (
    <li className={styles.condition} data-met={met}>
      <span className={styles.mark}>
        {met ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
        <VisuallyHidden>
          {t(met ? 'payments.withdraw.needed.met' : 'payments.withdraw.needed.open')}
        </VisuallyHidden>
      </span>
      <b id={id}>{name}</b>
      {step !== null && <StepLink step={step} mail={mail} describedBy={id} />}
      <small>{text}</small>
      {progress !== null && (
        <div className={styles.wide}>
          <Progress
            tone="accent"
            label={t('payments.withdraw.needed.progress', { condition: name })}
            value={progress}
            valueText={text}
          />
        </div>
      )}
      {step === 'verification-mail' && (
        <small role="status" data-failed={mail.failed || undefined} className={styles.word}>
          {mail.text}
        </small>
      )}
    </li>
  );
}

function LoadingConditions() {
  return (
    <ul className={styles.list}>
      {[1, 2, 3, 4].map((place) => (
        <li key={place} className={styles.condition}>
          <Skeleton width="24px" height="24px" radius="round" />
          <Skeleton width="45%" height="24px" />
          <span className={styles.wide}>
            <Skeleton width="70%" height="16px" />
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * What is needed before a withdrawal (§6): each condition met or open, its progress, and the shortest way to meet it.
 * It loads the overview itself; the setting `withdrawalConditions` names which are shown and in which order. Conditions
 * that are all met fold into one line.
 */
export function WithdrawalConditions() {
  const t = useWithdrawalTexts();
  const { withdrawalConditions } = useSettings();
  const { data, isError, refetch } = useWithdrawalOverview();
  const items = data === undefined ? null : withdrawalChecklist(data.conditions, withdrawalConditions);
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const done = items?.filter(({ met }) => met).length ?? 0;
  const isMet = items !== null && done === items.length;
  if (items?.length === 0) return null;
  return (
    <Card className={styles.card} data-met={isMet || undefined} data-open={isOpen || undefined}>
      {isMet ? (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.mark}>
            <Check size={14} aria-hidden />
          </span>
          <span>{t('payments.withdraw.needed.allMet', { done, total: items.length })}</span>
          <ChevronDown size={18} aria-hidden className={styles.arrow} />
        </button>
      ) : (
        <div className={styles.head}>
          <h2>{t('payments.withdraw.needed.title')}</h2>
          {items !== null && (
            <Tag tone="warning">{t('payments.withdraw.needed.count', { done, total: items.length })}</Tag>
          )}
        </div>
      )}
      {data !== undefined && items !== null ? (
        <ul id={listId} className={styles.list}>
          {items.map((item) => (
            <Condition key={item.key} item={item} currency={data.currencyCode} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState
          title={t('payments.withdraw.needed.failed.title')}
          action={<Button onClick={() => void refetch()}>{t('payments.tryAgain')}</Button>}
        >
          {t('payments.withdraw.needed.failed.text')}
        </ErrorState>
      ) : (
        <LoadingConditions />
      )}
    </Card>
  );
}
