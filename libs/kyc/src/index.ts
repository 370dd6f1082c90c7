export { createUploadDocument } from './browser/upload-document.js';
export { type UploadDocument, type UploadOutcome, type UploadRequest } from './browser/upload-outcome.js';
export { createUploads, type Upload, type Uploads, type UploadsConfig } from './browser/uploads.js';
export { type KindView } from './core/kind-view.js';
export { nextUploadState, type UploadEvent, type UploadState } from './core/upload-state.js';
export {
  DocumentCapture,
  FaceCapture,
  type CameraCaptureProps,
  type CaptureProps,
} from './react/camera-capture/camera-capture.js';
export { useDocuments, type Documents } from './react/use-documents.js';
export { VerificationOverview } from './react/verification-overview/verification-overview.js';
export { type VerificationOverviewProps } from './react/verification-overview/verification-overview-props.js';
export {
  VerificationPanel,
  type VerificationPanelProps,
} from './react/verification-panel/verification-panel.js';
