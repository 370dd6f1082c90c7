export { confirmIdentity, whenDialogHasPlace } from './core/confirm-identity.js';
export { loginsQuery, securityKey, securityQuery, sessionsQuery } from './core/security-queries.js';
export { ConfirmIdentity } from './react/confirm-identity/confirm-identity.js';
export { LoginHistory } from './react/login-history/login-history.js';
export { Security, type SecurityProps } from './react/security/security.js';
