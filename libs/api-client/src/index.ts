export { CallError, getErrorCode, isUnsupported, type CallErrorKind } from './core/call-error.js';
export {
  createApiClient,
  type ApiClient,
  type ApiClientConfig,
  type CallOptions,
  type ForbiddenEvent,
} from './core/client.js';
export { sendRequest, type RequestSender } from './core/send-request.js';
export {
  readFailure,
  type ActionFailure,
  type Rejection,
  type ResponseRules,
} from './core/definite-response.js';
export {
  createIdempotentAction,
  type ActionOutcome,
  type Attempt,
  type AttemptStore,
  type IdempotentAction,
  type IdempotentActionConfig,
} from './core/idempotent-action.js';
export {
  createLiveSocket,
  type LiveSocket,
  type LiveSocketConfig,
  type LiveStatus,
} from './core/live-socket.js';
export { type SocketConnection, type SocketReply } from './core/socket-connection.js';
export { requestOverSocket } from './core/socket-request.js';
export { type Page, type PageRange } from './core/page.js';
export { guestSession, noToken, sessionHeader, type TokenSource } from './core/token-source.js';
export { ApiProvider, useApiClient, useSupports, useLiveEvent, useLiveSocket } from './react/api-provider.js';
export { useLiveReconnect } from './react/use-live-reconnect.js';
export { useLiveStatus } from './react/use-live-status.js';
export { createIdempotencyKey } from './idempotency-key.js';
