/**
 * Header of a request whose sender can follow when its session gets a new token (decisions 83), with any value: the server of the
 * shell, which holds the token. A server that does not know it changes nothing.
 */
export const rotationHeader = 'session-rotation';
/**
 * Header of a response to such a request: the token that replaces the one it was sent with, which opens the session for a short
 * time still.
 */
export const rotatedTokenHeader = 'session-token';
