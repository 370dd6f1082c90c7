import { type Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { type Account, type Accounts, toBalances } from './accounts.js';

export interface LiveEvents {
  /** Sends an event to every socket of an account. */
  emit(account: Account, name: string, payload: unknown): void;
  walletBalance(account: Account): void;
  walletDebit(account: Account): void;
  walletCredit(account: Account): void;
  depositArrived(account: Account): void;
  depositFailed(account: Account, method: string): void;
  /** Returns how many sockets an account has open. */
  sockets(account: Account): Promise<number>;
  close(): Promise<void>;
}

/** The real-time socket of §7, authenticated with the stored token as `auth.token`, with the payloads that §7 names. */
export function createLiveEvents(server: HttpServer, accounts: Accounts): LiveEvents {
  const io = new Server(server);
  io.use((socket, next) => {
    const sent: unknown = (socket.handshake.auth as Record<string, unknown>).token;
    const account = accounts.byToken(typeof sent === 'string' ? sent : undefined);
    if (account === undefined) return next(new Error('Unauthorized'));
    void socket.join(String(account.id));
    next();
  });
  const emit = (account: Account, name: string, payload: unknown) =>
    void io.to(String(account.id)).emit(name, payload);
  return {
    emit,
    walletBalance: (account) => emit(account, 'wallet:balance', toBalances(account)),
    walletDebit: (account) => emit(account, 'wallet:debit', toBalances(account)),
    walletCredit: (account) => emit(account, 'wallet:credit', toBalances(account)),
    depositArrived(account) {
      emit(account, 'deposit', { count: String(account.depositCount) });
      emit(account, 'wallet:credit', toBalances(account));
    },
    depositFailed: (account, method) => emit(account, 'failedDeposit', { method }),
    sockets: async (account) => (await io.in(String(account.id)).fetchSockets()).length,
    close: () => io.close(),
  };
}
