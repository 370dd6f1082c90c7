export { balancesAfter, type BalanceEvent } from './core/balances-after.js';
export { BalanceAnnouncer } from './react/balance-announcer/balance-announcer.js';
export { BalanceMenu, BalanceMenuView, type BalanceMenuProps } from './react/balance-menu/balance-menu.js';
export { type BalanceProps } from './react/balance-pill/balance-figures.js';
export { BalancePill, BalancePillView } from './react/balance-pill/balance-pill.js';
export { useLiveBalance } from './react/use-live-balance.js';
export { useWallet, type PlayerWallet } from './react/use-wallet.js';
