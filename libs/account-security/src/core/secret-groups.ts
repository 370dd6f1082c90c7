/** Returns a secret in groups of four characters, as authenticator apps show it. */
export const secretGroups = (secret: string): string => secret.match(/.{1,4}/gsu)?.join(' ') ?? '';
