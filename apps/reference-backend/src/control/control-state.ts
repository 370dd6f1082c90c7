import { and, desc, eq } from 'drizzle-orm';
import { type SettingsFields } from '@casino-kit/api-contract';
import { type ExcludedUntil } from '@casino-kit/play-limits';
import { readNetDepositMarks } from '../affordability/mark-net-deposits.js';
import { openReports, type ReportedMessage } from '../chat/moderate.js';
import { players } from '../identity/tables.js';
import { dialled, mailbox } from '../identity/contact.js';
import { accounts } from '../ledger/tables.js';
import { auditLedger, ledgerSums } from '../ledger/transfer.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { type Faults } from '../payment-provider/faults.js';
import { type DocumentSignal, readDocumentSignals } from '../documents/document-signals.js';
import { identityDocuments } from '../documents/tables.js';
import { isInProgress } from '../payments/deposits.js';
import { deposits } from '../payments/tables.js';
import { doesMailFail, latestMessages, type OutboxMessage } from '../outbox/outbox.js';
import { readRegisterBehaviour, readRegistered } from '../exclusion-register/simulated-register.js';
import { type MatchRow, readMatches } from '../persons/read-matches.js';
import { readRegisterMarks } from '../protection/register-marks.js';
import { getExcludedUntil, exclusionColumns } from '../protection/excluded.js';
import { readMarkedPlayers } from '../protection/marked-players.js';
import { protections } from '../protection/tables.js';
import { readBrandSettings, readRegistrationFields } from '../settings/brand-settings.js';
import { withdrawals } from '../withdrawals/tables.js';
import { type ControlServices } from './control-services.js';
import { type ControlDocument } from './documents-section.js';
import { type HarmSignals } from './harm-signals-section.js';
import { type ControlDeposit } from './payments-section.js';
import { type ControlRegister } from './register-section.js';
import { type ControlWithdrawal } from './withdrawals-section.js';

export interface ControlPlayer {
  id: number;
  login: string;
  balance: string;
  currencyCode: string;
  isLocked: boolean;
  hasEmail: boolean;
  isEmailVerified: boolean;
  kycStatus: string;
  tags: string[];
  /** Until when the account is excluded; null while it is not. */
  excluded: ExcludedUntil | null;
  /** Waits for the operator's decision about its person. */
  isHeld: boolean;
}

/** What the control page shows. Amounts are in major units. */
export interface ControlState {
  now: Date;
  offsetHours: number;
  settings: Partial<SettingsFields>;
  registrationFields: Record<string, number>;
  messages: OutboxMessage[];
  mailFails: boolean;
  /** Whether the ledger adds up. */
  sound: boolean;
  sums: { currencyCode: string; sum: string }[];
  players: ControlPlayer[];
  /** Messages of the chat with reports that no one has handled. */
  chatReports: ReportedMessage[];
  withdrawals: ControlWithdrawal[];
  documents: ControlDocument[];
  /** Documents in two accounts, and files in which the virus scanner found something. */
  documentSignals: DocumentSignal[];
  /** Accounts that match those of excluded persons. */
  matches: MatchRow[];
  register: ControlRegister;
  /** What the histories of recently active players show, and whose net deposits passed the signal. */
  harmSignals: HarmSignals;
  deposits: ControlDeposit[];
  /** The deliberate faults of the payment provider. */
  faults: Faults;
}

const hourMs = 3_600_000;
const listed = 20;

/** Reads everything that the control page shows. */
export async function readControlState({
  database,
  clock,
  backgroundTasks,
  provider,
  register,
}: ControlServices): Promise<ControlState> {
  await backgroundTasks.settled();
  const faults = await auditLedger(database);
  const latestPlayers = await database
    .select({ player: players, balance: accounts.balance, exclusion: exclusionColumns })
    .from(players)
    .leftJoin(protections, eq(protections.playerId, players.id))
    .leftJoin(
      accounts,
      and(
        eq(accounts.playerId, players.id),
        eq(accounts.kind, 'player:cash'),
        eq(accounts.currencyCode, players.currencyCode),
      ),
    )
    .orderBy(desc(players.id))
    .limit(listed);
  const latestDeposits = await database
    .select()
    .from(deposits)
    .orderBy(desc(deposits.createdAt))
    .limit(listed);
  const latestWithdrawals = await database
    .select()
    .from(withdrawals)
    .orderBy(desc(withdrawals.createdAt))
    .limit(listed);
  const latestDocuments = await database
    .select()
    .from(identityDocuments)
    .orderBy(desc(identityDocuments.uploadedAt))
    .limit(listed);
  return {
    now: clock.now(),
    offsetHours: clock.offsetMs / hourMs,
    settings: await readBrandSettings(database),
    registrationFields: await readRegistrationFields(database),
    messages: await latestMessages(database, { limit: listed }),
    mailFails: await doesMailFail(database),
    sound: Object.values(faults).every((list) => list.length === 0),
    sums: await ledgerSums(database),
    players: latestPlayers.map(({ player, balance, exclusion }) => ({
      id: player.id,
      login: player.email ?? player.username ?? dialled(player),
      balance: toCurrencyScale(balance ?? '0', player.currencyCode),
      currencyCode: player.currencyCode,
      isLocked: player.lockedAt !== null,
      hasEmail: mailbox(player) !== undefined,
      isEmailVerified: player.isEmailVerified,
      kycStatus: player.kycStatus,
      tags: player.tags,
      excluded: getExcludedUntil(exclusion, clock.now()),
      isHeld: exclusion !== null && exclusion.heldSince !== null,
    })),
    chatReports: await openReports(database, listed),
    withdrawals: latestWithdrawals.map((row) => ({
      id: row.id,
      at: row.createdAt.toISOString(),
      playerId: row.playerId,
      amount: `${toCurrencyScale(row.amount, row.currencyCode)} ${row.currencyCode}`,
      method: row.methodId,
      details: row.details,
      otherAccountHolder: row.otherAccountHolder,
      status: row.status,
      errorCode: row.errorCode ?? '',
    })),
    documents: latestDocuments.map((row) => ({
      id: row.id,
      at: row.uploadedAt.toISOString(),
      playerId: row.playerId,
      kind: row.kind,
      fileName: row.fileName,
      size: row.size,
      captured: row.captured,
      status: row.status,
      reason: row.reason ?? '',
    })),
    documentSignals: await readDocumentSignals(database, listed),
    matches: await readMatches(database, listed),
    register: {
      name: register?.name ?? null,
      behaviour: await readRegisterBehaviour(database),
      persons: await readRegistered(database),
      marks: await readRegisterMarks(database, listed),
    },
    harmSignals: {
      players: await readMarkedPlayers(database, clock.now()),
      marks: await readNetDepositMarks(database, listed),
    },
    faults: await provider.faults(),
    deposits: latestDeposits.map((row) => ({
      id: row.id,
      method: row.methodTitle,
      open: isInProgress(row),
      step: row.next?.type ?? '',
      at: row.createdAt.toISOString(),
      playerId: row.playerId,
      amount: `${toCurrencyScale(row.amount, row.currencyCode)} ${row.currencyCode}`,
      status: row.status,
      errorCode: row.errorCode ?? '',
    })),
  };
}
