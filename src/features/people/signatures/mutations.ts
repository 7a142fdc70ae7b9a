import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { decisionSettings, limitChanges, people, valueSettings } from '#db/schema/index.ts'
import type { DecisionEnding } from '#domain/decisions.ts'
import type { SignedLimit } from '#domain/signatures.ts'
import { usualValueTerms } from '#domain/value.ts'
import type { Author } from '#lib/access.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findAloneFrom, findSecond, lockSigner, type SecondRefusal } from './data.ts'
import { mailLimitAlone } from './jobs.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
export type LimitWriting = { tx: Transaction; rowSealer: RowSealer; enqueue: Enqueue }
type ChangeRow = typeof limitChanges.$inferSelect
export type WantedLimit = {
  kind: SignedLimit
  ofPersonId?: string
  before: number | null
  after: number | null
}
export type LimitRefusal = 'may not sign' | 'alone'

/** Whether it lets one person do more alone than before. */
const isLooser = ({ kind, before, after }: WantedLimit): boolean =>
  kind === 'alone-hours'
    ? (after ?? 0) < (before ?? 0)
    : before !== null && (after === null || after > before)

/** A tighter limit holds at once. A looser one waits for the second signature, and replaces one that waits. */
export async function changeLimit(
  writing: LimitWriting,
  wanted: WantedLimit,
  { by, reason }: { by: Author | undefined; reason: string | undefined },
): Promise<Outcome<object, LimitRefusal>> {
  const { tx, rowSealer, enqueue } = writing
  if (wanted.before === wanted.after) return { ok: true }
  const { kind, ofPersonId, before, after } = wanted
  const signer = await lockSigner(tx, by?.personId)
  if (!signer) return refuse('may not sign')
  const aloneFrom = isLooser(wanted) ? await findAloneFrom(tx, signer.id) : null
  if (aloneFrom && !reason) return refuse('alone')
  await endWaiting(tx, wanted)
  if (!isLooser(wanted)) {
    await applyLimit(tx, wanted, by)
    return { ok: true }
  }
  const id = randomUUID()
  await tx.insert(limitChanges).values({
    ...{ id, kind, ofPersonId: ofPersonId ?? null, before, after, aloneFrom },
    sealedWords: rowSealer.seal(limitChanges.sealedWords, id, reason ? { reason } : {}),
    ...{ personId: signer.id, personName: signer.name },
  })
  if (aloneFrom) await enqueue(tx, mailLimitAlone, { changeId: id })
  return { ok: true }
}

type PersonLimit = { id: string; approveUpTo: number | null; reason?: string | undefined }

export function changePersonLimit(
  { db, rowSealer, enqueue }: Services,
  { id, approveUpTo, reason }: PersonLimit,
  by: Author | undefined,
): Promise<Outcome<object, LimitRefusal | 'unknown'>> {
  return db.transaction(async (tx) => {
    // In the order in which other changes of people lock them.
    await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.role, 'owner'), isNull(people.disabledAt)))
      .orderBy(asc(people.id))
      .for('update')
    const [person] = await tx
      .select({ before: people.approveUpTo })
      .from(people)
      .where(eq(people.id, id))
      .for('update')
    if (!person) return refuse('unknown')
    const wanted = {
      kind: 'approve-up-to',
      ofPersonId: id,
      before: person.before,
      after: approveUpTo,
    } as const
    return changeLimit({ tx, rowSealer, enqueue }, wanted, { by, reason })
  })
}

async function endWaiting(tx: Transaction, { kind, ofPersonId }: WantedLimit) {
  const isOfSame = ofPersonId ? eq(limitChanges.ofPersonId, ofPersonId) : isNull(limitChanges.ofPersonId)
  await tx
    .update(limitChanges)
    .set({ endedAt: new Date(), ending: 'superseded' })
    .where(
      and(
        eq(limitChanges.kind, kind),
        isOfSame,
        isNull(limitChanges.effectiveAt),
        isNull(limitChanges.endedAt),
      ),
    )
}

async function applyLimit(tx: Transaction, limit: WantedLimit, by: Author | undefined) {
  const { kind, ofPersonId, after } = limit
  if (kind === 'approve-up-to') {
    await tx
      .update(people)
      .set({ approveUpTo: after, updatedAt: new Date() })
      .where(eq(people.id, ofPersonId ?? ''))
    return
  }
  if (kind === 'claim-limit') {
    await applyClaimLimit(tx, after, by)
    return
  }
  const value = kind === 'second-above' ? { secondAbove: after } : { aloneHours: after ?? 24 }
  const change = { ...value, ...by, updatedAt: sql`now()` }
  await tx
    .insert(decisionSettings)
    .values({ ...change, id: 1 })
    .onConflictDoUpdate({
      target: decisionSettings.id,
      set: { ...change, version: sql`${decisionSettings.version} + 1` },
    })
}

async function applyClaimLimit(tx: Transaction, claimLimit: number | null, by: Author | undefined) {
  const change = { ...by, updatedAt: sql`now()` }
  await tx
    .insert(valueSettings)
    .values({ ...change, id: 1, terms: { ...usualValueTerms, claimLimit } })
    .onConflictDoUpdate({
      target: valueSettings.id,
      set: {
        ...change,
        terms: sql`${valueSettings.terms} || ${JSON.stringify({ claimLimit })}::jsonb`,
        version: sql`${valueSettings.version} + 1`,
      },
    })
}

type SigningRefusal = SecondRefusal | 'unknown' | 'no longer waiting'

function withWaiting(
  { db }: Services,
  id: string,
  run: (tx: Transaction, row: ChangeRow) => Promise<Outcome<object, SigningRefusal>>,
) {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(limitChanges).where(eq(limitChanges.id, id)).for('update')
    if (!row) return refuse('unknown')
    return row.effectiveAt || row.endedAt ? refuse('no longer waiting') : run(tx, row)
  })
}

export function signLimit(services: Services, id: string, by: Author | undefined) {
  return withWaiting(services, id, async (tx, row) => {
    const found = await findSecond(tx, row, by?.personId)
    if (!found.ok) {
      if (found.reason === 'void') await end(services, tx, row, 'void')
      return found
    }
    const { kind, ofPersonId, before, after } = row
    await applyLimit(tx, { kind, before, after, ...(ofPersonId && { ofPersonId }) }, by)
    await tx.update(limitChanges).set(found.signature).where(eq(limitChanges.id, id))
    return { ok: true }
  })
}

export function refuseLimit(services: Services, id: string, reason: string, by: Author | undefined) {
  return withWaiting(services, id, async (tx, row) => {
    if (!(await lockSigner(tx, by?.personId))) return refuse('may not sign')
    await end(services, tx, row, 'refused', reason)
    return { ok: true }
  })
}

async function end(
  { rowSealer }: Services,
  tx: Transaction,
  row: ChangeRow,
  ending: DecisionEnding,
  refusal?: string,
) {
  const { id, sealedWords: kept } = row
  const words = kept ? rowSealer.open(limitChanges.sealedWords, id, kept) : {}
  const sealedWords = rowSealer.seal(limitChanges.sealedWords, id, { ...words, ...(refusal && { refusal }) })
  await tx
    .update(limitChanges)
    .set({ endedAt: new Date(), ending, sealedWords })
    .where(eq(limitChanges.id, id))
}
