/** The available policy pages, each with its page key as name (§2). */
export const policies = [
  'terms-and-conditions',
  'privacy-policy',
  'bonus-terms',
  'kyc-refund-policy',
  'aml-policy',
  'responsible-gambling',
  'legal-use-of-website',
] as const;
export type Policy = (typeof policies)[number];

/** A section of a policy. */
export interface PolicySection {
  id: string;
  title: string;
  text: readonly string[];
  /** Paragraphs in place of the host's content for this section, where it has none. */
  otherwise?: readonly string[];
  /** Without the host's content the section is left out. */
  hosted?: boolean;
}

/**
 * A policy in one language. A paragraph that starts with `- ` is an item of a list; `{{name}}` is a value of the brand,
 * `{{?name}}` shows nothing but needs the value, `[text](key)` is a link to the page of this key.
 */
export interface PolicyText {
  title: string;
  /** When it was changed last, `YYYY-MM-DD`. */
  updated: string;
  /** The policy in a few sentences. */
  short: readonly string[];
  sections: readonly PolicySection[];
}
