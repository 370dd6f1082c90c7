export {
  askForPasskey,
  createPasskey,
  PasskeyError,
  type PasskeyFailure,
  stopAskingForPasskey,
} from './browser/passkey-ceremony.js';
export { canFillInPasskeys, canUsePasskeys } from './browser/passkey-support.js';
export { useCanUsePasskeys } from './react/use-can-use-passkeys.js';
