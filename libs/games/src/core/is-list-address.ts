/** Parameters of an address that decide which games a list shows, and in which order. */
export const listParameters = ['sort', 'volatility', 'features', 'rtp', 'provider'] as const;

/** These parameters as an address has them. */
export type ListAddress = Partial<Record<(typeof listParameters)[number], string>>;

/** Whether an address asks for a list of games, also of all of them. */
export const isListAddress = (address: ListAddress): boolean => listParameters.some((name) => address[name]);
