export { type DateRange, getMonthRange } from './core/date-range.js';
export { createExcludeAction, type ExcludeAction, type ExclusionRequest } from './core/exclude.js';
export { type ExclusionChoice, exclusionChoices, runningExclusion } from './core/exclusion-choices.js';
export { type LimitRequest, sendLimitRequest } from './core/change-limits.js';
export { canSend, type LimitChange, limitChange, sessionTimeChange } from './core/limit-change.js';
export {
  findLimit,
  depositLimitsLeft,
  type LimitLevel,
  type LimitProgress,
  limitProgress,
  readLimitSlot,
} from './core/limit-list.js';
export { type LimitPreview, type PreviewKind, previewLimit, type PreviewSpan } from './core/limit-preview.js';
export {
  type ProtectionErrorCode,
  type ProtectionErrorInfo,
  protectionErrorInfo,
  toProtectionError,
} from './core/protection-error.js';
export {
  activityQuery,
  exclusionsQuery,
  limitsQuery,
  playMarkersQuery,
  protectionKey,
} from './core/protection-queries.js';
export {
  allowedChoices,
  noPlayTime,
  type PlayTime,
  playTimeAfter,
  type PlayTimeEvent,
} from './core/reality-check.js';
export {
  getReopensAt,
  type SessionEnd,
  sessionEndAt,
  type SessionProgress,
  sessionProgress,
} from './core/session-time.js';
export {
  type SelfTestAnswer,
  selfTestAnswers,
  type SelfTestAnswers,
  type SelfTestBand,
  type SelfTestQuestion,
  selfTestQuestions,
  type SelfTestResult,
  selfTestResult,
} from './core/self-test.js';
export { statementCsv } from './core/statement-csv.js';
export { readStatementPeriod, statementPresets, writeStatementPeriod } from './core/statement-period.js';
export { lifetimeNetDeposits, type StatementSums, statementSums } from './core/statement-sums.js';
export { ExclusionPage, type ExclusionPageProps } from './react/exclusion-page/exclusion-page.js';
export { HelpLines, type HelpLinesProps } from './react/help-lines/help-lines.js';
export { LoginSummary, type LoginSummaryProps } from './react/login-summary/login-summary.js';
export { LimitNotice, type LimitNoticeProps } from './react/limit-notice/limit-notice.js';
export { LimitChoiceStep, type LimitChoiceStepProps } from './react/limit-choice-step/limit-choice-step.js';
export { LimitDialogs, type LimitDialogsProps } from './react/limits-panel/limit-dialogs.js';
export { LimitsPanel, type LimitsPanelProps } from './react/limits-panel/limits-panel.js';
export {
  ProtectionErrorAlert,
  type ProtectionErrorAlertProps,
} from './react/protection-error-alert/protection-error-alert.js';
export { type ProtectionLinks, type ProtectionOptions } from './react/protection-options.js';
export { PanicButton, type PanicButtonProps } from './react/panic-button/panic-button.js';
export { PlayPause, type PlayPauseProps } from './react/play-pause/play-pause.js';
export {
  RealityCheckDialog,
  type RealityCheckDialogProps,
} from './react/reality-check/reality-check-dialog.js';
export {
  useRealityCheck,
  type UseRealityCheckOptions,
  type UseRealityCheckResult,
} from './react/reality-check/use-reality-check.js';
export { SaferPlayPage, type SaferPlayPageProps } from './react/safer-play-page/safer-play-page.js';
export { SelfTest } from './react/self-test/self-test.js';
export { type SelfTestProps } from './react/self-test/self-test-props.js';
export {
  SessionTimeNotice,
  type SessionTimeNoticeProps,
} from './react/session-time-notice/session-time-notice.js';
export { StatementPage, type StatementPageProps } from './react/statement-page/statement-page.js';
export { type Loaded } from './react/use-loaded.js';
export { useExclude, type UseExcludeResult } from './react/use-exclude.js';
export { useLimits } from './react/use-protection.js';
export { type ProtectionFormats, useProtectionFormats } from './react/use-protection-formats.js';
export { useProtectionErrorText } from './react/use-protection-error-text.js';
