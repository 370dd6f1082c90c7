import { type DepositStep } from '@casino-kit/api-contract';

/** What a new charge requires of its payer, and until when. */
export interface Started {
  step: DepositStep;
  expiresAt: Date;
  /** Key of the provider's page of the charge, if it has one. */
  pageKey?: string | undefined;
}
