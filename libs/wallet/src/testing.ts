export {
  makeCurrencyWallet,
  makeCurrencyWallets,
  makeHistory,
  makeTransaction,
  makeTransactions,
  makeWallet,
} from './testing/fixtures.js';
export {
  respondWithError,
  neverRespond,
  transactionHandlers,
  failWithNetworkError,
  walletHandlers,
  type TransactionServer,
  type WalletCall,
  type WalletServer,
} from './testing/handlers.js';
