import { type Clock } from '../clock.js';
import { type Configuration } from '../configuration.js';
import { type Database } from '../database/database.js';
import { allRegisters } from './all-registers.js';
import { type ExclusionRegister } from './exclusion-register.js';
import { createHttpRegister } from './http-register.js';
import { createSimulatedRegister } from './simulated-register.js';

/** What the operator's other brands are asked by. */
const brandFields = ['firstName', 'lastName', 'dateOfBirth'] as const;

/**
 * Returns the configured registers as one: the national one, or in its place the simulated register of a demonstration, which its
 * control page keeps, and those of the operator's other brands.
 */
export function registerFrom(
  {
    register,
    brandRegisters,
    controlPort,
  }: Pick<Configuration, 'register' | 'brandRegisters' | 'controlPort'>,
  database: Database,
  clock: Clock,
): ExclusionRegister | undefined {
  const { url, ...options } = register;
  const { timeoutMs } = options;
  const brands = brandRegisters.urls.map((address) =>
    createHttpRegister({
      name: options.name,
      url: address,
      key: brandRegisters.key,
      timeoutMs,
      fields: brandFields,
    }),
  );
  if (url !== undefined) return allRegisters([createHttpRegister({ ...options, url }), ...brands]);
  const simulated =
    controlPort === undefined
      ? []
      : [createSimulatedRegister(database, { timeoutMs, now: () => clock.now() })];
  return allRegisters([...simulated, ...brands]);
}
