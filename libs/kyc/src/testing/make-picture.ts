/** The first bytes of a PNG; the rules before sending read no more. */
const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Returns a file that the rules before sending accept as a PNG; `seed` makes one that no other equals. */
export function makePicture(name = 'bill.png', { size = 1_000, seed = name } = {}): File {
  const bytes = new Uint8Array(size);
  bytes.set(pngHead);
  bytes.set(new TextEncoder().encode(seed).subarray(0, size - pngHead.length), pngHead.length);
  return new File([bytes], name, { type: 'image/png' });
}
