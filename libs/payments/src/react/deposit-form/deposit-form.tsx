import { useLocale } from '@casino-kit/i18n';
import { Card, Link, Skeleton } from '@casino-kit/ui';
import { useId } from 'react';
import { CardFields } from '../card-fields/card-fields.js';
import { MethodTiles, MethodTilesSkeleton } from '../method-tiles/method-tiles.js';
import { useTexts } from '../texts.js';
import { AccessState } from './access-state.js';
import { AttemptNote } from './attempt-note.js';
import styles from './deposit-form.module.css';
import { type DepositFormSlots, DepositSummary, FormAmount, PayButton } from './deposit-parts.js';
import { submitWith } from './submit.js';
import { type DepositFormOptions, useDepositForm } from './use-deposit-form.js';

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

/**
 * The deposit form as a page shows it: method, card details, amount (§5). It loads the player's methods, talks with the
 * provider's card fields and pays. Nothing typed is lost when something fails.
 */
export function DepositForm({ loginHref = '?modal=login', ...props }: DepositFormProps) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const formId = useId();
  const form = useDepositForm(props);
  const { access, methods, method, currency, countryCode, byCard, card, busy } = form;
  if (access === 'loading') return <LoadingForm />;
  if (access !== 'ready')
    return (
      <Card>
        <AccessState access={access} reload={form.reload} loginHref={loginHref} />
      </Card>
    );
  const country =
    countryCode === ''
      ? ''
      : (new Intl.DisplayNames(formatTag, { type: 'region' }).of(countryCode) ?? countryCode);
  const numbered = (number: number, title: string) => t('payments.numbered', { number, title });
  return (
    <form
      id={formId}
      className={styles.split}
      noValidate
      onSubmit={submitWith(form.amount.check, () => void form.pay())}
    >
      <div className={styles.column}>
        <Card className={styles.box}>
          <div className={styles.boxHead}>
            <h2>{numbered(1, t('payments.payWith'))}</h2>
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
        {byCard && (
          <Card className={styles.box}>
            <div className={styles.boxHead}>
              <h2>{numbered(2, t('payments.card.title'))}</h2>
            </div>
            <CardFields {...card} />
          </Card>
        )}
      </div>
      <Card className={styles.box}>
        <FormAmount
          form={form}
          label={
            <span className={styles.bigLabel}>{numbered(byCard ? 3 : 2, t('payments.amount.label'))}</span>
          }
        />
        {props.renderBonusChoice?.(form.amount.amount)}
        <hr className={styles.rule} />
        <DepositSummary form={form} slots={props} whole />
        <AttemptNote form={form} limitsHref={props.limitsHref} />
        <PayButton form={form} formId={formId} block />
        {props.limitsHref !== undefined && (
          <Link href={props.limitsHref} className={styles.quiet}>
            {t('payments.limits')}
          </Link>
        )}
      </Card>
    </form>
  );
}
