/** Returns the token of a connecting socket: of the connect packet, or of its header (decisions 45). */
export function getSocketToken(handshake: {
  auth: Record<string, unknown>;
  headers: Record<string, unknown>;
}): string | undefined {
  if (typeof handshake.auth['token'] === 'string') return handshake.auth['token'];
  const header = handshake.headers['authorization'];
  return typeof header === 'string' ? /^Bearer\s+(\S+)$/i.exec(header)?.[1] : undefined;
}
