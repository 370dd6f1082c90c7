import formbody from '@fastify/formbody';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { respondToErrors } from '../http/respond-to-errors.js';
import { reject } from '../http/api-error.js';
import { pageFiles } from '../payment-provider/pages/page-files.js';
import { type ControlServices } from './control-services.js';
import { controlRoutes } from './routes.js';
import { isFromThisMachine } from './same-machine.js';

/**
 * Creates the server of the control page: a separate instance, so that none of its routes is on the public port. It
 * responds 404 to every request from another machine.
 */
export async function createControlApplication(services: ControlServices): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  respondToErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
      // The page shows links that open accounts.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    if (!isFromThisMachine(request)) throw reject('NOT_FOUND', 'There is nothing at this address.');
  });
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  const readPageFile = pageFiles(services.resources.providerScripts);
  app.get('/', (_request, reply) => reply.redirect('/control', 303));
  app.get('/control/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readPageFile('bank.css')),
  );
  controlRoutes(app, services);
  return app;
}
