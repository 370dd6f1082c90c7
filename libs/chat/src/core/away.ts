/** How long a player is without input before they are away, in ms (§4). */
export const awayAfterMs = 5 * 60_000;
