import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, max, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { documents, valueLines } from '#db/schema/index.ts'
import type { ValueFigure } from '#db/schema/value.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { announceChange } from '#lib/live/news.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findLatest, type LineRow, openSheet, type SheetRow, toLine } from '../data/sheets.ts'
import { sayFigure } from '../schema/figure-words.ts'
import { kindOf, type LineChange, mostLines, type NewLine, type ValueLineName } from '../schema/lines.ts'
import { findFigureMistakes } from '../schema/mistakes.ts'
import type { ValueLine } from '../schema/sheet.ts'
import { lockSheets, sealFigure, startSheet, type ValueServices, type ValueWriting } from './locked.ts'

export type LineRefusal = 'unknown' | 'closed' | 'invalid' | 'document' | 'too many' | 'changed' | 'gone'
type Saved = Outcome<{ lineId: string }, LineRefusal>
type Place = { applicationId: string; lineId: string }

type Content = { figure: ValueFigure; documentId: string | null; page: number | null }

/** The first line begins the first version. A line that is sent twice is kept once. */
export function addLine(
  { db, rowSealer }: ValueServices,
  applicationId: string,
  line: NewLine,
  reviewer: Reviewer,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const locked = await lockSheets(tx, applicationId)
    if (!locked) return refuse('unknown')
    const writing = { tx, rowSealer }
    const { latest } = locked
    if (latest?.closedAt) return refuse('closed')
    const key = keyOf(line)
    const back = latest && (await findRemoved(tx, latest.id, line))
    const same = back ?? (latest && key ? await findByKey(tx, latest.id, key) : undefined)
    if (same && !same.removedAt) {
      return isSame(toLine(rowSealer, same), line)
        ? { ok: true, lineId: same.id }
        : refuseChanged(rowSealer, same)
    }
    // A form that is sent late doesn't bring back what somebody took out.
    if (same && !back && key === line.submissionKey) return refuse('gone')
    const replaces = line.replaces ?? same?.submissionKey ?? undefined
    const wrong = await findWrong(writing, applicationId, latest, { ...line, replaces })
    if (wrong) return wrong
    const sheet = latest ?? (await startSheet(tx, { applicationId, number: 1 }, reviewer))
    const id = same?.id ?? randomUUID()
    const values = {
      ...contentOf(rowSealer, id, line),
      ...authorOf(reviewer),
      ...{ name: line.name, position: same?.position ?? (await nextPosition(tx, sheet.id)), removedAt: null },
    }
    if (same)
      await tx
        .update(valueLines)
        .set({ ...values, ...nextVersion })
        .where(eq(valueLines.id, id))
    else
      await tx
        .insert(valueLines)
        .values({ ...values, id, applicationId, sheetId: sheet.id, submissionKey: key })
    await announceChange(tx, applicationId)
    return { ok: true, lineId: id }
  })
}

/** There is one of a single line, and one in the place of what was told. */
const keyOf = ({ name, replaces, submissionKey }: NewLine): string | null => {
  if (!kindOf(name).many) return `one-${name}`
  return replaces?.startsWith('told-') ? replaces : (submissionKey ?? null)
}

/** Of two who change the same line, the second reads what the first wrote. Other lines don't matter. */
export function changeLine(
  { db, rowSealer }: ValueServices,
  { applicationId, lineId }: Place,
  change: LineChange,
  reviewer: Reviewer,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const found = await openLine(tx, applicationId, lineId)
    if (!found.ok) return found
    const { row, sheet } = found
    if (row.removedAt) return refuse('gone')
    const kept = toLine(rowSealer, row)
    if (isSame(kept, change)) return { ok: true, lineId }
    if (row.version !== change.version) return refuseChanged(rowSealer, row)
    const wrong = await findWrong(
      { tx, rowSealer },
      applicationId,
      sheet,
      { ...change, name: kept.name },
      lineId,
    )
    if (wrong) return wrong
    await tx
      .update(valueLines)
      .set({
        ...contentOf(rowSealer, lineId, change, kept.goneDocumentId),
        ...authorOf(reviewer),
        ...nextVersion,
      })
      .where(eq(valueLines.id, lineId))
    await announceChange(tx, applicationId)
    return { ok: true, lineId }
  })
}

export function removeLine(
  { db, rowSealer }: ValueServices,
  { applicationId, lineId }: Place,
  version: number,
  reviewer: Reviewer,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const found = await openLine(tx, applicationId, lineId)
    if (!found.ok) return found
    const { row } = found
    if (row.removedAt) return { ok: true, lineId }
    if (row.version !== version) return refuseChanged(rowSealer, row)
    await tx
      .update(valueLines)
      .set({ removedAt: new Date(), ...authorOf(reviewer), ...nextVersion })
      .where(eq(valueLines.id, lineId))
    await announceChange(tx, applicationId)
    return { ok: true, lineId }
  })
}

async function openLine(tx: Transaction, applicationId: string, lineId: string) {
  if (!(await lockSheets(tx, applicationId))) return refuse('unknown')
  const [row] = await tx
    .select()
    .from(valueLines)
    .where(and(eq(valueLines.id, lineId), eq(valueLines.applicationId, applicationId)))
  if (!row) return refuse('unknown')
  const sheet = await findLatest(tx, applicationId)
  return sheet?.id === row.sheetId && !sheet.closedAt ? ({ ok: true, row, sheet } as const) : refuse('closed')
}

async function findByKey(tx: Transaction, sheetId: string, key: string): Promise<LineRow | undefined> {
  const [row] = await tx
    .select()
    .from(valueLines)
    .where(and(eq(valueLines.sheetId, sheetId), eq(valueLines.submissionKey, key)))
  return row
}

/** Of this version: in a later one a line that was taken out is added anew. */
async function findRemoved(
  tx: Transaction,
  sheetId: string,
  { restores, name }: NewLine,
): Promise<LineRow | undefined> {
  if (restores === undefined) return undefined
  const [row] = await tx
    .select()
    .from(valueLines)
    .where(and(eq(valueLines.sheetId, sheetId), eq(valueLines.id, restores), eq(valueLines.name, name)))
  return row
}

/** Against every other line as it is now, told ones too. */
async function findWrong(
  { tx, rowSealer }: ValueWriting,
  applicationId: string,
  sheet: SheetRow | undefined,
  line: Content & { name: ValueLineName; replaces?: string | undefined },
  lineId?: string,
) {
  const { lines } = await openSheet({ db: tx, rowSealer }, applicationId, sheet)
  const isSingle = !kindOf(line.name).many
  const others = lines.filter(
    ({ id, key, name }) =>
      (lineId === undefined || id !== lineId) &&
      !(isSingle && name === line.name) &&
      !(id === null && line.replaces !== undefined && key === line.replaces),
  )
  if (lineId === undefined && others.length >= mostLines) return refuse('too many')
  const mistakes = Object.entries(findFigureMistakes(line, others))
  if (mistakes.length > 0)
    return refuse('invalid', {
      errors: Object.fromEntries(mistakes.map(([field, words]) => [`figure.${field}`, words ?? []])),
    })
  if (line.documentId === null) return line.page === null ? undefined : refuse('document', noDocument)
  const [document] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, line.documentId), eq(documents.applicationId, applicationId)))
  return document ? undefined : refuse('document', noDocument)
}

const noDocument = { errors: { documentId: ['Choose a document of this file'] } }

async function nextPosition(tx: Transaction, sheetId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(valueLines.position) })
    .from(valueLines)
    .where(eq(valueLines.sheetId, sheetId))
  return (row?.last ?? 0) + 1
}

/** `gone`: a deleted document that stays the line's, should it come back. */
const contentOf = (
  rowSealer: RowSealer,
  id: string,
  { figure, documentId, page }: Content,
  gone: string | null = null,
) => ({
  sealedFigure: sealFigure(rowSealer, id, figure, documentId ?? gone),
  ...{ documentId, page },
})

const authorOf = ({ person }: Reviewer) => ({
  personId: person?.id ?? null,
  personName: person?.name ?? null,
  changedAt: new Date(),
})

const nextVersion = { version: sql`${valueLines.version} + 1` }

/** Leaves out what is undefined, as the database does. */
const bare = (figure: ValueFigure): unknown => JSON.parse(JSON.stringify(figure))

const isSame = (kept: ValueLine, { figure, documentId, page }: Content): boolean =>
  isDeepStrictEqual(bare(kept.figure), bare(figure)) && kept.documentId === documentId && kept.page === page

function refuseChanged(rowSealer: RowSealer, row: LineRow) {
  const { name, figure } = toLine(rowSealer, row)
  const theirs = `${row.personName ?? 'Somebody else'} saved ${sayFigure(name, figure)} meanwhile.`
  return refuse('changed', { errors: { line: [`${theirs} Look at it before you save yours.`] } })
}
