/**
 * What may go wrong with the provider's answers: `request-lost` (it never heard of it), `lost` (it did what it was asked
 * and no one learns of it), `late`, `doubled` (the request arrives twice).
 */
export const answerFaults = ['none', 'request-lost', 'lost', 'late', 'doubled'] as const;
export type AnswerFault = (typeof answerFaults)[number];

/** What may go wrong with its messages: lost for good, late by ten minutes, sent twice, newest first. */
export const messageFaults = ['none', 'lost', 'late', 'doubled', 'reordered'] as const;
export type MessageFault = (typeof messageFaults)[number];
