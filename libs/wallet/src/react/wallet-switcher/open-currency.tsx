'use client';

import { useState } from 'react';
import { type Currency, type CurrencyWallet } from '@casino-kit/api-contract';
import { Button, SelectField } from '@casino-kit/ui';
import { openable } from '../../core/wallet-list.js';
import { useTexts } from '../texts.js';
import styles from './wallet-switcher.module.css';

/** Opens a wallet in one of the currencies that the player does not have; renders nothing if there is none. */
export function OpenCurrency({
  wallets,
  currencies,
  getCurrencyName,
  busy,
  onOpen,
}: {
  wallets: readonly CurrencyWallet[];
  currencies: readonly Currency[];
  getCurrencyName: (currencyCode: string) => string;
  busy: boolean;
  onOpen: (currencyCode: string) => void;
}) {
  const t = useTexts();
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const offered = openable(currencies, wallets);
  if (offered.length === 0) return null;
  const value = offered.some(({ code }) => code === chosen) ? chosen : '';
  return (
    <form
      className={styles.open}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(value === '');
        if (value !== '') onOpen(value);
        else event.currentTarget.querySelector('select')?.focus();
      }}
    >
      <SelectField
        label={t('wallet.open.label')}
        placeholder={t('wallet.open.placeholder')}
        hint={t('wallet.open.hint')}
        error={missing && value === '' ? t('wallet.open.missing') : undefined}
        options={offered.map(({ code }) => ({
          value: code,
          label: getCurrencyName(code) === code ? code : `${code} · ${getCurrencyName(code)}`,
        }))}
        value={value}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button type="submit" size="lg" loading={busy}>
        {t('wallet.open.submit')}
      </Button>
    </form>
  );
}
