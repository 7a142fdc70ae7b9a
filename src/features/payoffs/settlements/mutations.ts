import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { settlements } from '#db/schema/index.ts'
import type { PayoffParty } from '#domain/payoffs.ts'
import { lockFile } from '#features/contracts/records/mutations/locked.ts'
import { listAdvances } from '#features/ledger/data.ts'
import { endLetters } from '#features/payoffs/letters/mutations/keep.ts'
import { readToday } from '#features/rules/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { FieldErrors } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { settlementWords } from './content/words.ts'
import { findSettlement, needsGross, openSettlementWords, type SettlementRow, undoUntil } from './data.ts'
import { mailSettlementNews } from './jobs.ts'
import type { NewSettlement } from './schema.ts'

type Services = { db: Database | Transaction; rowSealer: RowSealer; enqueue: Enqueue }
/** Who says it: somebody at the desk, or whoever has the page. `by` is the name that the file has for them. */
export type Reporter = {
  party: Exclude<PayoffParty, 'clock'>
  by?: string | undefined
  reviewer?: Reviewer | undefined
  locale?: Locale
}
export type SettlementRefusal =
  | 'unknown'
  | 'nothing out'
  | 'key used'
  | 'mistaken'
  | 'too late'
  | 'not theirs'
  | 'too many'
type Reported = Outcome<{ row: SettlementRow }, SettlementRefusal>

/** More reports than any case has endings. */
const mostReports = 20

/** Sent twice, or said again as it stands, it's kept once. */
export const reportSettlement = (
  { db, rowSealer, enqueue }: Services,
  applicationId: string,
  told: NewSettlement,
  reporter: Reporter,
): Promise<Reported> =>
  db.transaction(async (tx): Promise<Reported> => {
    if (!(await lockFile(tx, applicationId))) return refuse('unknown')
    const said = tidy(told)
    const { submissionKey } = told
    const [same] = await tx
      .select()
      .from(settlements)
      .where(and(eq(settlements.applicationId, applicationId), eq(settlements.submissionKey, submissionKey)))
    if (same) return saysTheSame(rowSealer, same, said) ? { ok: true, row: same } : refuse('key used')
    const latest = await findSettlement(tx, applicationId)
    if (latest && latest.reportedBy === reporter.party && saysTheSame(rowSealer, latest, said))
      return { ok: true, row: latest }
    const refused = await findObstacle(tx, applicationId, said, reporter.locale ?? defaultLocale)
    if (refused) return refused
    const id = randomUUID()
    const { note, ...values } = said
    const { party, by, reviewer } = reporter
    const words = { ...(note && { note }), ...(by && { by }) }
    const { person } = reviewer ?? {}
    const [row] = await tx
      .insert(settlements)
      .values({
        ...{ id, applicationId, submissionKey, ...values, reportedBy: party },
        ...{ personId: person?.id ?? null, personName: person?.name ?? null },
        sealedNote: Object.keys(words).length > 0 ? rowSealer.seal(settlements.sealedNote, id, words) : null,
      })
      .returning()
    if (!row) throw new Error('the report was not kept')
    await tell(tx, row, 'settlement-reported', reporter)
    // Not before it can't be taken back anymore.
    if (party === 'firm') await enqueue(tx, mailSettlementNews, { settlementId: id }, undoUntil(row))
    return { ok: true, row }
  })

type Said = Required<Pick<SettlementRow, 'outcome' | 'gross' | 'on' | 'money' | 'isAppealed'>> & {
  note: string
}

/** What doesn't belong to the outcome isn't kept. */
function tidy({ outcome, gross, on, money, isAppealed, note = '' }: NewSettlement): Said {
  const isLost = outcome === 'lost'
  return {
    ...{ outcome, on, note },
    ...{ gross: isLost ? null : (gross ?? null), money: isLost ? null : (money ?? null) },
    isAppealed: isLost ? (isAppealed ?? false) : null,
  }
}

const saysTheSame = (rowSealer: RowSealer, row: SettlementRow, said: Said): boolean =>
  row.outcome === said.outcome &&
  row.gross === said.gross &&
  row.on === said.on &&
  row.money === said.money &&
  row.isAppealed === said.isAppealed &&
  (openSettlementWords(rowSealer, row).note ?? '') === said.note

async function findObstacle(
  tx: Transaction,
  applicationId: string,
  { outcome, gross, on }: Said,
  locale: Locale,
) {
  const advances = await listAdvances(tx, applicationId)
  if (advances.every(({ row }) => row.endedOn !== null)) return refuse('nothing out')
  const { mistakes } = settlementWords[locale]
  const standing = advances.filter(({ row }) => row.endedOn === null).map(({ ledger }) => ledger)
  const isGrossMissing = gross === null && outcome !== 'lost' && needsGross(standing)
  const errors: FieldErrors = {
    ...(on > (await readToday(tx)) && { on: [mistakes.future] }),
    ...(isGrossMissing && { gross: [mistakes.grossNeeded] }),
  }
  if (Object.keys(errors).length > 0) return refuse('mistaken', { errors })
  const count = await tx.$count(settlements, eq(settlements.applicationId, applicationId))
  return count >= mostReports ? refuse('too many') : undefined
}

/** By whoever sent it, for ten minutes; by the desk at any time. */
export const takeBackSettlement = (
  { db }: Pick<Services, 'db'>,
  { id, applicationId }: { id: string; applicationId?: string | undefined },
  reporter: Reporter,
): Promise<Reported> =>
  db.transaction(async (tx): Promise<Reported> => {
    const [before] = await tx.select().from(settlements).where(eq(settlements.id, id))
    if (!before?.applicationId) return refuse('unknown')
    if (applicationId !== undefined && before.applicationId !== applicationId) return refuse('unknown')
    await lockFile(tx, before.applicationId)
    const [row] = await tx.select().from(settlements).where(eq(settlements.id, id))
    if (!row) return refuse('unknown')
    if (row.takenBackAt) return { ok: true, row }
    if (reporter.party !== 'desk') {
      if (row.reportedBy !== reporter.party) return refuse('not theirs')
      if (undoUntil(row) < new Date()) return refuse('too late')
    }
    const takenBackAt = new Date()
    await tx.update(settlements).set({ takenBackAt }).where(eq(settlements.id, id))
    await tell(tx, row, 'settlement-taken-back', reporter)
    return { ok: true, row: { ...row, takenBackAt } }
  })

const partyOf = { desk: 'desk', firm: 'attorney', person: 'person' } as const

async function tell(
  tx: Transaction,
  { applicationId, gross, on }: SettlementRow,
  step: 'settlement-reported' | 'settlement-taken-back',
  { party, reviewer }: Reporter,
) {
  if (!applicationId) return
  const claim = await listAdvances(tx, applicationId)
  // What a letter says may rest on the gross.
  if (needsGross(claim.map(({ ledger }) => ledger)))
    await endLetters(tx, { applicationId, kinds: ['payoff'] }, 'outdated')
  const details = {
    ...{ ...reviewer, step, party: partyOf[party], on },
    ...(gross !== null && { amount: gross }),
  }
  await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
}
