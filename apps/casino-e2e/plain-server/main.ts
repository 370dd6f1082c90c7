import { createPlainServer } from './server.js';

const {
  PLAIN_PORT = '5400',
  PLAIN_CONTROL_PORT = '5401',
  PLAIN_CORE_PORT = '5403',
  SHELL_URL = 'http://localhost:5402',
} = process.env;

const { app, core, control, close } = createPlainServer({
  publicUrl: `http://localhost:${PLAIN_PORT}`,
  shellUrl: SHELL_URL,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
await app.listen({ port: Number(PLAIN_PORT) });
await core.listen({ port: Number(PLAIN_CORE_PORT) });
await control.listen({ port: Number(PLAIN_CONTROL_PORT) });
process.stdout.write(
  `plain server on ${PLAIN_PORT}, core on ${PLAIN_CORE_PORT}, control on ${PLAIN_CONTROL_PORT}\n`,
);
