/** How old a player must be where the operator's policy does not say, in whole years (§5, decisions 48). */
export const defaultMinimumAge = 18;
