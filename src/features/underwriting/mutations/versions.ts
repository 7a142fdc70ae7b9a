import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { valueLines, valueSheets } from '#db/schema/index.ts'
import type { RiskGrade, ValueClosing } from '#domain/value.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findLatest, listLines, openSheet, type SheetRow } from '../data/sheets.ts'
import type { ValueLine } from '../schema/sheet.ts'
import { lockSheets, sealFigure, startSheet, type ValueServices, type ValueWriting } from './locked.ts'

export type VersionRefusal = 'unknown' | 'another version'

/** Closes the one before, and takes its typed lines over. What was told is read anew. */
export function startVersion(
  { db, rowSealer }: ValueServices,
  applicationId: string,
  from: number,
  reviewer: Reviewer,
): Promise<Outcome<object, VersionRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockSheets(tx, applicationId)
    if (!locked) return refuse('unknown')
    const { latest } = locked
    if ((latest?.number ?? 0) !== from) return refuse('another version')
    const writing = { tx, rowSealer }
    const typed = latest
      ? (await listLines({ db: tx, rowSealer }, latest.id)).filter(({ origin }) => origin === 'typed')
      : []
    if (latest && !latest.closedAt) await closeSheet(writing, latest, 'new-version', reviewer)
    const sheet = await startSheet(tx, { applicationId, number: from + 1 }, reviewer)
    if (latest) await copyLines(writing, typed, latest, sheet)
    return { ok: true }
  })
}

/** Who typed what, and when, stays. */
async function copyLines(
  { tx, rowSealer }: ValueWriting,
  lines: readonly ValueLine[],
  from: SheetRow,
  { id: sheetId, applicationId }: SheetRow,
): Promise<void> {
  if (lines.length === 0) return
  const rows = await tx.select().from(valueLines).where(eq(valueLines.sheetId, from.id))
  const found = new Map(rows.map((row) => [row.id, row]))
  await tx.insert(valueLines).values(
    lines.flatMap(({ id: oldId, figure, documentId, goneDocumentId }) => {
      const old = found.get(oldId ?? '')
      if (!old) return []
      const id = randomUUID()
      const sealedFigure = sealFigure(rowSealer, id, figure, documentId ?? goneDocumentId)
      return { ...old, id, applicationId, sheetId, sealedFigure, documentId, version: 1 }
    }),
  )
}

/** Keeps what it was computed with, and what was told, so that it never changes. */
async function closeSheet(
  { tx, rowSealer }: ValueWriting,
  row: SheetRow,
  closing: ValueClosing,
  reviewer: Reviewer,
): Promise<void> {
  const { applicationId, number } = row
  const { lines, context, results } = await openSheet({ db: tx, rowSealer }, applicationId, row)
  const told = lines.filter(({ id }) => id === null)
  if (told.length > 0) {
    await tx.insert(valueLines).values(
      told.map(({ name, figure, origin, key }) => {
        const id = randomUUID()
        const sealedFigure = rowSealer.seal(valueLines.sealedFigure, id, figure)
        return { id, applicationId, sheetId: row.id, name, origin, sealedFigure, submissionKey: key }
      }),
    )
  }
  const { terms, rule, termsVersion, today } = context
  const advised = results.advice?.advised ?? null
  const grade: RiskGrade | null = results.advice ? results.grade.grade : null
  await tx
    .update(valueSheets)
    .set({
      closedAt: new Date(),
      closedByName: reviewer.person?.name ?? null,
      ...{ closing, advised, grade },
      terms: { ...terms, rule, termsVersion, day: today },
    })
    .where(eq(valueSheets.id, row.id))
  const details = { ...reviewer, number, advised, grade }
  await recordEvents(tx, [{ applicationId, type: 'value-closed', details }])
}

/** An offer closes the version that it rests on. */
export async function closeWithOffer(
  writing: ValueWriting,
  applicationId: string,
  reviewer: Reviewer,
): Promise<void> {
  const latest = await findLatest(writing.tx, applicationId)
  if (latest && !latest.closedAt) await closeSheet(writing, latest, 'offer', reviewer)
}

/** After an offer was undone, unless somebody began another version meanwhile or it was closed before that offer. */
export async function reopenSheet({ tx }: ValueWriting, sheetId: string, since: Date): Promise<void> {
  const [row] = await tx.select().from(valueSheets).where(eq(valueSheets.id, sheetId))
  if (row?.closing !== 'offer' || !row.closedAt || row.closedAt < since) return
  const latest = await findLatest(tx, row.applicationId)
  if (latest?.id !== row.id) return
  await tx.delete(valueLines).where(and(eq(valueLines.sheetId, row.id), ne(valueLines.origin, 'typed')))
  await tx
    .update(valueSheets)
    .set({ closedAt: null, closedByName: null, closing: null, advised: null, grade: null, terms: null })
    .where(eq(valueSheets.id, row.id))
}
