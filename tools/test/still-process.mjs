/**
 * Loaded before a program (`node --import`), it stops the program's clock and repeats what the program draws by chance: two
 * starts with an empty database show the same pages.
 */
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { instant } from './still-instant.mjs';

const at = Date.parse(instant);
globalThis.Date = new Proxy(Date, {
  construct: (target, given, created) => Reflect.construct(target, given.length > 0 ? given : [at], created),
  apply: (target) => new target(at).toString(),
  get: (target, key) => (key === 'now' ? () => at : Reflect.get(target, key)),
});

let draws = 0;
/** Returns the next bytes of a sequence that is the same in every process. */
function nextBytes(size) {
  const blocks = [];
  for (let length = 0; length < size; length += 32) {
    draws += 1;
    blocks.push(createHash('sha256').update(`draw ${draws}`).digest());
  }
  return Buffer.concat(blocks).subarray(0, size);
}
const fraction = () => nextBytes(6).readUIntBE(0, 6) / 2 ** 48;
function fill(array) {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(nextBytes(array.byteLength));
  return array;
}
function uuid() {
  const bytes = nextBytes(16);
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

Math.random = fraction;
crypto.randomUUID = uuid;
crypto.randomBytes = nextBytes;
crypto.randomInt = (low, high) =>
  high === undefined ? Math.floor(fraction() * low) : low + Math.floor(fraction() * (high - low));
globalThis.crypto.randomUUID = uuid;
globalThis.crypto.getRandomValues = fill;
syncBuiltinESMExports();
