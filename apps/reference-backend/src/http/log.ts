import { type LoggerOptions } from 'pino';

const secret = [
  'authorization',
  'authorization2',
  'cookie',
  'password',
  'newPassword',
  'token',
  'accessToken',
  'cardToken',
  'card',
  'number',
  'cvc',
  'PaReq',
  'email',
  'phone',
];

/**
 * How the backend logs: JSON lines. A request is logged by its path, without query, body or address, and
 * with everything secret or personal cut out wherever an object that holds it is logged.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    redact: {
      paths: secret.flatMap((name) => [name, `*.${name}`, `req.headers.${name}`, `err.${name}`]),
      censor: '[redacted]',
    },
  };
}
