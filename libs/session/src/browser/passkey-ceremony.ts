import type * as Browser from '@simplewebauthn/browser';
import { type WebAuthnOptions, type WebAuthnResponse } from '@casino-kit/api-contract';
import { canUsePasskeys } from './passkey-support.js';

/**
 * Why there is no passkey. `cancelled`: the player closed the browser's window, waited too long, or has no passkey here (a
 * browser does not say which). `replaced`: another request of this page took its place. `registered`: this device already
 * has a passkey of the account. `unsupported`: neither browser nor device can.
 */
export type PasskeyFailure = 'cancelled' | 'replaced' | 'registered' | 'unsupported' | 'failed';

/** The browser has returned no passkey. */
export class PasskeyError extends Error {
  readonly reason: PasskeyFailure;

  constructor(reason: PasskeyFailure, cause?: unknown) {
    super(`passkey: ${reason}`, { cause });
    this.name = 'PasskeyError';
    this.reason = reason;
  }
}

const reasons: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'replaced',
  InvalidStateError: 'registered',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
};

/** The package keeps the name of what the browser has thrown. */
function toPasskeyError(error: unknown): PasskeyError {
  const name = error instanceof Error ? error.name : '';
  return new PasskeyError(Object.hasOwn(reasons, name) ? (reasons[name] ?? 'failed') : 'failed', error);
}

async function run(ceremony: (browser: typeof Browser) => Promise<unknown>): Promise<WebAuthnResponse> {
  if (!canUsePasskeys()) throw new PasskeyError('unsupported');
  try {
    return (await ceremony(await import('@simplewebauthn/browser'))) as WebAuthnResponse;
  } catch (error) {
    throw toPasskeyError(error);
  }
}

/**
 * Lets the browser create a passkey; `options` are those of a challenge of the server. Its code loads when it is called.
 * @throws PasskeyError when there is none
 */
export const createPasskey = (options: WebAuthnOptions): Promise<WebAuthnResponse> =>
  run(({ startRegistration }) =>
    startRegistration({
      optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    }),
  );

/**
 * Asks the browser for a passkey of the player: at once, or with `fillsIn` when the player chooses one in the list of a field
 * whose `autocomplete` ends with `webauthn`. A request that still waits is replaced by the next one.
 * @throws PasskeyError when there is none
 */
export const askForPasskey = (
  options: WebAuthnOptions,
  { fillsIn = false }: { fillsIn?: boolean | undefined } = {},
): Promise<WebAuthnResponse> =>
  run(({ startAuthentication }) =>
    startAuthentication({
      optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: fillsIn,
      // The field may be that of a form which is still being rendered.
      verifyBrowserAutofillInput: false,
    }),
  );

/** Ends a request that waits, such as when the dialog with its field closes. */
export async function stopAskingForPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}
