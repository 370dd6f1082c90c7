import { type Transaction } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { type Amount, formatMoney } from '@casino-kit/money';
import { amountTone, signedAmount } from '../../core/transaction-amount.js';
import styles from './transactions-list.module.css';

/** A row's amount with its sign: settled credits in the colour of money, what moved nothing struck through and unsigned. */
export function TransactionAmount({ row }: { row: Transaction }) {
  const { formatTag: locale } = useLocale();
  const tone = amountTone(row);
  const currency = row.currencyCode;
  if (tone === 'void')
    return (
      <s className={styles.amount} data-tone="void">
        <bdi>{formatMoney(row.amount, { locale, currency })}</bdi>
      </s>
    );
  return (
    <bdi className={styles.amount} data-tone={tone}>
      {formatMoney(signedAmount(row), { locale, currency, sign: 'always' })}
    </bdi>
  );
}

/** A balance of a row; a dash where it is not known. */
export function TransactionBalance({ amount, currency }: { amount: Amount | null; currency: string }) {
  const { formatTag: locale } = useLocale();
  return amount === null ? '–' : <bdi>{formatMoney(amount, { locale, currency })}</bdi>;
}
