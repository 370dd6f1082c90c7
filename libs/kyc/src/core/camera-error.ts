/**
 * Why there is no picture from the camera (§8): the player or the browser does not permit it, there is none, another
 * program uses it, the browser cannot do it here, it was unplugged, or the picture is too large.
 */
export type CameraError = 'denied' | 'missing' | 'busy' | 'unsupported' | 'disconnected' | 'too-large';

const reasons: Readonly<Record<string, CameraError>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Returns the reason of what `getUserMedia` threw. */
export function toCameraError(error: unknown): CameraError {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return reasons[name] ?? 'unsupported';
}
