import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { contracts, counsel, firms, type LetterFacts } from '#db/schema/index.ts'
import type { LetterKind } from '#domain/payoffs.ts'
import { readCompanyOnPapers } from '#features/content/company/data.ts'
import type { Source } from '#features/contracts/records/data/source.ts'
import { contactOf, findFirm } from '#features/firms/counsel/data.ts'
import { listLeading } from '#features/firms/links/data/file.ts'
import { readHowPaid } from '#features/payoffs/bank/data.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import type { LetterRow } from './letters.ts'

type Reading = { db: Database | Transaction; rowSealer: RowSealer }
type About = {
  source: Source
  kind: LetterKind
  contractIds: readonly string[]
  live: LetterRow | undefined
}

/** To the firm, if there is one: it pays. What closes a claim goes to the person, with a copy for the firm. */
export async function readFacts(reading: Reading, about: About): Promise<LetterFacts> {
  const { db } = reading
  const { source, kind, contractIds, live } = about
  const { hours: _, ...company } = await readCompanyOnPapers(db)
  const { bank, checkAddress } = await readHowPaid(reading)
  const counselled = await hasCounsel(db, source.row.id)
  const isToFirm = kind === 'payoff' && counselled
  const attorney = {
    ...source.attorney,
    name: source.attorney.name || source.attorney.firm || '',
    address: counselled ? await findFirmAddress(db, source.row.id) : null,
  }
  return {
    addressee: isToFirm ? attorney : { name: source.name, firm: null, address: source.address },
    copy:
      kind !== 'payoff' && counselled
        ? [...new Set([attorney.name, attorney.firm])].filter(Boolean).join(', ')
        : null,
    person: source.name,
    claim: { kind: source.row.caseType, on: source.row.incidentDate },
    company,
    bank: kind === 'payoff' ? bank : null,
    checkAddress: kind === 'payoff' ? (checkAddress ?? company.address) : null,
    signer: (await findSigner(db, contractIds)) ?? company.name,
    replaces: live ? { ordinal: live.ordinal, on: dateIn(brand.openHours.timeZone, live.madeAt) } : null,
  }
}

/**
 * Everybody names an attorney, or the desk linked one. Where they told us that it isn't their client, the person pays, and
 * the letter is theirs.
 */
export async function hasCounsel(db: Database | Transaction, applicationId: string): Promise<boolean> {
  if ((await listLeading(db, [{ id: applicationId }])).has(applicationId)) return true
  const found = await findFirm(db, applicationId)
  if (!found) return true
  const { name, attorney } = contactOf(found)
  const isTheirs = !found.record?.wrongRecipientAt && (found.record?.representation ?? 'yes') === 'yes'
  return isTheirs && Boolean(name || attorney)
}

const root = alias(firms, 'root')

async function findFirmAddress(db: Reading['db'], applicationId: string): Promise<string | null> {
  const [row] = await db
    .select({ addresses: root.addresses })
    .from(counsel)
    .innerJoin(firms, eq(firms.id, counsel.firmId))
    .innerJoin(root, eq(root.id, firms.rootId))
    .where(and(eq(counsel.applicationId, applicationId), eq(counsel.role, 'lead'), isNull(counsel.endedAt)))
    .limit(1)
  return row?.addresses[0] ?? null
}

/** Who signed the latest of these contracts for us. */
async function findSigner(db: Reading['db'], ids: readonly string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined
  const [row] = await db
    .select({ name: contracts.issuedByName })
    .from(contracts)
    .where(and(inArray(contracts.id, [...ids]), isNotNull(contracts.issuedByName)))
    .orderBy(desc(contracts.issuedAt))
    .limit(1)
  return row?.name ?? undefined
}
