import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contractPapers, contracts } from '#db/schema/index.ts'
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

/** We look up even what can't be a number or a hash, so that every answer takes the same work. */
export async function verifyNumber(db: Database, typed: string): Promise<Verification> {
  const [row] = await db
    .select(columns)
    .from(contracts)
    .where(and(eq(contracts.number, readContractNumber(typed) ?? ''), wasSent))
  return toAnswer(row)
}

/** By the SHA-256 of the file's bytes, as it was shown to sign or finished. */
export async function verifyHash(db: Database, sha256: string): Promise<Verification> {
  const [row] = await db
    .select(columns)
    .from(contractPapers)
    .innerJoin(contracts, eq(contracts.id, contractPapers.contractId))
    .where(and(eq(contractPapers.sha256, readHash(sha256) ?? ''), wasSent))
    .orderBy(desc(contractPapers.madeAt))
    .limit(1)
  return toAnswer(row)
}

/** The number in its one spelling. Undefined if it can't be ours. */
const readHash = (typed: string): string | undefined => /^[\da-f]{64}$/.exec(typed.trim().toLowerCase())?.[0]

type Row = { status: (typeof contracts.$inferSelect)['status']; issuedOn: string; endedOn: string | null }

function toAnswer(row: Row | undefined): Verification {
  if (!row) return unknown
  const { status, issuedOn, endedOn } = row
  return isLiveContract(status)
    ? { answer: 'issued', issuedOn, replacedOn: null }
    : { answer: 'replaced', issuedOn, replacedOn: endedOn }
}
