'use client';

import { useApiClient } from '@casino-kit/api-client';
import { Button, Alert, restoreFocusOnUnmount, TextField } from '@casino-kit/ui';
import { type ActiveBonusSummary, checkCoupon } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { Ticket } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useRewardTexts } from '../reward-texts.js';
import { useMoneyText } from '../use-money-text.js';
import styles from './coupon-field.module.css';
import { CouponTerms } from './coupon-terms.js';
import { type Coupon, hasTerms } from './use-coupon.js';

/** Loaded only when a bonus would be forfeited. */
const ForfeitBonusDialog = lazy(() => import('../bonus-choice/forfeit-bonus-dialog.js'));

export interface CouponFieldProps {
  coupon: Coupon;
  currency: string;
  /** The amount of the deposit; `null` while it is invalid. Major units of `currency`. */
  amount: Amount | null;
  /** The bonus that the player has now, which a coupon would end (§4). */
  activeBonus: ActiveBonusSummary | null;
  disabled?: boolean | undefined;
}

/**
 * A coupon code (§8): applied with its terms, not applied or already redeemed. Closed until the player opens it. A
 * coupon that would end the active bonus asks for confirmation and lists what is lost (decision 51). If the server has
 * no coupons, one sentence replaces a typed code, and an empty field disappears (decision 40).
 */
export function CouponField(props: CouponFieldProps) {
  const t = useRewardTexts();
  const isOffered = useApiClient().supports(checkCoupon);
  const { coupon, currency, activeBonus } = props;
  const { asked, typed } = coupon;
  if (!isOffered && typed === '') return null;
  return (
    <>
      {/* Receives the focus when the field that had it is removed. */}
      <div tabIndex={-1}>
        {isOffered ? (
          <CouponEntry {...props} />
        ) : (
          <Alert live>{t('payments.coupon.unsupported', { coupon: typed.trim() })}</Alert>
        )}
      </div>
      {asked !== null && activeBonus !== null && (
        <Suspense>
          <ForfeitBonusDialog
            active={activeBonus}
            next={asked.title}
            currency={currency}
            terms={
              asked.bonus && hasTerms(asked) ? (
                <CouponTerms bonus={asked.bonus} adds={null} currency={currency} />
              ) : undefined
            }
            onConfirm={() => coupon.confirm(true)}
            onBack={() => coupon.confirm(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function CouponEntry({ coupon, currency, amount, disabled }: CouponFieldProps) {
  const t = useRewardTexts();
  const money = useMoneyText(currency);
  const [open, setOpen] = useState(false);
  const { typed, applied, error, checking } = coupon;
  if (applied !== null) {
    const minimum = applied.minDeposit ?? null;
    return (
      <Alert
        tone="success"
        live
        title={t('payments.coupon.applied', { coupon: applied.couponCode })}
        action={
          <Button size="sm" variant="ghost" disabled={disabled} onClick={coupon.remove}>
            {t('payments.coupon.remove')}
          </Button>
        }
      >
        <p>
          {minimum === null
            ? applied.title
            : t('payments.coupon.appliedFrom', { title: applied.title, amount: money(minimum, true) })}
        </p>
        {applied.bonus && hasTerms(applied) && (
          <CouponTerms
            bonus={applied.bonus}
            adds={amount === null ? null : coupon.adds(amount)}
            currency={currency}
          />
        )}
      </Alert>
    );
  }
  if (!open && typed === '')
    return (
      <Button size="sm" variant="ghost" className={styles.open} onClick={() => setOpen(true)}>
        <Ticket size={16} aria-hidden />
        {t('payments.coupon.open')}
      </Button>
    );
  const apply = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise the key would submit the payment.
    event.preventDefault();
    void coupon.check();
  };
  return (
    <div ref={restoreFocusOnUnmount}>
      <TextField
        label={t('payments.coupon.label')}
        value={typed}
        onChange={(event) => coupon.type(event.target.value)}
        onKeyDown={apply}
        error={error === null ? undefined : t(`payments.coupon.${error}`)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={disabled}
        latin
        end={
          <Button size="sm" loading={checking} disabled={disabled} onClick={() => void coupon.check()}>
            {t('payments.coupon.apply')}
          </Button>
        }
      />
    </div>
  );
}
