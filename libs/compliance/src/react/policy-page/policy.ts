/** The available policy pages (§2). */
export type Policy = 'terms-and-conditions' | 'privacy-policy' | 'responsible-gambling';
