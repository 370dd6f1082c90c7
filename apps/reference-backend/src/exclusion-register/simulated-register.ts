import { asc, eq } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { type ExclusionRegister } from './exclusion-register.js';
import { type registerBehaviours, registeredPersons, registerSimulation } from './tables.js';

export type RegisterBehaviour = (typeof registerBehaviours)[number];
export type RegisteredPerson = typeof registeredPersons.$inferSelect;

const onlyId = 1;
const plain = (name: string) => name.trim().toLowerCase();

/** Returns how the simulated register answers at the moment. */
export async function readRegisterBehaviour(database: Database): Promise<RegisterBehaviour> {
  const [row] = await database.select().from(registerSimulation);
  return row?.behaviour ?? 'answers';
}

/** Decides how the simulated register answers from now on. */
export async function setRegisterBehaviour(database: Database, behaviour: RegisterBehaviour): Promise<void> {
  await database
    .insert(registerSimulation)
    .values({ id: onlyId, behaviour })
    .onConflictDoUpdate({ target: registerSimulation.id, set: { behaviour } });
}

/** Returns everyone in the simulated register. */
export function readRegistered(database: Database): Promise<RegisteredPerson[]> {
  return database.select().from(registeredPersons).orderBy(asc(registeredPersons.id));
}

/** Adds a person to the simulated register. */
export async function addRegistered(
  database: Database,
  person: typeof registeredPersons.$inferInsert,
): Promise<void> {
  await database.insert(registeredPersons).values(person);
}

/** Removes a person from the simulated register. */
export async function removeRegistered(database: Database, id: number): Promise<void> {
  await database.delete(registeredPersons).where(eq(registeredPersons.id, id));
}

/**
 * Creates the simulated register of a demonstration: it finds people by name and date of birth. Set to `slow` or `broken` it
 * gives no answer, the first after `timeoutMs`.
 */
export function createSimulatedRegister(
  database: Database,
  { timeoutMs, now }: { timeoutMs: number; now: () => Date },
): ExclusionRegister {
  return {
    name: 'Simulated register',
    fields: ['firstName', 'lastName', 'dateOfBirth'],
    async checkExclusionRegister({ firstName, lastName, dateOfBirth }) {
      const behaviour = await readRegisterBehaviour(database);
      if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, timeoutMs));
      if (behaviour !== 'answers') return { kind: 'unavailable' };
      const found = (await readRegistered(database)).filter(
        (person) =>
          plain(person.firstName) === plain(firstName) &&
          plain(person.lastName) === plain(lastName) &&
          person.dateOfBirth === dateOfBirth &&
          (person.excludedUntil === null || person.excludedUntil > now()),
      );
      if (found.length === 0) return { kind: 'clear' };
      if (found.some(({ excludedUntil }) => excludedUntil === null)) return { kind: 'excluded', until: null };
      const ends = found.map(({ excludedUntil }) => excludedUntil?.getTime() ?? 0);
      return { kind: 'excluded', until: new Date(Math.max(...ends)) };
    },
  };
}
