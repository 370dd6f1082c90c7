import { type Database } from '../database/database.js';
import { type PaymentKind } from './charge.js';
import { type AnswerFault, type MessageFault } from './fault-kinds.js';
import { providerFaults } from './tables.js';

export interface Faults {
  answers: AnswerFault;
  messages: MessageFault;
  /** Kinds of payment that it does not take at the moment. */
  paused: PaymentKind[];
}

/** The provider did not answer: whether it did what it was asked is not known. */
export class ProviderSilent extends Error {}

const onlyId = 1;

/** What goes wrong at the moment. */
export async function readFaults(database: Database): Promise<Faults> {
  const [row] = await database.select().from(providerFaults);
  return { answers: row?.answers ?? 'none', messages: row?.messages ?? 'none', paused: row?.paused ?? [] };
}

/** Sets what goes wrong from now on, on every node; what is not named stays. */
export async function orderFaults(database: Database, faults: Partial<Faults>): Promise<void> {
  const values = { id: onlyId, ...(await readFaults(database)), ...faults };
  await database
    .insert(providerFaults)
    .values(values)
    .onConflictDoUpdate({ target: providerFaults.id, set: values });
}

/** Has a request to the provider go as the faults say. `lateMs` is how long a late response takes. @throws ProviderSilent */
export async function underFaults<T>(fault: AnswerFault, work: () => Promise<T>, lateMs: number): Promise<T> {
  if (fault === 'request-lost') throw new ProviderSilent();
  if (fault === 'doubled') await work();
  const answer = await work();
  if (fault === 'lost') throw new ProviderSilent();
  if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs));
  return answer;
}
