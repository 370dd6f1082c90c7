import { createBackend } from './backend.js';
import { seedDemoOffers } from './bonuses/demo-offers.js';
import { ConfigurationError, readConfiguration } from './configuration.js';
import { DirectoryInUse } from './database/directory-lock.js';
import { DataDamaged, DiskFull, openDatabase } from './database/open.js';
import { isDatabaseUnavailable } from './database/unavailable.js';
import { demoAccounts, demoOneClick, demoPassword } from './demo/demo-accounts.js';
import { seedDemoAccounts } from './demo/seed-demo.js';
import { type Resources } from './resources.js';

/** Logs what stops the start in one line each, without a stack: it is for the person who typed the command. */
function explain(error: unknown, controlPort: number | undefined): string | undefined {
  if (
    error instanceof ConfigurationError ||
    error instanceof DirectoryInUse ||
    error instanceof DiskFull ||
    error instanceof DataDamaged
  )
    return error.message;
  if (error instanceof Error && 'code' in error) {
    const port = 'port' in error && typeof error.port === 'number' ? error.port : undefined;
    const variable = port !== undefined && port === controlPort ? 'CONTROL_PORT' : 'BACKEND_PORT';
    if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it or set ${variable}.`;
    if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Set ${variable}.`;
  }
  if (isDatabaseUnavailable(error))
    return 'The PostgreSQL server of DATABASE_URL does not answer, or the disk of the data directory is full.';
  return undefined;
}

/**
 * Runs the backend of this process's environment until a signal stops it. Logs what keeps it from starting in one
 * line and ends the process with code 1.
 */
export async function run(resources: Resources): Promise<void> {
  let controlPort: number | undefined;
  try {
    const configuration = readConfiguration(process.env);
    const open = await openDatabase(configuration, resources.migrations, () => {
      process.stderr.write(
        `The lock of the data directory ${configuration.dataDirectory} was taken away. Stopped, so that only one backend writes to it.\n`,
      );
      process.exit(1);
    });
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
      // A hanging request must not keep the process longer than this.
      setTimeout(() => process.exit(1), configuration.stopMs).unref();
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
    controlPort = configuration.controlPort;
    const ports = await backend.listen().catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    process.stdout.write(`Reference backend on ${configuration.publicUrl} (port ${ports.port})\n`);
    if (ports.controlPort !== undefined)
      process.stdout.write(`Control page on http://localhost:${ports.controlPort}/control\n`);
    if (seeded)
      process.stdout.write(
        `Demo accounts: ${[...demoAccounts.map(({ person }) => person.email), demoOneClick.login].join(', ')}; password ${demoPassword}\n`,
      );
  } catch (error) {
    const line = explain(error, controlPort);
    process.stderr.write(
      `${line ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
    );
    process.exit(1);
  }
}
