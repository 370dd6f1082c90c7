export {
  makeCurrencyWallet,
  makeCurrencyWallets,
  makeHistory,
  makeTransaction,
  makeTransactions,
  makeWallet,
} from './testing/fixtures.js';
export {
  refusing,
  silent,
  transactionHandlers,
  unreachable,
  walletHandlers,
  type TransactionServer,
  type WalletCall,
  type WalletServer,
} from './testing/handlers.js';
