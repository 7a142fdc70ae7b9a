import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { hashBirthDate } from '#db/keyed-hashes.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, contactCorrections, type SealedAnswers, splitAnswers } from '#db/schema/index.ts'
import { type CorrectableField, correctableFieldValues } from '#domain/case-file.ts'
import { isCodeAtStake } from '#features/contracts/signing/data/turn.ts'
import {
  type CaseSession,
  createCaseLink,
  renewCaseLink,
  revokeCaseLink,
  startCaseSession,
} from '#features/correspondence/page-links/mutations.ts'
import { followCorrection } from '#features/firms/counsel/mutations.ts'
import { type ApplicationRow, openAnswers, readAnswers } from '#features/questions/data.ts'
import {
  type Corrected,
  checkCorrected,
  findField,
  labelOfField,
} from '#features/questions/steps/corrected.ts'
import type { Answer } from '#features/questions/steps/field.ts'
import { recordEvents, recordExplained } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { announceChange } from '#lib/live/news.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { Locale } from '#site/locale.ts'
import { contactWords } from './content/contact.ts'
import { findClosedState } from './data.ts'
import { mailContactCorrected, mailNewAddress } from './jobs.ts'
import type { AnswersCorrection, ContactChange } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

const toBothAddresses = [mailContactCorrected, mailNewAddress]

/** More than anybody needs, and too few to pester strangers at address after address. */
const maxPerDay = 6

export type CorrectionRefusal = 'unknown' | 'not asked' | 'too many' | 'needs code'

/** The answers stay as sent. The old address gets a mail, because a thief may have changed it. */
export async function correctContact(
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  change: ContactChange,
  { locale, isKnown }: { locale: Locale; isKnown: boolean },
): Promise<Outcome<{ session?: CaseSession }, CorrectionRefusal>> {
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, applicationId)
    if (!row) return refuse('unknown')
    if (change.address !== undefined && row.role === 'attorney')
      return refuse('not asked', { errors: { address: [contactWords[locale].mistakes.notAsked] } })
    const corrections = listChanges(readContact(rowSealer, row), change)
    if (corrections.length === 0) return { ok: true }
    const isOtherEmail = corrections.some(({ field }) => field === 'email')
    const isToReach = corrections.some(({ field }) => field !== 'phone')
    if (isToReach && !isKnown && (await isCodeAtStake(tx, applicationId))) return refuse('needs code')
    if ((await countToday(tx, applicationId)) + corrections.length > maxPerDay)
      return refuse('too many', { wait: 24 * 60 * 60_000 })
    for (const { field, old, corrected } of corrections) {
      const id = await insertCorrection({ tx, rowSealer }, { applicationId, field, old, corrected })
      const details = { correctionId: id, field }
      await recordEvents(tx, [{ applicationId, type: 'contact-corrected', details }])
      if (field === 'email') for (const job of toBothAddresses) await enqueue(tx, job, { correctionId: id })
    }
    await updateApplication(tx, applicationId, toColumns(rowSealer, row, change))
    if (!isOtherEmail) return { ok: true }
    // Somebody else may read the old address, which has had the link. The browser that asks stays in.
    await revokeCaseLink(tx, { applicationId, party: 'applicant' })
    await createCaseLink({ tx, rowSealer }, { applicationId, party: 'applicant' })
    return { ok: true, session: await startCaseSession(tx, { applicationId, isOwnDevice: false }) }
  })
}

async function lockApplication(tx: Transaction, id: string): Promise<ApplicationRow | undefined> {
  return (await tx.select().from(applications).where(eq(applications.id, id)).for('no key update'))[0]
}

const updateApplication = (tx: Transaction, id: string, columns: Partial<typeof applications.$inferInsert>) =>
  tx.update(applications).set(columns).where(eq(applications.id, id))

type NewCorrection = Omit<typeof contactCorrections.$inferInsert, 'id' | `sealed${string}`> & {
  old: Answer | null
  corrected: Answer | null
  reason?: string
}

async function insertCorrection(
  { tx, rowSealer }: { tx: Transaction; rowSealer: RowSealer },
  { old, corrected, reason, ...values }: NewCorrection,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(contactCorrections).values({
    ...values,
    id,
    sealedOld: rowSealer.seal(contactCorrections.sealedOld, id, old),
    sealedNew: rowSealer.seal(contactCorrections.sealedNew, id, corrected),
    ...(reason && { sealedReason: rowSealer.seal(contactCorrections.sealedReason, id, reason) }),
  })
  return id
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

/** Raises the version: a colleague who sees the old values should look again before they decide. */
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

export async function markCorrectionsSeen(db: Database, applicationId: string): Promise<void> {
  await db
    .update(contactCorrections)
    .set({ seenAt: new Date() })
    .where(and(eq(contactCorrections.applicationId, applicationId), isNull(contactCorrections.seenAt)))
  await announceChange(db, applicationId)
}

/**
 * Takes back a correction the applicant didn't make. A stranger has their link or an open browser: both end, and a code
 * to the restored address lets the applicant in.
 */
export async function undoCorrection(
  { db, rowSealer }: Omit<Services, 'enqueue'>,
  { applicationId, correctionId }: { applicationId: string; correctionId: string },
  reviewer: Reviewer,
): Promise<Outcome<object, 'unknown' | 'changed since'>> {
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, applicationId)
    const isTheirs = and(
      eq(contactCorrections.id, correctionId),
      eq(contactCorrections.applicationId, applicationId),
    )
    const [made] = await tx.select().from(contactCorrections).where(isTheirs)
    if (!row || !made) return refuse('unknown')
    const field = correctableFieldValues.find((known) => known === made.field)
    // The desk corrects its own corrections again instead.
    if (!field || made.byDesk) return refuse('unknown')
    const old = String(rowSealer.open(contactCorrections.sealedOld, made.id, made.sealedOld))
    const corrected = rowSealer.open(contactCorrections.sealedNew, made.id, made.sealedNew)
    if (readContact(rowSealer, row)[field] !== corrected) return refuse('changed since')
    const undone = { applicationId, field, old: corrected, corrected: old, seenAt: new Date() }
    await insertCorrection({ tx, rowSealer }, undone)
    await tx.update(contactCorrections).set({ seenAt: new Date() }).where(isTheirs)
    await updateApplication(tx, applicationId, toColumns(rowSealer, row, { [field]: old }))
    await renewCaseLink({ tx, rowSealer }, { applicationId, party: 'applicant' }, reviewer)
    return { ok: true }
  })
}

export type AnswersRefusal = 'unknown' | 'changed' | 'mistakes' | 'closed state'

/**
 * The wizard's rules apply. The snapshot keeps what was sent, and each record its old value. The same request twice
 * counts once.
 */
export async function correctAnswers(
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  { version, answers: typed, reason, knowsClosed }: AnswersCorrection,
  reviewer: Reviewer,
): Promise<Outcome<object, AnswersRefusal>> {
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, applicationId)
    if (!row) return refuse('unknown')
    const current = readAnswers(rowSealer, row)
    const { changes, errors } = checkCorrected(row.role, current, typed)
    if (Object.keys(errors).length > 0) return refuse('mistakes', { errors })
    const names = Object.keys(changes) as (keyof Corrected)[]
    if (names.length === 0) return { ok: true }
    if (row.version !== version) return refuse('changed')
    const closed = knowsClosed ? undefined : await findClosedState(tx, row, { ...current, ...changes })
    if (closed) return closed
    await keepCorrections({ tx, rowSealer, enqueue }, row, changes, { reason, reviewer })
    const labels = names.flatMap((name) => findField(row.role, name) ?? []).map(labelOfField)
    const told = { applicationId, type: 'answers-corrected', details: { ...reviewer, labels } } as const
    await recordExplained({ db: tx, rowSealer }, [told], reason)
    return { ok: true }
  })
}

/** Overwrites a locked application's answers. Returns the ids of the records with the old value, who and why. */
export async function keepCorrections(
  { tx, rowSealer, enqueue }: Omit<Services, 'db'> & { tx: Transaction },
  row: ApplicationRow,
  changes: Corrected,
  { reason, reviewer, isMailed = true }: { reason: string; reviewer: Reviewer; isMailed?: boolean },
): Promise<string[]> {
  const applicationId = row.id
  const current = { ...row, ...openAnswers(rowSealer, row) }
  await followCorrection(tx, applicationId, changes)
  await updateApplication(tx, applicationId, correctedColumns(rowSealer, row, changes))
  const by = { personId: reviewer.person?.id, personName: reviewer.person?.name }
  const ids: string[] = []
  for (const field of Object.keys(changes) as (keyof Corrected)[]) {
    const change = { applicationId, field, old: current[field] ?? null, corrected: changes[field] ?? null }
    const id = await insertCorrection(
      { tx, rowSealer },
      { ...change, ...by, reason, byDesk: true, seenAt: new Date() },
    )
    ids.push(id)
    if (field !== 'email') continue
    // A stranger may read the old address, and has had the link.
    await renewCaseLink({ tx, rowSealer }, { applicationId, party: 'applicant' }, reviewer)
    if (isMailed) for (const job of toBothAddresses) await enqueue(tx, job, { correctionId: id })
  }
  return ids
}

export function correctedColumns(rowSealer: RowSealer, row: ApplicationRow, changes: Corrected) {
  const { plain, sealed } = splitAnswers(changes)
  const kept = Object.entries({ ...openAnswers(rowSealer, row), ...sealed })
  const answers: SealedAnswers = Object.fromEntries(kept.filter(([, answer]) => answer !== null))
  return {
    // The question of the same name has checked it.
    ...(plain as Partial<typeof applications.$inferInsert>),
    sealedAnswers: rowSealer.seal(applications.sealedAnswers, row.id, answers),
    birthHash: hashBirthDate(rowSealer, answers),
    version: row.version + 1,
    updatedAt: new Date(),
  }
}
