export { alternativeMethod, namedMethod } from './core/alternative-method.js';
export { type CardResult } from './core/card-channel.js';
export {
  firstAmount,
  readDepositAmount,
  type AmountLimits,
  type AmountProblem,
  type ReadAmount,
} from './core/deposit-amount.js';
export { createDepositAttempt, type DepositAttempt } from './core/deposit-attempt.js';
export {
  depositErrorInfo,
  type DepositErrorInfo,
  type NextPage,
  type ShownErrorCode,
} from './core/deposit-error.js';
export {
  depositReducer,
  initialDeposit,
  isBusy,
  openAttempts,
  type Attempt,
  type DepositEvent,
  type DepositRequest,
  type DepositState,
  type Refusal,
} from './core/deposit-machine.js';
export {
  depositOutcomes,
  isUnderWay,
  outcomeModal,
  outcomeOfStatus,
  readOutcome,
  threeDsModal,
  type DepositOutcome,
} from './core/deposit-outcome.js';
export {
  activeMethod,
  hidingReason,
  isFullWidthGrid,
  visibleMethods,
  type HidingReason,
  type MethodViewer,
  type PaymentMode,
} from './core/method-visibility.js';
export { depositPollMs, depositQuery, paymentMethodsQuery } from './core/payment-queries.js';
export { decrease, increase, quickAmounts, startAmount } from './core/stepper.js';
export { DepositDialog, type DepositDialogProps } from './react/deposit-dialog/deposit-dialog.js';
export { DepositForm, type DepositFormProps } from './react/deposit-form/deposit-form.js';
export { type DepositFormSlots } from './react/deposit-form/deposit-parts.js';
export {
  useDepositForm,
  type DepositAccess,
  type DepositFormModel,
  type DepositFormOptions,
} from './react/deposit-form/use-deposit-form.js';
export { usePaymentMethods, type PaymentMethods } from './react/deposit-form/use-payment-methods.js';
export {
  DepositOutcomeDialog,
  type DepositOutcomeDialogProps,
} from './react/deposit-outcome/deposit-outcome-dialog.js';
export { useFailedDeposit, type FailedDeposit } from './react/deposit-outcome/use-failed-deposit.js';
export { DepositPage, type DepositPageProps } from './react/deposit-page/deposit-page.js';
export { DepositPrompt, type DepositPromptProps } from './react/deposit-prompt/deposit-prompt.js';
export { MethodTiles, type MethodTilesProps } from './react/method-tiles/method-tiles.js';
export {
  ThreeDsReturnDialog,
  type ThreeDsReturnDialogProps,
} from './react/three-ds-return/three-ds-return-dialog.js';
export { useThreeDsReturn, type ThreeDsReturn } from './react/three-ds-return/use-three-ds-return.js';
