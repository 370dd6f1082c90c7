import * as v from 'valibot';
import { depositStep } from '@casino-kit/api-contract';
import { chargeStatuses } from './outcomes.js';

/**
 * Where a payer goes after a page of the provider or the bank. PaReq and MD are appended to the one of a card payment
 * that was confirmed. `pending`: the bank will decide later; `returned`: nothing was decided.
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

/** How a payer pays: what the provider has to know of it beside the amount. A card is a new one or one that it keeps. */
export type Payment =
  | { kind: 'card'; keep: boolean }
  | { kind: 'card'; cardId: string }
  | { kind: 'crypto'; network: string; asset: string; confirmations: number }
  | { kind: 'cpf'; cpf: string }
  | { kind: 'skrill'; skrillEmail: string }
  | { kind: 'upi' | 'carouseller' | 'netbanking' | 'bank' };
export type PaymentOf<K extends PaymentKind> = Extract<Payment, { kind: K }>;

/** What a merchant asks the provider to take from a payer. */
export interface ChargeRequest {
  /** The merchant's own name for it: asking again with it gives the same charge. */
  reference: string;
  /** The merchant's own name for the payer: cards are kept under it. */
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

/** A charge as the merchant may know it: in answers and in messages. The highest `version` is the newest. */
export const charge = v.object({
  reference: v.string(),
  version: v.number(),
  status: v.picklist(chargeStatuses),
  /** Why it was declined, failed or cancelled, in the words of the contract's error codes. */
  errorCode: v.nullable(v.string()),
  errorParams: v.nullable(v.record(v.string(), v.string())),
  /** The bank's page and the names of the challenge, while it is or was needed. */
  challenge: v.nullable(v.object({ url: v.string(), paReq: v.string(), md: v.string() })),
  /** What the payer has to do while it is pending. */
  step: v.nullable(depositStep),
  expiresAt: v.nullable(v.string()),
});
export type Charge = v.InferOutput<typeof charge>;

/** A card the provider has been shown. */
export interface CardReference {
  cardToken: string;
  brand: string;
  last4: string;
}

/** A card that the provider keeps for a customer. */
export interface SavedProviderCard {
  id: string;
  brand: string;
  last4: string;
  /** `MM/YY`. */
  expiry: string;
  lastUsedAt: Date;
}

/** What a cardholder does on the bank's page. */
export type Decision = 'confirm' | 'decline' | 'cancel';

/** What a payer does on the provider's page; `later` has the bank say yes after a minute, `fail` breaks it off. */
export const pageDecisions = ['confirm', 'later', 'decline', 'fail', 'cancel'] as const;
export type PageDecision = (typeof pageDecisions)[number];

/**
 * What the control page has happen to a charge. `seen` is for crypto: the payment is in the network, and again: one
 * more confirmation. `confirm` is all the money, even when the charge was given up before.
 */
export const paymentOutcomes = ['confirm', 'seen', 'decline', 'fail', 'cancel', 'expire'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];
