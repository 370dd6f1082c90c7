'use client';

import { Button, ErrorState, Alert, Skeleton, Tag, VisuallyHidden } from '@casino-kit/ui';
import { Check } from 'lucide-react';
import { Money } from '../money/money.js';
import { useTexts } from '../texts.js';
import { OpenCurrency } from './open-currency.js';
import { useChooseWallet } from './use-choose-wallet.js';
import { useCurrencyName } from './use-currency-name.js';
import { useWallets } from './use-wallets.js';
import styles from './wallet-switcher.module.css';

/**
 * The player's wallets with the active one marked (W1): selecting another makes it active at once; below, the player
 * can open a currency that they do not have yet. The session's details are refetched after a change.
 */
export function WalletSwitcher() {
  const t = useTexts();
  const { wallets, currencies, failed, retry } = useWallets();
  const getCurrencyName = useCurrencyName(currencies);
  const { choose, pending, busy, failedWith } = useChooseWallet();
  if (failed)
    return (
      <ErrorState
        title={t('wallet.wallets.failed')}
        action={<Button onClick={retry}>{t('wallet.retry')}</Button>}
      >
        {t('wallet.wallets.failed.text')}
      </ErrorState>
    );
  if (wallets === null)
    return (
      <div className={styles.wallets} role="status">
        <VisuallyHidden>{t('wallet.label.loading')}</VisuallyHidden>
        <Skeleton height={64} radius="control" />
        <Skeleton height={64} radius="control" />
      </div>
    );
  return (
    <div className={styles.switcher}>
      <ul className={styles.wallets} aria-label={t('wallet.wallets')}>
        {wallets.map(({ currencyCode, totalAmount, active }) => (
          <li key={currencyCode}>
            <button
              type="button"
              className={styles.wallet}
              aria-pressed={active}
              aria-disabled={busy || undefined}
              aria-busy={pending === currencyCode || undefined}
              onClick={() => !active && choose(currencyCode)}
            >
              <span className={styles.code}>{currencyCode}</span>
              <span className={styles.name}>
                {getCurrencyName(currencyCode) !== currencyCode && getCurrencyName(currencyCode)}
              </span>
              <Money className={styles.amount} amount={totalAmount} currency={currencyCode} />
              {active && (
                <Tag tone="success" icon={<Check size={14} aria-hidden />}>
                  {t('wallet.wallets.active')}
                </Tag>
              )}
            </button>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{pending !== null && t('wallet.wallets.changing')}</span>
      </VisuallyHidden>
      {failedWith !== null && (
        <Alert tone="danger" live title={t(`wallet.wallets.${failedWith}`)}>
          {t(`wallet.wallets.${failedWith}.text`)}
        </Alert>
      )}
      <OpenCurrency
        wallets={wallets}
        currencies={currencies}
        getCurrencyName={getCurrencyName}
        busy={busy}
        onOpen={choose}
      />
    </div>
  );
}
