import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { identityDocuments } from '../documents/tables.js';
import { dialled } from '../identity/contact.js';
import { loginDevices, players } from '../identity/tables.js';
import { type PlayerRow } from '../identity/wire-player.js';
import { type Person } from './person-match.js';
import { formerPersons } from './tables.js';

/** What an account says, or once said, of its person. */
export type PersonDetails = Pick<
  PlayerRow,
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'phoneCode'
  | 'phone'
  | 'countryCode'
  | 'city'
  | 'zipCode'
  | 'address'
>;

/** Returns the details that are compared of a row that has more. */
export function personDetails(row: PersonDetails): PersonDetails {
  const { firstName, lastName, dateOfBirth, phoneCode, phone, countryCode, city, zipCode, address } = row;
  return { firstName, lastName, dateOfBirth, phoneCode, phone, countryCode, city, zipCode, address };
}

const detailColumns = {
  firstName: players.firstName,
  lastName: players.lastName,
  dateOfBirth: players.dateOfBirth,
  phoneCode: players.phoneCode,
  phone: players.phone,
  countryCode: players.countryCode,
  city: players.city,
  zipCode: players.zipCode,
  address: players.address,
};

/** Keeps what an account said of its person before a change. */
export async function keepFormerPerson(
  transaction: Database,
  playerId: number,
  before: PersonDetails,
  now: Date,
): Promise<void> {
  await transaction.insert(formerPersons).values({ ...personDetails(before), playerId, changedAt: now });
}

const toPerson = (
  { phoneCode, phone, ...details }: PersonDetails,
  devices: readonly string[],
  documents: readonly string[],
): Person => ({
  ...details,
  phone: phone === '' ? '' : dialled({ phoneCode, phone }),
  devices,
  documents,
});

/**
 * Returns everything that accounts say, and once said, of their persons: for each account the current person first. Of
 * documents those count that were not rejected.
 */
export async function readPersons(
  database: Database,
  playerIds: readonly number[],
): Promise<Map<number, Person[]>> {
  if (playerIds.length === 0) return new Map();
  const ids = [...playerIds];
  const current = await database
    .select({ playerId: players.id, ...detailColumns })
    .from(players)
    .where(inArray(players.id, ids));
  const former = await database.select().from(formerPersons).where(inArray(formerPersons.playerId, ids));
  const devices = await database
    .select({ playerId: loginDevices.playerId, hash: loginDevices.deviceHash })
    .from(loginDevices)
    .where(inArray(loginDevices.playerId, ids));
  const documents = await database
    .select({ playerId: identityDocuments.playerId, hash: identityDocuments.sha256 })
    .from(identityDocuments)
    .where(and(inArray(identityDocuments.playerId, ids), ne(identityDocuments.status, 'rejected')));
  const getHashes = (rows: readonly { playerId: number; hash: string }[], id: number) =>
    rows.filter(({ playerId }) => playerId === id).map(({ hash }) => hash);
  return new Map(
    current.map(({ playerId: id, ...details }) => [
      id,
      [details, ...former.filter(({ playerId }) => playerId === id).map((row) => personDetails(row))].map(
        (each) => toPerson(each, getHashes(devices, id), getHashes(documents, id)),
      ),
    ]),
  );
}

const known = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value): value is string => value !== null && value !== '')),
];

/** Finds accounts by any of what persons have in common: the rule then compares the whole of them. */
export async function findSimilar(
  database: Database,
  playerId: number,
  persons: readonly Person[],
): Promise<number[]> {
  const dates = known(persons.map(({ dateOfBirth }) => dateOfBirth));
  const phones = known(persons.map(({ phone }) => phone.replaceAll(/\D/g, '')));
  const zips = known(persons.map(({ zipCode }) => zipCode));
  const devices = known(persons.flatMap((person) => person.devices));
  const documents = known(persons.flatMap((person) => person.documents));
  const byAnyDetail = (table: typeof players | typeof formerPersons): SQL | undefined =>
    or(
      dates.length > 0 ? inArray(table.dateOfBirth, dates) : undefined,
      phones.length > 0
        ? and(ne(table.phone, ''), inArray(sql<string>`${table.phoneCode} || ${table.phone}`, phones))
        : undefined,
      zips.length > 0 ? inArray(table.zipCode, zips) : undefined,
    );
  const [ofPlayers, ofFormer] = [byAnyDetail(players), byAnyDetail(formerPersons)];
  const found = [
    ...(ofPlayers === undefined
      ? []
      : await database.select({ id: players.id }).from(players).where(ofPlayers)),
    ...(ofFormer === undefined
      ? []
      : await database.select({ id: formerPersons.playerId }).from(formerPersons).where(ofFormer)),
    ...(devices.length === 0
      ? []
      : await database
          .select({ id: loginDevices.playerId })
          .from(loginDevices)
          .where(inArray(loginDevices.deviceHash, devices))),
    ...(documents.length === 0
      ? []
      : await database
          .select({ id: identityDocuments.playerId })
          .from(identityDocuments)
          .where(inArray(identityDocuments.sha256, documents))),
  ];
  return [...new Set(found.map(({ id }) => id))].filter((id) => id !== playerId);
}

/** Whether two rows say the same of a person. */
export function isSamePerson(one: PersonDetails, two: PersonDetails): boolean {
  return JSON.stringify(personDetails(one)) === JSON.stringify(personDetails(two));
}

/** Finds the current details of one account. */
export async function readPerson(database: Database, playerId: number): Promise<PersonDetails | undefined> {
  const [row] = await database.select(detailColumns).from(players).where(eq(players.id, playerId));
  return row;
}
