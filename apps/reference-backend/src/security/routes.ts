import {
  addPasskey,
  cancelFactorRemoval,
  confirmAuthenticator,
  confirmIdentity,
  createRecoveryCodes,
  getSecurity,
  type LoginMethod,
  logInWithPasskey,
  logInWithSecondFactor,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  requestFactorRemoval,
  sendConfirmationCode,
  startAuthenticator,
  startConfirmation,
  startPasskey,
  startPasskeyLogin,
  startPasskeySignUp,
} from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import {
  accountScope,
  addressScope,
  clearAttempts,
  consumeAttempt,
  messageScope,
  refundAttempt,
} from '../identity/attempts.js';
import { mailbox } from '../identity/contact.js';
import { readDeviceName } from '../identity/device-name.js';
import { lockPlayer } from '../identity/lock-player.js';
import { type LoginContext, type LoginPlace, openLogin } from '../identity/log-in.js';
import { emitNotices } from '../notices/emit-notices.js';
import { readPlayerRow } from '../identity/read-player-row.js';
import { type LoggedInPlayer, type ReadSessionLimit } from '../identity/sessions.js';
import { type Welcome } from '../identity/welcome.js';
import { type Services } from '../services.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { countryName } from '../settings/places.js';
import {
  finishAuthenticatorSetup,
  dropAuthenticator,
  readAuthenticator,
  beginAuthenticatorSetup,
} from './authenticator.js';
import { cancelRemoval, readRemoval, requestRemoval } from './factor-removal.js';
import { canLogInWithoutPasskey, isStronglyProtected, readFactors, readMethods } from './factors.js';
import {
  dropPasskeys,
  keepPasskey,
  listPasskeys,
  nameAfter,
  readRegistration,
  changePasskeyName,
  type Site,
  startAuthentication,
  startRegistration,
  acceptPasskey,
  wirePasskey,
} from './passkeys.js';
import { checkProof, checkSecondFactor, sendProofCode } from './prove.js';
import { countRecoveryCodes, dropRecoveryCodes, newRecoveryCodes } from './recovery-codes.js';
import {
  forgetConfirmations,
  readConfirmation,
  readFreshProof,
  requireFreshProof,
} from './security-guard.js';
import { type TellPlayer } from './tell-player.js';
import { readTicket, takeTicket } from './tickets.js';

export interface SecurityContext {
  site: Site;
  tell: TellPlayer;
  welcome: Welcome;
  readSessionLimit: ReadSessionLimit;
}

/** Passkeys, one-time codes, recovery codes, and the confirmation of protected calls (decision 83). */
export function securityRoutes(
  { serve }: EndpointRoutes,
  services: Services,
  { site, tell, welcome, readSessionLimit }: SecurityContext,
): void {
  const { database, clock, sessions, mail, security, configuration } = services;
  const { visitorCountry } = configuration;

  /** Changes the factors of an account, which is locked: its other sessions have to confirm themselves again. */
  const changeFactors = async <T>(
    session: LoggedInPlayer,
    now: Date,
    change: (transaction: Database) => Promise<T>,
  ): Promise<T> => {
    const changed = await database.transaction(async (transaction) => {
      await lockPlayer(transaction, session.id);
      await requireFreshProof(transaction, session, now);
      await forgetConfirmations(transaction, session);
      return change(transaction);
    });
    await emitNotices(services, session.id);
    return changed;
  };

  /** Returns the names under which an authenticator lists an account. */
  const readNames = async (playerId: number) => {
    const player = await readPlayerRow(database, playerId);
    const { brandName: siteName = '' } = await readBrandSettings(database);
    return { siteName, accountName: mailbox(player) ?? player.username ?? String(player.id) };
  };

  const loginContext = async (): Promise<LoginContext> => ({
    settings: await readBrandSettings(database),
    readSessionLimit,
    security,
  });
  const toLoginPlace = ({ address, device, userAgent }: Omit<LoginPlace, 'location'>): LoginPlace => ({
    address,
    device,
    userAgent,
    location: countryName(visitorCountry),
  });

  /** Opens a session for a player who has proved who they are with a strong factor. */
  const open = async (playerId: number, place: LoginPlace, method: LoginMethod, now: Date) => {
    const context = await loginContext();
    const result = await database.transaction(async (transaction) =>
      openLogin(transaction, await lockPlayer(transaction, playerId), place, context, method, now),
    );
    return { response: await welcome(result, now), device: result.device };
  };

  serve(getSecurity, async ({ bearer }) => {
    const session = await sessions.require(bearer);
    const { id } = session;
    const now = clock.now();
    const since = await readAuthenticator(database, id);
    const confirmed = await readConfirmation(database, session, now);
    const { hasChosenPassword } = await readPlayerRow(database, id);
    return {
      passkeys: (await listPasskeys(database, id)).map(wirePasskey),
      authenticator: since && { since: since.toISOString() },
      recoveryCodes: await countRecoveryCodes(database, id),
      hasPassword: hasChosenPassword,
      strongAuthentication: getProtectionPolicy(await readBrandSettings(database)).strongAuthentication,
      confirmedUntil: confirmed?.until.toISOString() ?? null,
      factorRemovalAt: (await readRemoval(database, id))?.toISOString() ?? null,
    };
  });

  serve(startPasskeyLogin, async ({ origin }) =>
    startAuthentication(database, site, { origin }, clock.now()),
  );

  serve(logInWithPasskey, async ({ body, address, device, userAgent, keepDevice, origin }) => {
    const now = clock.now();
    const scope = addressScope('login', address);
    await consumeAttempt(database, [scope], now);
    const { playerId } = await acceptPasskey(database, site, { ...body, origin }, now);
    await refundAttempt(database, scope);
    const { response, device: kept } = await open(
      playerId,
      toLoginPlace({ address, device, userAgent }),
      'passkey',
      now,
    );
    keepDevice(kept);
    return { ...response, cpnc: body.cpnc ?? null };
  });

  serve(startPasskeySignUp, async ({ body, origin }) => {
    const { brandName = '' } = await readBrandSettings(database);
    const names = { siteName: brandName, accountName: body.accountName, origin };
    return startRegistration(database, site, names, clock.now());
  });

  serve(startPasskey, async ({ bearer, origin }) => {
    const session = await sessions.require(bearer);
    const now = clock.now();
    await requireFreshProof(database, session, now);
    const { siteName, accountName } = await readNames(session.id);
    return startRegistration(database, site, { playerId: session.id, siteName, accountName, origin }, now);
  });

  serve(addPasskey, async ({ bearer, body, origin, userAgent, rotateToken }) => {
    const session = await sessions.require(bearer);
    const now = clock.now();
    await requireFreshProof(database, session, now);
    const verified = await readRegistration(database, site, { ...body, origin, playerId: session.id }, now);
    const agent = readDeviceName(userAgent);
    const row = await changeFactors(session, now, async (transaction) => {
      const added = await keepPasskey(
        transaction,
        session.id,
        verified,
        { name: body.name ?? nameAfter(agent), kind: agent.kind },
        now,
      );
      await security.confirm(
        transaction,
        { playerId: session.id, sessionKey: session.sessionKey, isStrong: true },
        now,
      );
      await tell(transaction, session.id, 'passkeyAdded', { name: added.name }, now);
      return added;
    });
    rotateToken();
    return wirePasskey(row);
  });

  serve(renamePasskey, async ({ bearer, param, body }) => {
    const { id } = await sessions.require(bearer);
    return wirePasskey(await changePasskeyName(database, id, param('id'), body.name));
  });

  serve(removePasskey, async ({ bearer, param, rotateToken }) => {
    const session = await sessions.require(bearer);
    const now = clock.now();
    await changeFactors(session, now, async (transaction) => {
      const [removed] = await dropPasskeys(transaction, session.id, { id: param('id') });
      if (removed === undefined) return;
      const player = await readPlayerRow(transaction, session.id);
      const factors = await readFactors(transaction, session.id);
      const canLogIn = factors.passkeys > 0 || canLogInWithoutPasskey(player);
      if (!canLogIn) throw reject('LAST_WAY_IN', 'Without this passkey nobody could log in.');
      if (!isStronglyProtected(factors)) await dropRecoveryCodes(transaction, session.id);
      await tell(transaction, session.id, 'passkeyRemoved', { name: removed.name }, now);
    });
    rotateToken();
    return undefined;
  });

  serve(startAuthenticator, async ({ bearer }) => {
    const session = await sessions.require(bearer);
    const now = clock.now();
    const { siteName, accountName } = await readNames(session.id);
    return changeFactors(session, now, (transaction) =>
      beginAuthenticatorSetup(transaction, session.id, { issuer: siteName, label: accountName }, now),
    );
  });

  serve(confirmAuthenticator, async ({ bearer, body, rotateToken }) => {
    const session = await sessions.require(bearer);
    const now = clock.now();
    const scope = accountScope('second-factor', `player ${session.id}`);
    await requireFreshProof(database, session, now);
    const left = await consumeAttempt(database, [scope], now);
    const codes = await changeFactors(session, now, async (transaction) => {
      if (!(await finishAuthenticatorSetup(transaction, session.id, body.code, now)))
        throw reject('CODE_WRONG', 'This code is wrong.', { params: { triesLeft: String(left) } });
      await security.confirm(
        transaction,
        { playerId: session.id, sessionKey: session.sessionKey, isStrong: true },
        now,
      );
      const created = await newRecoveryCodes(transaction, session.id);
      await tell(transaction, session.id, 'authenticatorOn', {}, now);
      return created;
    });
    await clearAttempts(database, scope);
    rotateToken();
    return { recoveryCodes: codes };
  });

  serve(removeAuthenticator, async ({ bearer, rotateToken }) => {
    const session = await sessions.require(bearer);
    const now = clock.now();
    await changeFactors(session, now, async (transaction) => {
      if ((await readAuthenticator(transaction, session.id)) === null) return;
      await dropAuthenticator(transaction, session.id);
      if (!isStronglyProtected(await readFactors(transaction, session.id)))
        await dropRecoveryCodes(transaction, session.id);
      await tell(transaction, session.id, 'authenticatorOff', {}, now);
    });
    rotateToken();
    return undefined;
  });

  serve(createRecoveryCodes, async ({ bearer, rotateToken }) => {
    const session = await sessions.require(bearer);
    const now = clock.now();
    const codes = await changeFactors(session, now, async (transaction) => {
      if (!isStronglyProtected(await readFactors(transaction, session.id)))
        throw reject('STRONG_FACTOR_REQUIRED', 'Recovery codes need a passkey or an authenticator app.');
      const created = await newRecoveryCodes(transaction, session.id);
      await tell(transaction, session.id, 'recoveryCodesCreated', {}, now);
      return created;
    });
    rotateToken();
    return { recoveryCodes: codes };
  });

  serve(logInWithSecondFactor, async ({ body, address, device, userAgent, keepDevice }) => {
    const now = clock.now();
    const { playerId } = await readTicket(database, 'second-factor', body.ticket, now);
    if (playerId === null) throw reject('TICKET_EXPIRED', 'Please log in again.');
    await checkSecondFactor(database, { tell }, playerId, body, now);
    await takeTicket(database, 'second-factor', body.ticket, now);
    const { response, device: kept } = await open(
      playerId,
      toLoginPlace({ address, device, userAgent }),
      body.code === undefined ? 'recoveryCode' : 'code',
      now,
    );
    keepDevice(kept);
    return { ...response, cpnc: body.cpnc ?? null };
  });

  serve(startConfirmation, async ({ bearer, origin }) => {
    const session = await sessions.require(bearer);
    const { id } = session;
    const now = clock.now();
    const factors = await readFactors(database, id);
    const methods = await readMethods(database, id, factors);
    const passkey = methods.includes('passkey')
      ? await startAuthentication(database, site, { playerId: id, origin }, now)
      : null;
    const confirmed = await readFreshProof(database, session, factors, now);
    const { factorRemovalHours } = getProtectionPolicy(await readBrandSettings(database));
    return {
      methods,
      passkey,
      confirmedUntil: confirmed?.until.toISOString() ?? null,
      factorRemovalHours,
    };
  });

  serve(sendConfirmationCode, async ({ bearer }) => {
    const session = await sessions.require(bearer);
    const now = clock.now();
    await consumeAttempt(database, [messageScope(session.id)], now);
    await sendProofCode(database, mail, session, now);
    return undefined;
  });

  serve(confirmIdentity, async ({ bearer, body, origin, rotateToken }) => {
    const session = await sessions.require(bearer);
    const now = clock.now();
    const isStrong = await checkProof(database, { site, tell }, session, body, origin, now);
    await security.confirm(database, { playerId: session.id, sessionKey: session.sessionKey, isStrong }, now);
    const confirmed = await readConfirmation(database, session, now);
    rotateToken();
    return { confirmedUntil: (confirmed?.until ?? now).toISOString() };
  });

  serve(requestFactorRemoval, async ({ bearer, body }) => {
    const now = clock.now();
    const playerId =
      body.ticket === undefined
        ? (await sessions.require(bearer)).id
        : (await readTicket(database, 'second-factor', body.ticket, now)).playerId;
    if (playerId === null) throw reject('TICKET_EXPIRED', 'Please log in again.');
    const { factorRemovalHours } = getProtectionPolicy(await readBrandSettings(database));
    const removalAt = await database.transaction(async (transaction) => {
      const player = await lockPlayer(transaction, playerId);
      if (!canLogInWithoutPasskey(player))
        throw reject('LAST_WAY_IN', 'Without a passkey nobody could log in.');
      return requestRemoval(transaction, tell, playerId, factorRemovalHours, now);
    });
    await emitNotices(services, playerId);
    return { removalAt: removalAt.toISOString() };
  });

  serve(cancelFactorRemoval, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    const isCancelled = await database.transaction((transaction) =>
      cancelRemoval(transaction, id, clock.now()),
    );
    if (isCancelled) await emitNotices(services, id);
    return undefined;
  });
}
