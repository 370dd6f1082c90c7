import { type Clock } from '../clock.js';
import { type Configuration } from '../configuration.js';
import { type Database } from '../database/database.js';
import { type ExclusionRegister } from './exclusion-register.js';
import { createHttpRegister } from './http-register.js';
import { createSimulatedRegister } from './simulated-register.js';

/** Returns the configured register; without one, the simulated register of a demonstration, which its control page keeps. */
export function registerFrom(
  { register, controlPort }: Pick<Configuration, 'register' | 'controlPort'>,
  database: Database,
  clock: Clock,
): ExclusionRegister | undefined {
  const { url, ...options } = register;
  if (url !== undefined) return createHttpRegister({ ...options, url });
  return controlPort === undefined
    ? undefined
    : createSimulatedRegister(database, { timeoutMs: options.timeoutMs, now: () => clock.now() });
}
