import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contractPapers, contracts, letters } from '#db/schema/index.ts'
import { readContractNumber } from '#domain/contract-numbers.ts'
import { isLiveContract } from '#domain/contracts.ts'
import type { Verification } from './schema.ts'

const unknown: Verification = { answer: 'unknown', issuedOn: null, replacedOn: null }

const columns = {
  status: contracts.status,
  issuedOn: sql<string>`(${contracts.issuedAt} at time zone 'America/New_York')::date::text`,
  endedOn: sql<string | null>`(${contracts.endedAt} at time zone 'America/New_York')::date::text`,
}
/** Nobody outside ever saw a draft. */
const wasSent = isNotNull(contracts.issuedAt)

const letterColumns = {
  issuedOn: sql<string>`(${letters.madeAt} at time zone 'America/New_York')::date::text`,
  endedOn: sql<string | null>`(${letters.endedAt} at time zone 'America/New_York')::date::text`,
}

/** We look up even what can't be a number or a hash, and everywhere, so that every answer takes the same work. */
export async function verifyNumber(db: Database, typed: string): Promise<Verification> {
  const number = readContractNumber(typed) ?? ''
  const [contract] = await db
    .select(columns)
    .from(contracts)
    .where(and(eq(contracts.number, number), wasSent))
  const [letter] = await db.select(letterColumns).from(letters).where(eq(letters.number, number))
  return toAnswer(contract ? ofContract(contract) : letter && ofLetter(letter))
}

/** By the SHA-256 of the file's bytes, as it was shown to sign or finished. */
export async function verifyHash(db: Database, typed: string): Promise<Verification> {
  const sha256 = readHash(typed) ?? ''
  const [contract] = await db
    .select(columns)
    .from(contractPapers)
    .innerJoin(contracts, eq(contracts.id, contractPapers.contractId))
    .where(and(eq(contractPapers.sha256, sha256), wasSent))
    .orderBy(desc(contractPapers.madeAt))
    .limit(1)
  const [letter] = await db.select(letterColumns).from(letters).where(eq(letters.sha256, sha256)).limit(1)
  return toAnswer(contract ? ofContract(contract) : letter && ofLetter(letter))
}

/** The number in its one spelling. Undefined if it can't be ours. */
const readHash = (typed: string): string | undefined => /^[\da-f]{64}$/.exec(typed.trim().toLowerCase())?.[0]

type Row = { stands: boolean; issuedOn: string; endedOn: string | null }

const ofContract = ({
  status,
  ...days
}: Omit<Row, 'stands'> & Pick<typeof contracts.$inferSelect, 'status'>): Row => ({
  ...days,
  stands: isLiveContract(status),
})
const ofLetter = ({ issuedOn, endedOn }: Omit<Row, 'stands'>): Row => ({
  ...{ issuedOn, endedOn, stands: endedOn === null },
})

function toAnswer(row: Row | undefined): Verification {
  if (!row) return unknown
  const { stands, issuedOn, endedOn } = row
  return stands
    ? { answer: 'issued', issuedOn, replacedOn: null }
    : { answer: 'replaced', issuedOn, replacedOn: endedOn }
}
