export { alternativeMethod, namedMethod } from './core/alternative-method.js';
export { type CardResult } from './core/card-channel.js';
export {
  defaultAmount,
  readDepositAmount,
  type AmountLimits,
  type AmountError,
  type ReadAmount,
} from './core/deposit-amount.js';
export { createDepositFlow, type DepositFlow } from './core/deposit-flow.js';
export { type DepositDetails } from './core/deposit-details.js';
export {
  depositErrorInfo,
  type DepositErrorInfo,
  type NextPage,
  type ShownErrorCode,
} from './core/deposit-error.js';
export { depositLimits } from './core/deposit-limits.js';
export {
  initialDeposit,
  isBusy,
  openAttempts,
  type DepositOrder,
  type DepositRequest,
  type DepositState,
  type DepositAttempt,
} from './core/deposit-state.js';
export { methodKind, type KindHandler } from './core/deposit-method-kind.js';
export { isInProgress, outcomeOfFailure, outcomeOfStatus } from './core/deposit-outcome.js';
export {
  depositOutcomes,
  outcomeModal,
  readOutcome,
  threeDsModal,
  type DepositOutcome,
} from './core/outcome-modal.js';
export { explainVisibility, type VisibilityDecision } from './core/explain-visibility.js';
export { activeMethod, isFullWidthGrid, visibleMethods } from './core/method-visibility.js';
export {
  getHiddenReason,
  type HiddenReason,
  type MethodViewer,
  type PaymentMode,
} from '@casino-kit/api-contract';
export { depositPollMs, depositQuery, paymentMethodsQuery } from './core/payment-queries.js';
export { decrease, increase, quickAmounts, startAmount } from './core/stepper.js';
export { payerFieldsToAsk, type PayerField } from './core/payer-fields.js';
export { checkUpiCode, readUpiRequest, type UpiCodeCheck, type UpiRequest } from './core/upi-request.js';
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
export { maxWithdrawal, readWithdrawalAmount, type WithdrawalAmountError } from './core/withdrawal-amount.js';
export { withdrawalChecklist, type ChecklistItem } from './core/withdrawal-checklist.js';
export {
  withdrawalErrorInfo,
  type ShownWithdrawalError,
  type WithdrawalErrorInfo,
} from './core/withdrawal-error.js';
export {
  createWithdrawalFlow,
  initialWithdrawal,
  openWithdrawalAttempts,
  type WithdrawalFlow,
  type WithdrawalRequest,
  type WithdrawalState,
  type WithdrawalAttempt,
} from './core/withdrawal-flow.js';
export { withdrawalFormOf } from './core/withdrawal-method.js';
export {
  withdrawalOverviewQuery,
  withdrawalsKey,
  withdrawalsQuery,
  type WithdrawalOverview,
} from './core/withdrawal-queries.js';
export { stepTarget, type StepTarget, type WithdrawalStep } from './core/withdrawal-step.js';
export { withdrawalTimeline, type StageTime, type TimelineLine } from './core/withdrawal-timeline.js';
export { BonusChoice, type BonusChoiceProps } from './react/bonus-choice/bonus-choice.js';
export { CopyRow } from './react/copy-row/copy-row.js';
export { DepositDialog, type DepositDialogProps } from './react/deposit-dialog/deposit-dialog.js';
export { DepositForm, type DepositFormProps } from './react/deposit-form/deposit-form.js';
export { type DepositFormSlots } from './react/deposit-form/deposit-parts.js';
export {
  useDepositForm,
  type DepositAccess,
  type DepositActions,
  type DepositFormModel,
  type DepositFormOptions,
} from './react/deposit-form/use-deposit-form.js';
export { type DepositRewards } from './react/deposit-form/use-deposit-rewards.js';
export { type MethodChoice } from './react/deposit-form/use-method-choice.js';
export { type Payer } from './react/deposit-form/use-payer.js';
export { usePaymentMethods, type PaymentMethods } from './react/deposit-form/use-payment-methods.js';
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
export { MethodTiles, type MethodTilesProps } from './react/method-tiles/method-tiles.js';
export {
  ThreeDsReturnDialog,
  type ThreeDsReturnDialogProps,
} from './react/three-ds-return/three-ds-return-dialog.js';
export { useThreeDsReturn, type ThreeDsReturn } from './react/three-ds-return/use-three-ds-return.js';
export {
  PendingWithdrawals,
  type PendingWithdrawalsProps,
} from './react/pending-withdrawals/pending-withdrawals.js';
export { seenWithdrawalsOf } from './react/pending-withdrawals/use-seen-withdrawals.js';
export { useLiveWithdrawals, useWithdrawalOverview } from './react/use-withdrawals.js';
export { AutomaticWithdrawals } from './react/withdraw-page/automatic-withdrawals.js';
export { WithdrawPage, type WithdrawPageProps } from './react/withdraw-page/withdraw-page.js';
export { WithdrawalConditions } from './react/withdrawal-conditions/withdrawal-conditions.js';
export { WithdrawalForm, type WithdrawalFormProps } from './react/withdrawal-form/withdrawal-form.js';
