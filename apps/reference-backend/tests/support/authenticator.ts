import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as v from 'valibot';
import { type WebAuthnOptions, type WebAuthnResponse } from '@casino-kit/api-contract';
import { shell } from './test-backend.js';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
/** Present and verified; with the new credential in what is signed. */
const [verified, withCredential] = [0b0000_0101, 0b0100_0000];

const created = v.looseObject({ challenge: v.string(), user: v.looseObject({ id: v.string() }) });

/** CBOR of a byte string of up to 65,535 bytes. */
const encodeBytes = (data: Uint8Array) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data]);

/** An authenticator with one passkey, as a browser would answer for it (WebAuthn level 3, ES256, no attestation). */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  #userHandle = '';
  #counter = 0;

  constructor(readonly origin: string = shell) {}

  #data(flags: number, extra: Uint8Array = Buffer.alloc(0)): Buffer {
    this.#counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const domain = sha256(new URL(this.origin).hostname);
    return Buffer.concat([domain, Buffer.from([flags]), counter, extra]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** Makes the passkey and answers the challenge of a registration. */
  create(options: WebAuthnOptions): WebAuthnResponse {
    const { challenge, user } = v.parse(created, options);
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key]);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      encodeBytes(this.#data(verified | withCredential, credential)),
    ]);
    return {
      id: text(this.#id),
      rawId: text(this.#id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', challenge)),
        attestationObject: text(attestationObject),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Answers the challenge of a login or a confirmation. */
  get({ challenge }: WebAuthnOptions): WebAuthnResponse {
    const authenticatorData = this.#data(verified);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      id: text(this.#id),
      rawId: text(this.#id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: this.#userHandle,
      },
    };
  }

  /** As a copy of it would be: what it has counted is forgotten. */
  rewind(): void {
    this.#counter = 0;
  }
}
