import { type ChargeStatus } from './outcomes.js';

/** Where a cardholder goes after the bank's page. PaReq and MD are appended to the one of a confirmed payment. */
export interface ReturnUrls {
  confirmed: string;
  declined: string;
  cancelled: string;
}

/** What a merchant asks the provider to take from a card. */
export interface ChargeRequest {
  /** The merchant's own name for it: asking again with it gives the same charge. */
  reference: string;
  cardToken: string;
  /** Major units. */
  amount: string;
  currencyCode: string;
  returnUrls: ReturnUrls;
  /** Language of the bank's page; empty leaves it to the cardholder's browser. */
  locale: string;
}

/** A charge as the merchant may know it. */
export interface Charge {
  reference: string;
  status: ChargeStatus;
  /** Why it was declined, failed or cancelled, in the words of the contract's error codes. */
  errorCode: string | null;
  brand: string;
  last4: string;
  /** The bank's page and the names of the challenge, while it is or was needed. */
  challenge: { url: string; paReq: string; md: string } | null;
}

/** A card the provider has been shown. */
export interface CardReference {
  cardToken: string;
  brand: string;
  last4: string;
}

/** What a cardholder does on the bank's page. */
export type Decision = 'confirm' | 'decline' | 'cancel';
