import { type DepositStep } from '@casino-kit/api-contract';

/** What a new charge asks of its payer, and until when. */
export interface Started {
  step: DepositStep;
  expiresAt: Date;
  /** Names the provider's page of the charge, where it has one. */
  pageKey?: string;
}
