/** The minimum age of a player if the operator's policy does not define one, in whole years (§5, decisions 48). */
export const defaultMinimumAge = 18;
