/**
 * The state of one file on its way (§4): a new file, being sent, waiting, sent; or why it is not sent. `sent` is in bytes,
 * `null` while the way of sending does not tell.
 */
export type UploadState =
  | { step: 'queued' }
  | { step: 'uploading'; sent: number | null }
  | { step: 'paused'; by: 'player' | 'connection'; sent: number | null }
  | { step: 'uploaded' }
  | { step: 'duplicate' }
  /** The file is not accepted: sending it again changes nothing. */
  | { step: 'rejected'; code: string; message: string | null }
  /** It could not be sent: the player may try again. */
  | { step: 'failed'; code: string; message: string | null };

/** What happens to a file. */
export type UploadEvent =
  | { type: 'start' }
  | { type: 'progress'; sent: number | null }
  | { type: 'pause'; by: 'player' | 'connection' }
  | { type: 'finish' }
  | { type: 'reject'; code: string; message: string | null }
  | { type: 'fail'; code: string; message: string | null };

const getSentBytes = (state: UploadState) => ('sent' in state ? state.sent : null);

/** Codes of a file that was sent before, here or on another day. */
const duplicateCode = 'UPLOAD_DUPLICATE';

/**
 * Returns the next state. An event that does not fit, such as progress of a file that the player has paused, changes
 * nothing: a response may arrive late.
 */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  const isUploading = state.step === 'uploading';
  switch (event.type) {
    case 'start':
      return ['queued', 'paused', 'failed'].includes(state.step)
        ? { step: 'uploading', sent: getSentBytes(state) }
        : state;
    case 'progress':
      return isUploading ? { step: 'uploading', sent: event.sent } : state;
    case 'pause':
      return isUploading ? { step: 'paused', by: event.by, sent: state.sent } : state;
    case 'finish':
      return isUploading ? { step: 'uploaded' } : state;
    case 'reject':
      if (!isUploading && state.step !== 'queued') return state;
      return event.code === duplicateCode
        ? { step: 'duplicate' }
        : { step: 'rejected', code: event.code, message: event.message };
    case 'fail':
      return isUploading ? { step: 'failed', code: event.code, message: event.message } : state;
  }
}

/** Returns the part of a file that was sent, from 0 to 1; `null` if it is not known. */
export function uploadShare(state: UploadState, size: number): number | null {
  if (state.step === 'uploaded') return 1;
  const sent = getSentBytes(state);
  return sent === null || size <= 0 ? null : Math.min(1, Math.max(0, sent / size));
}
