import { type Database } from '../database/database.js';
import { type PaymentKind } from '../payment-protocol/charge.js';
import { ProviderSilent } from '../payment-protocol/payment-provider.js';
import { type ResponseFault, type MessageFault } from './fault-kinds.js';
import { providerFaults } from './tables.js';

export interface Faults {
  responses: ResponseFault;
  messages: MessageFault;
  /** Kinds of payment that it does not accept at the moment. */
  paused: PaymentKind[];
}

const onlyId = 1;

/** Returns the current faults. */
export async function readFaults(database: Database): Promise<Faults> {
  const [row] = await database.select().from(providerFaults);
  return {
    responses: row?.responses ?? 'none',
    messages: row?.messages ?? 'none',
    paused: row?.paused ?? [],
  };
}

/** Sets the faults from now on, on every node; an omitted fault stays. */
export async function orderFaults(database: Database, faults: Partial<Faults>): Promise<void> {
  const values = { id: onlyId, ...(await readFaults(database)), ...faults };
  await database
    .insert(providerFaults)
    .values(values)
    .onConflictDoUpdate({ target: providerFaults.id, set: values });
}

/** Runs a request to the provider under the current faults. `lateMs` is the delay of a late response. */
export async function underFaults<T>(
  fault: ResponseFault,
  work: () => Promise<T>,
  lateMs: number,
): Promise<T> {
  if (fault === 'request-lost') throw new ProviderSilent();
  if (fault === 'doubled') await work();
  const response = await work();
  if (fault === 'lost') throw new ProviderSilent();
  if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs));
  return response;
}
