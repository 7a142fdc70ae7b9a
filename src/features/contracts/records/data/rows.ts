import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applications,
  type ContractEventWords,
  type ContractFacts,
  type contractEvents,
  contracts,
} from '#db/schema/index.ts'

type Reader = Database | Transaction
export type ContractRow = typeof contracts.$inferSelect

export async function findContract(db: Reader, id: string): Promise<ContractRow | undefined> {
  const [row] = await db.select().from(contracts).where(eq(contracts.id, id))
  return row
}

/** Of the file that a contract belongs to, by the number on the paper. */
export async function listContractReferences(db: Reader, number: string): Promise<string[]> {
  const rows = await db
    .select({ reference: applications.reference })
    .from(contracts)
    .innerJoin(applications, eq(applications.id, contracts.applicationId))
    .where(eq(contracts.number, number))
  return rows.map(({ reference }) => reference)
}

/** The latest first. */
export const listContracts = (db: Reader, applicationId: string): Promise<ContractRow[]> =>
  db
    .select()
    .from(contracts)
    .where(eq(contracts.applicationId, applicationId))
    .orderBy(desc(contracts.advance), desc(contracts.version))

/** The last one that was sent for the latest advance, however it ended. */
export async function findSent(db: Reader, applicationId: string): Promise<ContractRow | undefined> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.applicationId, applicationId), isNotNull(contracts.issuedAt)))
    .orderBy(desc(contracts.advance), desc(contracts.version))
    .limit(1)
  return row
}

/** The one that stands for an advance, sent or not. */
export async function findLive(
  db: Reader,
  applicationId: string,
  advance: number,
): Promise<ContractRow | undefined> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.applicationId, applicationId),
        eq(contracts.advance, advance),
        isNull(contracts.endedAt),
      ),
    )
  return row
}

/** One that was sent once, or could still be. */
export const hasContract = async (db: Reader, applicationId: string): Promise<boolean> =>
  (await db.$count(
    contracts,
    and(
      eq(contracts.applicationId, applicationId),
      or(isNotNull(contracts.issuedAt), isNull(contracts.endedAt)),
    ),
  )) > 0

/** The draft that takes the place of one that was sent. */
export async function findReissue(db: Reader, id: string): Promise<ContractRow | undefined> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.replacesId, id), eq(contracts.status, 'drafted')))
  return row
}

export const openFacts = (
  rowSealer: RowSealer,
  { id, sealedFacts }: Pick<ContractRow, 'id' | 'sealedFacts'>,
): ContractFacts => rowSealer.open(contracts.sealedFacts, id, sealedFacts)

type HashedEvent = Pick<
  typeof contractEvents.$inferSelect,
  'id' | 'place' | 'contractId' | 'event' | 'party' | 'personName' | 'happenedAt'
> & { words: ContractEventWords | undefined }

/** The access log keeps this hash. Without the key, nobody can change an event and make a hash that fits. */
export const hashEvent = (
  rowSealer: RowSealer,
  { id, place, contractId, event, party, personName, happenedAt, words = {} }: HashedEvent,
): string =>
  rowSealer.hash(
    'contract event',
    JSON.stringify([
      id,
      place,
      contractId,
      event,
      party,
      personName,
      happenedAt.toISOString(),
      sortMembers(words),
    ]),
  )

const sortMembers = (words: ContractEventWords) =>
  Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1))
