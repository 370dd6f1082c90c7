import * as v from 'valibot';
import { depositStep } from '@casino-kit/api-contract';

/**
 * Where a payer goes after a page of the provider or the bank. PaReq and MD are appended to the address of a confirmed
 * card payment. `pending`: the bank will decide later; `returned`: nothing was decided.
 */
export interface ReturnUrls {
  confirmed: string;
  declined: string;
  failed: string;
  cancelled: string;
  pending: string;
  returned: string;
}

/** Kinds of payment, by the names the methods have (`paymentMethod`, §3). */
export const paymentKinds = [
  'card',
  'crypto',
  'upi',
  'cpf',
  'skrill',
  'carouseller',
  'netbanking',
  'bank',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How a payer pays: what the provider needs besides the amount. A card is a new one or a saved one. */
export type Payment =
  | { kind: 'card'; keep: boolean }
  | { kind: 'card'; cardId: string }
  | { kind: 'crypto'; network: string; asset: string; confirmations: number }
  | { kind: 'cpf'; cpf: string }
  | { kind: 'skrill'; skrillEmail: string }
  | { kind: 'upi' | 'carouseller' | 'netbanking' | 'bank' };
export type PaymentOf<K extends PaymentKind> = Extract<Payment, { kind: K }>;

/** A merchant's request to charge a payer. */
export interface ChargeRequest {
  /** The merchant's own reference: a repeated request with it returns the same charge. */
  reference: string;
  /** The merchant's own id of the payer: cards are saved under it. */
  customer: string;
  payment: Payment;
  /** Of a new card; empty for everything else. */
  cardToken: string;
  /** Major units. */
  amount: string;
  currencyCode: string;
  returnUrls: ReturnUrls;
  /** Language of the pages; empty leaves it to the payer's browser. */
  locale: string;
}

/** `challenge` waits for the cardholder, `pending` for payer or bank; the others are final. */
export const chargeStatuses = [
  'approved',
  'challenge',
  'pending',
  'declined',
  'failed',
  'cancelled',
] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];

/** A charge as the merchant sees it: in responses and in messages. The highest `version` is the newest. */
export const charge = v.object({
  reference: v.string(),
  version: v.number(),
  status: v.picklist(chargeStatuses),
  /** Why it was declined, failed or cancelled, as an error code of the contract. */
  errorCode: v.nullable(v.string()),
  errorParams: v.nullable(v.record(v.string(), v.string())),
  /** The bank's page and the ids of the challenge, while it is or was needed. */
  challenge: v.nullable(v.object({ url: v.string(), paReq: v.string(), md: v.string() })),
  /** What the payer has to do while it is pending. */
  step: v.nullable(depositStep),
  expiresAt: v.nullable(v.string()),
});
export type Charge = v.InferOutput<typeof charge>;

/** A card shown to the provider. */
export interface CardReference {
  cardToken: string;
  brand: string;
  last4: string;
}

/** A card that the provider saved for a customer. */
export interface SavedProviderCard {
  id: string;
  brand: string;
  last4: string;
  /** `MM/YY`. */
  expiry: string;
  lastUsedAt: Date;
}
