import { Button, Note, TextField } from '@casino-kit/ui';
import { Ticket } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../texts.js';
import { useMoneyText } from '../use-money-text.js';
import styles from './coupon-field.module.css';
import { type Coupon } from './use-coupon.js';

/** A coupon code (§8): applied, not applied or already redeemed. Closed until the player opens it. */
export function CouponField({
  coupon,
  currency,
  disabled,
}: {
  coupon: Coupon;
  currency: string;
  disabled?: boolean;
}) {
  const t = useTexts();
  const money = useMoneyText(currency);
  const [open, setOpen] = useState(false);
  const { typed, applied, problem, checking } = coupon;
  if (applied !== null) {
    const minimum = applied.minDeposit ?? null;
    return (
      <Note
        tone="success"
        live
        title={t('payments.coupon.applied', { coupon: applied.couponCode })}
        action={
          <Button size="sm" variant="ghost" disabled={disabled} onClick={coupon.remove}>
            {t('payments.coupon.remove')}
          </Button>
        }
      >
        {minimum === null
          ? applied.title
          : t('payments.coupon.appliedFrom', { title: applied.title, amount: money(minimum, true) })}
      </Note>
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
    // Else the key would pay.
    event.preventDefault();
    void coupon.settle();
  };
  return (
    <TextField
      label={t('payments.coupon.label')}
      value={typed}
      onChange={(event) => coupon.type(event.target.value)}
      onKeyDown={apply}
      error={problem === null ? undefined : t(`payments.coupon.${problem}`)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      readOnly={disabled}
      latin
      end={
        <Button size="sm" loading={checking} disabled={disabled} onClick={() => void coupon.settle()}>
          {t('payments.coupon.apply')}
        </Button>
      }
    />
  );
}
