import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import { applications, counsel, firmPeople, firmRecords, firms, refusedFirms } from '#db/schema/index.ts'
import { foldFirmName } from '#db/schema/search-text.ts'
import { digitsOf, normalizeName } from '#lib/identity-hash.ts'
import { firmDomainOf } from '#lib/mail-services.ts'
import { type Key, listMatching, weightOf } from '../../keys/data.ts'
import { hasLeft } from '../../people/data.ts'
import { countHeld } from '../../records/data/files.ts'
import type { FileLinks, Link, Suggestion } from '../schema.ts'
import { knownFirm, typedFirm } from './typed.ts'

const root = alias(firms, 'root')
const rootName = sql<string>`${root.names}[1]`
export const isStanding = isNull(counsel.endedAt)

/** Whoever joins a firm at the end of its merges: each link of a file, those that ended, too. */
export async function listCounsel(db: Database | Transaction, applicationId: string) {
  return db
    .select({
      id: counsel.id,
      firmId: counsel.firmId,
      firm: { id: root.id, name: rootName },
      role: counsel.role,
      attorneyId: firmPeople.id,
      attorneyName: firmPeople.name,
      linkedAt: counsel.linkedAt,
      linkedBy: counsel.personName,
      endedAt: counsel.endedAt,
      endedBy: counsel.endedByName,
    })
    .from(counsel)
    .innerJoin(firms, eq(firms.id, counsel.firmId))
    .innerJoin(root, eq(root.id, firms.rootId))
    .leftJoin(firmPeople, eq(firmPeople.id, counsel.attorneyId))
    .where(eq(counsel.applicationId, applicationId))
    .orderBy(desc(sql`coalesce(${counsel.endedAt}, 'infinity')`), desc(counsel.role), asc(counsel.linkedAt))
}
type Row = Awaited<ReturnType<typeof listCounsel>>[number]

export async function readFileLinks(db: Database, applicationId: string): Promise<FileLinks | undefined> {
  const [file] = await db
    .select({ typed: typedFirm, known: knownFirm, folded: foldFirmName(knownFirm.name) })
    .from(applications)
    .leftJoin(firmRecords, eq(firmRecords.id, applications.id))
    .where(eq(applications.id, applicationId))
  if (!file) return undefined
  const rows = await listCounsel(db, applicationId)
  const standing = rows.filter(({ endedAt }) => endedAt === null)
  const lead = standing.find(({ role }) => role === 'lead')
  // Two firms that were merged may both have had the file.
  const others = standing.filter(({ firm, role }) => role === 'co' && firm.id !== lead?.firm.id)
  const co = [...new Map(others.map((row) => [row.firm.id, row])).values()]
  const refused = await listRefused(db, applicationId)
  const taken = new Set([...co, ...refused.map((firm) => ({ firm }))].map(({ firm }) => firm.id))
  const { name, attorney, email, phone } = file.typed
  return {
    typed: { firm: name, attorney: attorney ?? '', email: email || null, phone: phone || null },
    lead: lead ? toLink(lead) : null,
    co: co.map(toLink),
    former: rows.flatMap((row) =>
      row.endedAt ? [{ ...toLink(row), endedAt: row.endedAt.toISOString(), endedBy: row.endedBy }] : [],
    ),
    suggestions: lead ? [] : await suggest(db, { ...file.known, folded: file.folded }, taken),
    refused,
  }
}

const toLink = ({ firm, role, attorneyId, attorneyName, linkedAt, linkedBy }: Row): Link => ({
  firm,
  role,
  attorney: attorneyId && attorneyName ? { id: attorneyId, name: attorneyName } : null,
  linkedAt: linkedAt.toISOString(),
  linkedBy,
})

const listRefused = (db: Database, applicationId: string) =>
  db
    .selectDistinct({ id: root.id, name: rootName })
    .from(refusedFirms)
    .innerJoin(firms, eq(firms.id, refusedFirms.firmId))
    .innerJoin(root, eq(root.id, firms.rootId))
    .where(eq(refusedFirms.applicationId, applicationId))

type Known = { folded: string | null; attorney: string; email: string | null; phone: string | null }

function keysOf({ folded, email, phone }: Omit<Known, 'attorney'>): Key[] {
  const domain = firmDomainOf(email)
  const digits = digitsOf(phone ?? '')
  return [
    ...(folded ? [{ kind: 'name' as const, value: folded }] : []),
    ...(domain ? [{ kind: 'domain' as const, value: domain }] : []),
    ...(digits.length === 10 ? [{ kind: 'phone' as const, value: digits }] : []),
  ]
}

const mostSuggestions = 5

async function suggest(db: Database, known: Known, taken: ReadonlySet<string>): Promise<Suggestion[]> {
  const found = (await listMatching(db, keysOf(known))).filter(({ id }) => !taken.has(id))
  const likely = [...Map.groupBy(found, ({ id }) => id)]
    .map(([id, rows]) => ({ id, name: rows[0]?.name ?? '', why: rows.map(({ kind }) => kind) }))
    .map((firm) => ({ ...firm, why: [...new Set(firm.why)] }))
    .sort((one, other) => weightOf(other.why) - weightOf(one.why) || one.name.localeCompare(other.name))
    .slice(0, mostSuggestions)
  const ids = likely.map(({ id }) => id)
  const [held, attorneys] = [await countHeld(db, ids), await findAttorneys(db, ids, known)]
  return likely.map(({ id, name, why }) => ({
    firm: { id, name },
    why,
    open: held.get(id)?.open ?? 0,
    attorney: attorneys.get(id) ?? null,
  }))
}

/** By their address, or by their name if nobody else there has it. */
async function findAttorneys(db: Database, rootIds: readonly string[], { attorney, email }: Known) {
  const isNamed = sql`lower(${firmPeople.name}) = ${normalizeName(attorney)}`
  const rows = await db
    .select({
      rootId: firms.rootId,
      id: firmPeople.id,
      name: firmPeople.name,
      email: firmPeople.email,
      until: firmPeople.until,
    })
    .from(firmPeople)
    .innerJoin(firms, eq(firms.id, firmPeople.firmId))
    .where(
      and(
        sql`${firms.rootId} = any(${sql.param(rootIds)}::uuid[])`,
        eq(firmPeople.kind, 'attorney'),
        email ? or(isNamed, sql`lower(${firmPeople.email}) = ${email.toLowerCase()}`) : isNamed,
      ),
    )
  const there = rows.filter(({ until }) => !hasLeft(until))
  return new Map(
    [...Map.groupBy(there, ({ rootId }) => rootId)].flatMap(([rootId, people]) => {
      const byEmail = people.find((one) => email && one.email?.toLowerCase() === email.toLowerCase())
      const one = byEmail ?? (people.length === 1 ? people[0] : undefined)
      return one ? [[rootId, { id: one.id, name: one.name }]] : []
    }),
  )
}

/** The firm and the attorney that lead these applications, by their names now. */
export async function listLeading(db: Database, files: readonly { id: string }[]) {
  const rows = await db
    .select({ id: counsel.applicationId, firm: rootName, attorney: firmPeople.name })
    .from(counsel)
    .innerJoin(firms, eq(firms.id, counsel.firmId))
    .innerJoin(root, eq(root.id, firms.rootId))
    .leftJoin(firmPeople, eq(firmPeople.id, counsel.attorneyId))
    .where(
      and(
        isStanding,
        eq(counsel.role, 'lead'),
        inArray(
          counsel.applicationId,
          files.map(({ id }) => id),
        ),
      ),
    )
  return new Map(rows.map(({ id, ...led }) => [id, led]))
}

/** Of the firm, or of one that was merged into it; undefined if they aren't there any more. */
export async function findAttorney(db: Transaction, rootId: string, personId: string) {
  const [row] = await db
    .select({ id: firmPeople.id, name: firmPeople.name, until: firmPeople.until })
    .from(firmPeople)
    .innerJoin(firms, eq(firms.id, firmPeople.firmId))
    .where(and(eq(firmPeople.id, personId), eq(firms.rootId, rootId), eq(firmPeople.kind, 'attorney')))
  return row && !hasLeft(row.until) ? row : undefined
}
