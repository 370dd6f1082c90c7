import { type PageKey } from './page-paths.js';

/**
 * The pages that stay open while a player is excluded (decision 79): money that is the player's, documents, statement,
 * protection, security, help and rules. Every other page, also one to come, invites to play.
 */
const openPages: ReadonlySet<string> = /* @__PURE__ */ new Set<PageKey>([
  'withdraw',
  'profile',
  'account',
  'edit-profile',
  'my-profile',
  'balance',
  'transactions',
  'my-history',
  'verification',
  'verification2',
  'my-verification',
  'limits',
  'inbox',
  'freeze-account',
  'security',
  'terms-and-conditions',
  'privacy-policy',
  'aml-policy',
  'responsible-gambling',
  'kyc-refund-policy',
  'bonus-terms',
  'legal-use-of-website',
]);

/** Returns whether a page stays open while its player is excluded, by its key. */
export const isOpenWhileExcluded = (key: string): boolean => openPages.has(key);
