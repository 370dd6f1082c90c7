import { type LinkedUpdateDraft } from '../../core/linked-account-schema.js';

export interface LinkedUpdateProps {
  /** Its calling code is chosen at the start. */
  defaultCountryCode?: string | undefined;
  termsHref: string;
  privacyHref: string;
  /** The values that were typed before the form was closed. */
  draft: LinkedUpdateDraft | null;
  onDraft: (draft: LinkedUpdateDraft) => void;
  /** The account is updated; the server's message, `null` for none. */
  onUpdated: (message: string | null) => void;
  onLater: () => void;
}
