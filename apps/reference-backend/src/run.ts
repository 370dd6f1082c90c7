import { createBackend } from './backend.js';
import { seedDemoOffers } from './bonuses/demo-offers.js';
import { ConfigurationError, readConfiguration } from './configuration.js';
import { DirectoryInUse } from './database/directory-lock.js';
import { openDatabase } from './database/open.js';
import { demoAccounts, demoOneClick, demoPassword } from './demo/demo-accounts.js';
import { seedDemoAccounts } from './demo/seed-demo.js';
import { type Resources } from './resources.js';

/** What stops the start is told in one line each, without a stack: it is for whoever typed the command. */
function explain(error: unknown, port: number | undefined): string | undefined {
  if (error instanceof ConfigurationError || error instanceof DirectoryInUse) return error.message;
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it or set BACKEND_PORT.`;
    if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Set BACKEND_PORT.`;
    if (error.code === 'ECONNREFUSED') return 'The PostgreSQL server of DATABASE_URL does not answer.';
  }
  return undefined;
}

/**
 * Runs the backend of this process's environment until a signal stops it. What keeps it from starting is written in one
 * line and ends the process with code 1.
 */
export async function run(resources: Resources): Promise<void> {
  let port: number | undefined;
  try {
    const configuration = readConfiguration(process.env);
    port = configuration.port;
    const open = await openDatabase(configuration, resources.migrations);
    const backend = await createBackend({ configuration, open, resources });
    const { database, catalogue, clock } = backend.services;
    await seedDemoOffers(database, catalogue, clock.now());
    const seeded =
      configuration.demoAccounts &&
      (await seedDemoAccounts(database, catalogue, configuration.rates, clock.now()));
    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      await backend.close();
      await open.close();
    };
    const onSignal = () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    try {
      port = await backend.listen();
    } catch (error) {
      await stop();
      throw error;
    }
    process.stdout.write(`Reference backend on ${configuration.publicUrl} (port ${port})\n`);
    if (seeded)
      process.stdout.write(
        `Demo accounts: ${[...demoAccounts.map(({ person }) => person.email), demoOneClick.login].join(', ')}; password ${demoPassword}\n`,
      );
  } catch (error) {
    const line = explain(error, port);
    process.stderr.write(
      `${line ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
    );
    process.exit(1);
  }
}
