/** When the exclusion register is asked. */
export const registerMoments = ['sign-up', 'login', 'deposit', 'launch', 'marketing'] as const;
export type RegisterMoment = (typeof registerMoments)[number];
