export { toBalances, type Balances } from './core/balances.js';
export { type ChooseError } from './core/choose-error.js';
export {
  readTransactionFilters,
  writeTransactionFilters,
  type Period,
  type TransactionFilters,
} from './core/transaction-filters.js';
export { transactionsCsv, type CsvColumn, type CsvTexts } from './core/transactions-csv.js';
export { BalanceAnnouncer } from './react/balance-announcer/balance-announcer.js';
export { BalanceMenu, type BalanceMenuProps } from './react/balance-menu/balance-menu.js';
export { BalanceMenuButton, type BalanceMenuButtonProps } from './react/balance-menu/balance-menu-button.js';
export { BalanceMenuPopover, type BalanceMenuContent } from './react/balance-menu/balance-menu-popover.js';
export { BalancePage, type BalancePageProps } from './react/balance-page/balance-page.js';
export { type BalanceProps } from './react/balance-pill/balance-figures.js';
export { BalancePill, BalancePillView } from './react/balance-pill/balance-pill.js';
export { Purse, type PurseProps } from './react/purse/purse.js';
export { TransactionsPage, type TransactionsPageProps } from './react/transactions-page/transactions-page.js';
export { useLiveBalance } from './react/use-live-balance.js';
export { useWallet, type PlayerWallet } from './react/use-wallet.js';
export { useChooseWallet, type ChooseWallet } from './react/wallet-switcher/use-choose-wallet.js';
export { useWallets, type Wallets } from './react/wallet-switcher/use-wallets.js';
export { WalletSwitcher } from './react/wallet-switcher/wallet-switcher.js';
