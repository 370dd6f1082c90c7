export { createUploadDocument } from './browser/upload-document.js';
export { type UploadDocument, type UploadOutcome, type UploadRequest } from './browser/upload-outcome.js';
export { createUploads, type Upload, type Uploads, type UploadsConfig } from './browser/uploads.js';
export { countApproved, type KindView } from './core/kind-view.js';
export { nextUploadState, type UploadEvent, type UploadState } from './core/upload-state.js';
export { verificationStep, type VerificationStep } from './core/verification-step.js';
export {
  DocumentCapture,
  FaceCapture,
  type CameraCaptureProps,
  type CaptureProps,
} from './react/camera-capture/camera-capture.js';
export { useVerificationStepText } from './react/use-verification-step-text.js';
export { useDocuments, type Documents } from './react/use-documents.js';
export { useRefreshKycStatus, type RefreshKycStatus } from './react/use-refresh-kyc-status.js';
export {
  VerificationPanel,
  type VerificationPanelProps,
} from './react/verification-panel/verification-panel.js';
