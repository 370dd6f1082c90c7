/**
 * Faults of the provider's responses: `request-lost` (it never received the request), `lost` (it did what was asked,
 * but no one learns of it), `late`, `doubled` (the request arrives twice).
 */
export const responseFaults = ['none', 'request-lost', 'lost', 'late', 'doubled'] as const;
export type ResponseFault = (typeof responseFaults)[number];

/** Faults of its messages: lost for good, late by ten minutes, sent twice, newest first. */
export const messageFaults = ['none', 'lost', 'late', 'doubled', 'reordered'] as const;
export type MessageFault = (typeof messageFaults)[number];
