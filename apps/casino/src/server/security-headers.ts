import helmet from '@fastify/helmet';
import { type FastifyInstance } from 'fastify';
import { type Configuration } from './configuration.js';

/** Browser features that pages use themselves, for documents and the check of a country; no frame may use them. */
const permissions = (frameOrigins: readonly string[]) =>
  [
    'camera=(self)',
    'geolocation=(self)',
    `payment=(${['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ')})`,
    ...['microphone', 'usb', 'serial', 'midi', 'display-capture', 'accelerometer', 'gyroscope'].map(
      (feature) => `${feature}=()`,
    ),
  ].join(', ');

/** Sends the headers that disable browser features no page needs. Pages add their content security policy. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { frameOrigins, production }: Pick<Configuration, 'frameOrigins' | 'production'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const permissionsPolicy = permissions(frameOrigins);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('Permissions-Policy', permissionsPolicy);
    // Browsers ignore it when a page came over plain HTTP, as on a developer's machine.
    if (production || request.protocol === 'https')
      void reply.header('Strict-Transport-Security', 'max-age=31536000');
  });
}
