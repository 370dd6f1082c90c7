/** The player's time zone (IANA), as set on their device. */
export const playerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
