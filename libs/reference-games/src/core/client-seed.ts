const clientSeedPattern = /^[\x20-\x7e]{1,64}$/;

/** Whether a text can be a client seed: 1 to 64 printable ASCII characters. */
export function isClientSeed(text: string): boolean {
  return clientSeedPattern.test(text);
}
