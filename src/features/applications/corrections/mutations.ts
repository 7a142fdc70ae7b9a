import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, contactCorrections } from '#db/schema/index.ts'
import { type ApplicationRow, openAnswers } from '#features/applications/apply/data.ts'
import { endCaseCode, renewCaseLink } from '#features/documents/case-links/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { announceChange } from '#lib/live/news.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { type CorrectableField, correctableFieldValues } from '#site/choices/case-file.ts'
import { mailContactCorrected } from './jobs.ts'
import type { ContactChange } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

/** More than anybody needs, and too few to pester strangers by writing their addresses in turn. */
const mostPerDay = 6

export type CorrectionRefusal = 'unknown' | 'not asked' | 'too many'

/**
 * Corrects how we reach whoever applied. The old values are kept, the desk is shown both, and the answers as they were
 * sent stay. A new email is written to from now on; the old address is told, because whoever changed it may be a thief.
 */
export async function correctContact(
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  change: ContactChange,
): Promise<Outcome<object, CorrectionRefusal>> {
  return db.transaction(async (tx) => {
    const isThis = eq(applications.id, applicationId)
    const [row] = await tx.select().from(applications).where(isThis).for('no key update')
    if (!row) return refuse('unknown')
    if (change.address !== undefined && row.role === 'attorney') return refuse('not asked')
    const corrections = listChanges(readContact(rowSealer, row), change)
    if (corrections.length === 0) return { ok: true }
    const already = await countToday(tx, applicationId)
    if (already + corrections.length > mostPerDay) return refuse('too many', { wait: 24 * 60 * 60_000 })
    for (const { field, old, corrected } of corrections) {
      const id = randomUUID()
      await tx.insert(contactCorrections).values({
        id,
        applicationId,
        field,
        sealedOld: rowSealer.seal(contactCorrections.sealedOld, id, old),
        sealedNew: rowSealer.seal(contactCorrections.sealedNew, id, corrected),
      })
      const details = { correctionId: id, field }
      await recordEvents(tx, [{ applicationId, type: 'contact-corrected', details }])
      if (field !== 'email') continue
      await endCaseCode(tx, applicationId)
      await enqueue(tx, mailContactCorrected, { correctionId: id })
    }
    await tx
      .update(applications)
      .set(toColumns(rowSealer, row, change))
      .where(isThis)
    return { ok: true }
  })
}

function readContact(rowSealer: RowSealer, row: ApplicationRow): Record<CorrectableField, string> {
  const { address } = openAnswers(rowSealer, row)
  return { phone: row.phone, email: row.email, address: typeof address === 'string' ? address : '' }
}

const listChanges = (old: Record<CorrectableField, string>, change: ContactChange) =>
  correctableFieldValues.flatMap((field) => {
    const corrected = change[field]
    return corrected === undefined || corrected === old[field] ? [] : [{ field, old: old[field], corrected }]
  })

/** Raises the version: a colleague who has the old values on the screen should look again before they decide. */
function toColumns(rowSealer: RowSealer, row: ApplicationRow, { phone, email, address }: ContactChange) {
  const answers = address === undefined ? undefined : { ...openAnswers(rowSealer, row), address }
  return {
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(answers && { sealedAnswers: rowSealer.seal(applications.sealedAnswers, row.id, answers) }),
    version: row.version + 1,
    updatedAt: new Date(),
  }
}

const countToday = (tx: Transaction, applicationId: string) =>
  tx.$count(
    contactCorrections,
    and(
      eq(contactCorrections.applicationId, applicationId),
      gt(contactCorrections.correctedAt, sql`now() - interval '1 day'`),
    ),
  )

/** Somebody at the desk has seen what was corrected. */
export async function markCorrectionsSeen(db: Database, applicationId: string): Promise<void> {
  await db
    .update(contactCorrections)
    .set({ seenAt: new Date() })
    .where(and(eq(contactCorrections.applicationId, applicationId), isNull(contactCorrections.seenAt)))
  await announceChange(db, applicationId)
}

/**
 * Takes a correction back that the applicant didn't make. Whoever made it has the link or an open browser: both end, and
 * the applicant gets in by a code to the address that is theirs again.
 */
export async function undoCorrection(
  { db, rowSealer }: Omit<Services, 'enqueue'>,
  { applicationId, correctionId }: { applicationId: string; correctionId: string },
  reviewer: Reviewer,
): Promise<Outcome<object, 'unknown' | 'changed since'>> {
  return db.transaction(async (tx) => {
    const isThis = eq(applications.id, applicationId)
    const [row] = await tx.select().from(applications).where(isThis).for('no key update')
    const isTheirs = and(
      eq(contactCorrections.id, correctionId),
      eq(contactCorrections.applicationId, applicationId),
    )
    const [made] = await tx.select().from(contactCorrections).where(isTheirs)
    if (!row || !made) return refuse('unknown')
    const { field } = made
    const old = rowSealer.open(contactCorrections.sealedOld, made.id, made.sealedOld)
    const corrected = rowSealer.open(contactCorrections.sealedNew, made.id, made.sealedNew)
    if (readContact(rowSealer, row)[field] !== corrected) return refuse('changed since')
    const id = randomUUID()
    await tx.insert(contactCorrections).values({
      id,
      applicationId,
      field,
      sealedOld: rowSealer.seal(contactCorrections.sealedOld, id, corrected),
      sealedNew: rowSealer.seal(contactCorrections.sealedNew, id, old),
      seenAt: new Date(),
    })
    await tx.update(contactCorrections).set({ seenAt: new Date() }).where(isTheirs)
    await tx
      .update(applications)
      .set(toColumns(rowSealer, row, { [field]: old }))
      .where(isThis)
    await renewCaseLink({ tx, rowSealer }, { applicationId, party: 'applicant' }, reviewer)
    return { ok: true }
  })
}
