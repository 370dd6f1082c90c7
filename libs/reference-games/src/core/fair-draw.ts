import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Draw } from './draw.js';

/**
 * What decides a round. `serverSeed`: 64 hexadecimal digits that the server generates; their hash is shown before the
 * round, they themselves after it. `clientSeed`: what the player contributed, known to the server only after the hash.
 */
export interface RoundSeeds {
  serverSeed: string;
  clientSeed: string;
}

/** Four bytes of a hash are one number. */
const numberBytes = 4;
const numbers = 2 ** 32;

/** Returns a new server seed: 32 random bytes of the operating system's generator, as hexadecimal digits. */
export function newServerSeed(): string {
  return bytesToHex(randomBytes(32));
}

/** Returns the hash to show before a round: SHA-256 of the seed's text, as `printf %s SEED | sha256sum` prints it. */
export function hashServerSeed(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}

/**
 * Returns the draws of a round, always the same for the same seeds. The numbers are those of HMAC-SHA256 with the
 * server seed's text as its key and `clientSeed:0`, `clientSeed:1`, … as its messages, four bytes each, the most
 * significant first. A number of the incomplete range at the end is left out, so that no result is more likely.
 * @throws RangeError when `below` is not an integer from 1 to 2³² − 1
 */
export function fairDraw({ serverSeed, clientSeed }: RoundSeeds): Draw {
  // The hash of the key is prepared once: this halves the work of a block.
  const keyed = hmac.create(sha256, utf8ToBytes(serverSeed));
  let block = 0;
  let offset = 0;
  let view = new DataView(new ArrayBuffer(0));
  const nextNumber = (): number => {
    if (offset + numberBytes > view.byteLength) {
      const bytes = keyed
        .clone()
        .update(utf8ToBytes(`${clientSeed}:${block}`))
        .digest();
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      block += 1;
      offset = 0;
    }
    const number = view.getUint32(offset);
    offset += numberBytes;
    return number;
  };
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below >= numbers)
      throw new RangeError(`cannot draw below ${below}`);
    const complete = numbers - (numbers % below);
    let number = nextNumber();
    while (number >= complete) number = nextNumber();
    return number % below;
  };
}
