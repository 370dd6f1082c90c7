/** The IANA zone of the player's device, by which the server knows their day. */
export const playerTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
