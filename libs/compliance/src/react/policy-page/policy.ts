/** The policy pages there are so far (§2). */
export type Policy = 'terms-and-conditions' | 'privacy-policy' | 'responsible-gambling';
