import {
  forgotPassword,
  forgotPasswordSms,
  resetPassword,
  resetPasswordSms,
  sendCredentials,
  sendVerificationEmail,
  verifyEmail,
} from '@casino-kit/api-contract';
import { invalid } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { readBrandSettings } from '../settings/brand-settings.js';
import { dialled, mailbox, readEmail, readPhoneNumber } from './contact.js';
import { type IdentityServices } from './identity-services.js';
import { readPlayer } from './profile.js';
import {
  changeAddressAndSendCredentials,
  mailPasswordLink,
  mailVerification,
  resetByLink,
  resetBySms,
  textResetCode,
  verifyAddress,
} from './recovery.js';
import { accountScope, addressScope, messageScope, consumeAttempt } from './attempts.js';

/**
 * Verifying an address and choosing a new password. A request for a message by address or number gets the same response
 * at once, whether such an account exists or not: the recipient is looked up after the response.
 */
export function recoveryRoutes(
  { serve }: EndpointRoutes,
  { database, clock, sessions, live, mail, security, isCommonPassword, backgroundTasks }: IdentityServices,
): void {
  /** Counts a request for a message to an address or number. */
  const takeMessage = (account: string, address: string) =>
    consumeAttempt(
      database,
      [accountScope('message', account), addressScope('message', address)],
      clock.now(),
    );

  /** Returns the address of the logged-in player. @throws ApiError VALIDATION without a token or an address */
  const ownAddress = async (bearer: string | undefined) => {
    const player = bearer === undefined ? undefined : await sessions.require(bearer);
    const own = player && mailbox(await readPlayer(database, player.id));
    if (own === undefined) throw invalid({ email: 'form.email.required' });
    return own;
  };

  serve(sendVerificationEmail, async ({ body, bearer, address }) => {
    const now = clock.now();
    const to = readEmail(body.email || (await ownAddress(bearer)));
    await takeMessage(to.emailKey, address);
    backgroundTasks.run(() => mailVerification(database, mail, to, now));
    return undefined;
  });
  serve(verifyEmail, async ({ body }) => ({ email: await verifyAddress(database, body.code, clock.now()) }));

  serve(forgotPassword, async ({ body, address }) => {
    const now = clock.now();
    const to = readEmail(body.email);
    await takeMessage(to.emailKey, address);
    backgroundTasks.run(() => mailPasswordLink(database, mail, to, now));
    return undefined;
  });
  serve(resetPassword, async ({ body }) => {
    const context = { settings: await readBrandSettings(database), mail, security, isCommonPassword };
    live.dropSessions(await resetByLink(database, body, context, clock.now()));
    return undefined;
  });
  serve(forgotPasswordSms, async ({ body, address }) => {
    const now = clock.now();
    const number = readPhoneNumber(body.phoneCode, body.phone);
    await takeMessage(dialled(number), address);
    backgroundTasks.run(() => textResetCode(database, mail, number, now));
    return undefined;
  });
  serve(resetPasswordSms, async ({ body, address }) => {
    const context = { settings: await readBrandSettings(database), mail, security, isCommonPassword };
    live.dropSessions(await resetBySms(database, { ...body, address }, context, clock.now()));
    return undefined;
  });

  serve(sendCredentials, async ({ body, bearer, address, rotateToken }) => {
    const player = await sessions.require(bearer);
    const to = readEmail(body.email);
    const now = clock.now();
    await security.requireConfirmation(database, player, now);
    await consumeAttempt(database, [messageScope(player.id), addressScope('message', address)], now);
    const ended = await changeAddressAndSendCredentials(database, player, to, { mail, security }, now);
    rotateToken();
    if (ended !== null) live.dropSessions(ended);
    await security.announce(player.id);
    return undefined;
  });
}
