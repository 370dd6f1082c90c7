/** The player's time zone (IANA), as their device has it. */
export const playerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
