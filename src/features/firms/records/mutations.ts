import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { counsel, firmPeople, firms } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Author } from '#lib/access.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { holdFirm, indexFirm } from '../keys/mutations.ts'
import { endSessions } from '../people/mutations.ts'
import { findServiceMistake } from './schema/domains.ts'
import type { FirmChange, NewFirm } from './schema/firm.ts'

export type FirmRefusal = 'unknown' | 'changed' | 'is merged' | 'mail service'
type Done = Outcome<{ id: string }, FirmRefusal>

export function addFirm(services: Services, firm: NewFirm, author: Author | undefined): Promise<Done> {
  return services.db.transaction((tx) => keepFirm({ ...services, tx }, firm, author))
}

type Writing = { tx: Transaction; rowSealer: Services['rowSealer'] }

/** A firm that is sent twice is kept once. */
export async function keepFirm(
  { tx, rowSealer }: Writing,
  { name, otherNames, domains, addresses, phone, note, submissionKey }: NewFirm,
  author: Author | undefined,
): Promise<Done> {
  const mistake = findServiceMistake(domains)
  if (mistake) return refuse('mail service', { errors: { domains: [mistake] } })
  const id = randomUUID()
  const rows = await tx
    .insert(firms)
    .values({
      id,
      names: namesOf(name, otherNames),
      domains,
      addresses,
      phone: phone || null,
      sealedNote: note ? rowSealer.seal(firms.sealedNote, id, note) : null,
      searchText: '',
      rootId: id,
      submissionKey,
      ...author,
    })
    .onConflictDoNothing({ target: firms.submissionKey })
    .returning({ id: firms.id })
  if (rows.length > 0) {
    await indexFirm(tx, id)
    return { ok: true, id }
  }
  const [same] = await tx
    .select({ id: firms.id })
    .from(firms)
    .where(eq(firms.submissionKey, submissionKey ?? ''))
  return same ? { ok: true, id: same.id } : refuse('unknown')
}

/** What screens show comes first. */
const namesOf = (name: string, otherNames: readonly string[]) => [...new Set([name, ...otherNames])]

export function changeFirm({ db, rowSealer }: Services, id: string, change: FirmChange): Promise<Done> {
  const { version, name, otherNames, domains, addresses, phone, note } = change
  return db.transaction(async (tx) => {
    const firm = await holdFirm(tx, id)
    if (!firm) return refuse('unknown')
    if (firm.mergedIntoId) return refuse('is merged')
    const mistake = findServiceMistake(domains ?? [])
    if (mistake) return refuse('mail service', { errors: { domains: [mistake] } })
    const [ownName = '', ...ownOthers] = firm.names
    const changed = {
      names: namesOf(name ?? ownName, otherNames ?? ownOthers),
      domains: domains ?? firm.domains,
      addresses: addresses ?? firm.addresses,
      phone: phone === undefined ? firm.phone : phone || null,
    }
    const ownNote = firm.sealedNote ? rowSealer.open(firms.sealedNote, id, firm.sealedNote) : ''
    const isSame =
      JSON.stringify(changed) ===
        JSON.stringify({
          names: firm.names,
          domains: firm.domains,
          addresses: firm.addresses,
          phone: firm.phone,
        }) &&
      (note === undefined || note === ownNote)
    // The same change sent again.
    if (isSame) return { ok: true, id }
    if (firm.version !== version) return refuse('changed')
    await tx
      .update(firms)
      .set({
        ...changed,
        ...(note !== undefined && { sealedNote: note ? rowSealer.seal(firms.sealedNote, id, note) : null }),
        version: version + 1,
      })
      .where(eq(firms.id, id))
    await indexFirm(tx, id)
    return { ok: true, id }
  })
}

/** Its people, its links and what was merged into it go along. The files keep what people typed. */
export function deleteFirm(
  { db }: Services,
  id: string,
  { version, reviewer }: { version: number; reviewer: Reviewer },
): Promise<Done> {
  return db.transaction(async (tx) => {
    const firm = await holdFirm(tx, id)
    if (!firm) return refuse('unknown')
    if (firm.mergedIntoId) return refuse('is merged')
    if (firm.version !== version) return refuse('changed')
    const family = tx.select({ id: firms.id }).from(firms).where(eq(firms.rootId, id))
    const links = await tx
      .select({ applicationId: counsel.applicationId, role: counsel.role })
      .from(counsel)
      .where(and(inArray(counsel.firmId, family), isNull(counsel.endedAt)))
    const name = firm.names[0] ?? ''
    for (let first = 0; first < links.length; first += batchSize) {
      const events = links.slice(first, first + batchSize).map(({ applicationId, role }) => {
        return { applicationId, type: 'firm-unlinked' as const, details: { ...reviewer, firm: name, role } }
      })
      await recordEvents(tx, events)
    }
    const people = await tx
      .select({ email: sql<string>`lower(${firmPeople.email})` })
      .from(firmPeople)
      .where(and(inArray(firmPeople.firmId, family), sql`${firmPeople.confirmedAt} is not null`))
    await tx.delete(firms).where(eq(firms.id, id))
    await endSessions(
      tx,
      people.map(({ email }) => email),
    )
    return { ok: true, id }
  })
}

const batchSize = 500
