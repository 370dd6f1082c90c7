import { type Database } from '../database/database.js';
import { type DeviceName, type SessionOrigin } from './device-name.js';
import { type MessageRecipient } from './player-mail.js';
import { type LoggedInPlayer } from './sessions.js';

/** What a session was opened or confirmed with. */
export interface Proof {
  playerId: number;
  sessionKey: string;
  /** By a passkey, a one-time code or a recovery code. */
  isStrong: boolean;
}

/** What protects an account beyond its password, as the calls see that ask for it (decision 83). */
export interface SecurityGuard {
  /** Records that the owner of a session has just proved who they are. */
  confirm(database: Database, proof: Proof, now: Date): Promise<void>;
  /** Returns the ticket with which a login after the right password goes on; `null` when the password suffices. */
  askSecondFactor(transaction: Database, playerId: number, now: Date): Promise<string | null>;
  /**
   * Lets a protected call of a session pass when its owner has proved within five minutes who they are, with the strongest
   * that the account has. `passwordShown`: the call itself had the right password.
   * @throws ApiError CONFIRMATION_REQUIRED (428) with `methods`
   */
  requireConfirmation(
    database: Database,
    session: LoggedInPlayer,
    now: Date,
    call?: { passwordShown?: boolean | undefined },
  ): Promise<void>;
  /** Returns whether an account has a passkey or an authenticator app. */
  isStronglyProtected(database: Database, playerId: number): Promise<boolean>;
  /**
   * Lets a withdrawal pass: one to a new payee as other protected calls; every one with a strong proof where the policy requires
   * it. @throws ApiError CONFIRMATION_REQUIRED (428) with `methods`, STRONG_FACTOR_REQUIRED (409)
   */
  requireForWithdrawal(
    database: Database,
    session: LoggedInPlayer,
    payout: { isNewPayee: boolean },
    now: Date,
  ): Promise<void>;
  /** Tells the owner of an account that a new device has logged in, with what the list of sessions names its session by. */
  tellOfDevice(
    transaction: Database,
    player: MessageRecipient,
    device: Pick<SessionOrigin, 'device' | 'browser' | 'place'> & { sessionId: string },
    now: Date,
  ): Promise<void>;
  /** Adds a notice of a change of the account's details or password. */
  tellOfChange(
    transaction: Database,
    playerId: number,
    change: { kind: 'detailsChanged'; field: string } | { kind: 'passwordChanged' },
    now: Date,
  ): Promise<void>;
  /** Tells the open tabs of a player, after the commit, that there is a notice. */
  announce(playerId: number): Promise<void>;
  /** Checks the answer to `startPasskeySignUp` and returns what {@link SecurityGuard.keepFirstPasskey} stores. */
  readFirstPasskey(answer: PasskeyAnswer, now: Date): Promise<FirstPasskey>;
  /** Stores the passkey of a new account, named after the device that made it. */
  keepFirstPasskey(
    transaction: Database,
    playerId: number,
    passkey: FirstPasskey,
    device: DeviceName,
    now: Date,
  ): Promise<void>;
}

/** The answer of a browser to a challenge. */
export interface PasskeyAnswer {
  ticket: string;
  response: unknown;
  /** The page's origin. */
  origin: string | undefined;
}

/** A verified passkey that belongs to nobody yet. */
export interface FirstPasskey {
  id: string;
  publicKey: string;
  counter: number;
  transports: string[];
  userHandle: string;
}
