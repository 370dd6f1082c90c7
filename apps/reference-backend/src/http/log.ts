import { type LoggerOptions } from 'pino';

const secret = [
  'authorization',
  'authorization2',
  'cookie',
  'password',
  'newPassword',
  'token',
  'accessToken',
  'session-token',
  'cardToken',
  'card',
  'number',
  'cvc',
  'PaReq',
  'email',
  'phone',
  'username',
  'credentials',
  'recaptchaToken',
  'link',
];

/**
 * The logger of the backend: JSON lines. A request is logged by its path, without query, body or address, and
 * all secret or personal values are removed from every logged object.
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

/** Returns the stack places of an error and of its causes, without their messages. */
export function getStack(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const places = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const code = 'code' in error && typeof error.code === 'string' ? [`code ${error.code}`] : [];
  return [error.name, ...code, ...places.map((line) => line.trim()), ...getStack(error.cause)];
}
