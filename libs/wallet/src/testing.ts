export {
  makeCurrencyWallet,
  makeCurrencyWallets,
  makeHistory,
  makeTransaction,
  makeTransactions,
  makeWallet,
} from './testing/fixtures.js';
export {
  transactionHandlers,
  walletHandlers,
  type TransactionServer,
  type WalletServer,
} from './testing/handlers.js';
