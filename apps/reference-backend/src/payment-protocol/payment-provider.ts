import {
  type CardReference,
  type Charge,
  type ChargeRequest,
  type PaymentKind,
  type SavedProviderCard,
} from './charge.js';

/** Thrown when the provider did not respond: whether it did what was requested is not known. */
export class ProviderSilent extends Error {}

/** A message as it is sent over the wire. */
export interface SignedMessage {
  headers: Record<string, string>;
  body: string;
}
/** Delivers a message to the merchant; true when it was acknowledged. */
export type Send = (message: SignedMessage) => Promise<boolean>;

/** What the casino needs of a payment provider, whichever company it is. */
export interface PaymentProvider {
  /** Returns the display name of a token's card; undefined for a token that is unknown or older than half an hour. */
  findCard(cardToken: string): Promise<CardReference | undefined>;
  /** Returns the cards saved for a customer, the latest used first. */
  keptCards(customer: string): Promise<SavedProviderCard[]>;
  /** Deletes a card; false when the customer has no such card. */
  forgetCard(customer: string, cardId: string): Promise<boolean>;
  /** Returns the kinds of payment that it does not accept at the moment. */
  pausedKinds(): Promise<PaymentKind[]>;
  /** Starts a payment, or returns the charge that its reference has already. @throws ProviderSilent */
  charge(request: ChargeRequest): Promise<Charge>;
  /** Returns the state of a charge to the merchant; undefined for one that does not exist. @throws ProviderSilent */
  find(reference: string): Promise<Charge | undefined>;
  /** Cancels a charge unless it is decided. One that arrives later finds itself cancelled. @throws ProviderSilent */
  cancel(reference: string): Promise<Charge>;
  /** Returns the result of a challenge to the merchant. Both ids must be right. */
  findResult(paReq: string, md: string): Promise<Charge | undefined>;
  /** Sets how messages reach the merchant. */
  connect(send: Send): void;
}
