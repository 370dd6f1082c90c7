export { alternativeMethod } from './core/alternative-method.js';
export { type CardResult } from './core/card-channel.js';
export {
  readDepositAmount,
  type AmountLimits,
  type AmountError,
  type ReadAmount,
} from './core/deposit-amount.js';
export { createDepositFlow, type DepositFlow } from './core/deposit-flow.js';
export { type DepositDetails } from './core/deposit-details.js';
export { depositLimits } from './core/deposit-limits.js';
export {
  type DepositOrder,
  type DepositRequest,
  type DepositState,
  type DepositAttempt,
} from './core/deposit-state.js';
export { type OwnLimit, type OwnLimits, strictestLimit } from './core/own-limits.js';
export { type KindHandler } from './core/deposit-method-kind.js';
export { outcomeOfFailure } from './core/deposit-outcome.js';
export { depositOutcomes, outcomeModal, readOutcome, type DepositOutcome } from './core/outcome-modal.js';
export { explainVisibility, type VisibilityDecision } from './core/explain-visibility.js';
export { visibleMethods } from './core/method-visibility.js';
export {
  getHiddenReason,
  type HiddenReason,
  type MethodViewer,
  type PaymentMode,
} from '@casino-kit/api-contract';
export { decrease, increase } from './core/stepper.js';
export { payerFieldsToAsk, type PayerField } from './core/payer-fields.js';
export { allDepositMethods } from './methods/all-deposit-methods.js';
export { bankMethod } from './methods/bank/bank-method.js';
export { cardMethod } from './methods/card/card-method.js';
export { cpfMethod } from './methods/cpf/cpf-method.js';
export { cryptoMethod } from './methods/crypto/crypto-method.js';
export {
  nextStep,
  type CollectedDetails,
  type DepositMethod,
  type DetailsHandle,
  type MethodDetailsProps,
  type NextStepProps,
} from './methods/deposit-method.js';
export { redirectMethod } from './methods/redirect/redirect-method.js';
export { skrillMethod } from './methods/skrill/skrill-method.js';
export { upiMethod } from './methods/upi/upi-method.js';
export { useDetailsForm } from './methods/use-details-form.js';
export { readWithdrawalAmount, type WithdrawalAmountError } from './core/withdrawal-amount.js';
export { withdrawalChecklist, type ChecklistItem } from './core/withdrawal-checklist.js';
export {
  withdrawalErrorInfo,
  type ShownWithdrawalError,
  type WithdrawalErrorInfo,
} from './core/withdrawal-error.js';
export {
  createWithdrawalFlow,
  type WithdrawalFlow,
  type WithdrawalRequest,
  type WithdrawalState,
  type WithdrawalAttempt,
} from './core/withdrawal-flow.js';
export { type WithdrawalOverview } from './core/withdrawal-queries.js';
export { type WithdrawalStep } from './core/withdrawal-step.js';
export { withdrawalTimeline, type StageTime, type TimelineLine } from './core/withdrawal-timeline.js';
export { DepositDialog, type DepositDialogProps } from './react/deposit-dialog/deposit-dialog.js';
export { DepositForm, type DepositFormProps } from './react/deposit-form/deposit-form.js';
export { type DepositFormSlots } from './react/deposit-form/deposit-parts.js';
export { type DepositFormOptions } from './react/deposit-form/use-deposit-form.js';
export {
  DepositOutcomeDialog,
  type DepositOutcomeDialogProps,
  type DepositPrefill,
} from './react/deposit-outcome/deposit-outcome-dialog.js';
export { useFailedDeposit, type FailedDeposit } from './react/deposit-outcome/use-failed-deposit.js';
export { DepositPage, type DepositPageProps } from './react/deposit-page/deposit-page.js';
export { DepositPrompt, type DepositPromptProps } from './react/deposit-prompt/deposit-prompt.js';
export { openDeposits } from './react/open-deposits.js';
export { PendingDeposits, type PendingDepositsProps } from './react/pending-deposits/pending-deposits.js';
export {
  ThreeDsReturnDialog,
  type ThreeDsReturnDialogProps,
} from './react/three-ds-return/three-ds-return-dialog.js';
export {
  PendingWithdrawals,
  type PendingWithdrawalsProps,
} from './react/pending-withdrawals/pending-withdrawals.js';
export { getSeenWithdrawals } from './react/pending-withdrawals/use-seen-withdrawals.js';
export { useLiveWithdrawals, useWithdrawalOverview } from './react/use-withdrawals.js';
export { AutomaticWithdrawals } from './react/withdraw-page/automatic-withdrawals.js';
export { WithdrawPage, type WithdrawPageProps } from './react/withdraw-page/withdraw-page.js';
export { WithdrawalConditions } from './react/withdrawal-conditions/withdrawal-conditions.js';
export { WithdrawalForm, type WithdrawalFormProps } from './react/withdrawal-form/withdrawal-form.js';
