/** What {@link fakePasskeys} plays. */
export interface FakePasskeys {
  /** The name of the `DOMException` that every request ends with; without it the browser returns a passkey. */
  fails?: string | undefined;
  /** Whether the browser offers passkeys in the list of a field; not by default. */
  fillsIn?: boolean | undefined;
}

const bytes = () => new Uint8Array([1, 2, 3]).buffer;
const passkey = {
  id: 'AQID',
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {},
};

/**
 * Returns what a test stubs as the globals of a browser with passkeys: `PublicKeyCredential`, and the `credentials` of its
 * `navigator` with the requests that it got.
 */
export function fakePasskeys({ fails, fillsIn = false }: FakePasskeys = {}) {
  const requests: unknown[] = [];
  const answer = (request: unknown) => {
    requests.push(request);
    if (fails !== undefined) return Promise.reject(new DOMException('no', fails));
    const response = {
      clientDataJSON: bytes(),
      attestationObject: bytes(),
      authenticatorData: bytes(),
      signature: bytes(),
      userHandle: bytes(),
      getTransports: () => ['internal'],
    };
    return Promise.resolve({ ...passkey, rawId: bytes(), response });
  };
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(fillsIn),
  });
  return { PublicKeyCredential, credentials: { create: answer, get: answer }, requests };
}
