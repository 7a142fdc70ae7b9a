import { and, asc, desc, eq, inArray, isNull, sum } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { documents, valueLines, valueSheets } from '#db/schema/index.ts'
import type { StateCode } from '#domain/states.ts'
import { sayFigure, titleOf } from '../schema/figure-words.ts'
import { kindOf, type ValueLineName, valueLineNames } from '../schema/lines.ts'
import { computeValue, type ValueResults } from '../schema/results.ts'
import type { ValueGrade, ValueLine, ValueSheet, ValueVersion } from '../schema/sheet.ts'
import { forumOf, readClosedContext, readContext, type SheetContext } from './context.ts'
import { readTold, type Told } from './told.ts'

export type Services = { db: Database | Transaction; rowSealer: RowSealer }
export type SheetRow = typeof valueSheets.$inferSelect
export type LineRow = typeof valueLines.$inferSelect

/** The latest first. */
const listSheets = (db: Database | Transaction, applicationId: string): Promise<SheetRow[]> =>
  db
    .select()
    .from(valueSheets)
    .where(eq(valueSheets.applicationId, applicationId))
    .orderBy(desc(valueSheets.number))

export async function findLatest(db: Database | Transaction, applicationId: string) {
  const [row] = await db
    .select()
    .from(valueSheets)
    .where(eq(valueSheets.applicationId, applicationId))
    .orderBy(desc(valueSheets.number))
    .limit(1)
  return row
}

export function toLine(rowSealer: RowSealer, row: LineRow): ValueLine {
  const { paper = null, ...figure } = rowSealer.open(valueLines.sealedFigure, row.id, row.sealedFigure)
  return {
    id: row.id,
    key: row.submissionKey?.startsWith('told-') ? row.submissionKey : null,
    name: row.name as ValueLineName,
    figure,
    origin: row.origin,
    documentId: row.documentId,
    goneDocumentId: row.documentId ? null : paper,
    page: row.page,
    version: row.version,
    by: row.personName,
    byId: row.personId,
    changedAt: row.changedAt.toISOString(),
  }
}

/** A deleted document that was brought back is named again. */
async function nameReturned(db: Services['db'], lines: ValueLine[]): Promise<ValueLine[]> {
  const gone = lines.flatMap(({ goneDocumentId }) => goneDocumentId ?? [])
  if (gone.length === 0) return lines
  const rows = await db.select({ id: documents.id }).from(documents).where(inArray(documents.id, gone))
  const back = new Set(rows.map(({ id }) => id))
  return lines.map((line) =>
    line.goneDocumentId && back.has(line.goneDocumentId)
      ? { ...line, documentId: line.goneDocumentId, goneDocumentId: null }
      : line,
  )
}

export async function listLines({ db, rowSealer }: Services, sheetId: string): Promise<ValueLine[]> {
  const rows = await db
    .select()
    .from(valueLines)
    .where(and(eq(valueLines.sheetId, sheetId), isNull(valueLines.removedAt)))
    .orderBy(asc(valueLines.position), asc(valueLines.changedAt), asc(valueLines.id))
  return nameReturned(
    db,
    rows.map((row) => toLine(rowSealer, row)),
  )
}

/** Grows with every line that is added, changed, taken out or brought back. */
async function countChanges({ db }: Services, sheetId: string): Promise<number> {
  const [row] = await db
    .select({ changes: sum(valueLines.version) })
    .from(valueLines)
    .where(and(eq(valueLines.sheetId, sheetId), eq(valueLines.origin, 'typed')))
  return Number(row?.changes ?? 0)
}

/** A typed line stands before what was told in its place. */
function joinTold(typed: readonly ValueLine[], told: Told): ValueLine[] {
  const keys = new Set(typed.flatMap(({ key }) => key ?? []))
  const names = new Set(typed.map(({ name }) => name))
  const shown = told.lines.filter(
    ({ key, name }) => !keys.has(key ?? '') && (kindOf(name).many || !names.has(name)),
  )
  const lines = [
    ...shown.map((line) => ({
      ...line,
      version: 0,
      goneDocumentId: null,
      by: null,
      byId: null,
      changedAt: null,
    })),
    ...typed,
  ]
  return lines.toSorted((a, b) => valueLineNames.indexOf(a.name) - valueLineNames.indexOf(b.name))
}

export type OpenedSheet = {
  row: SheetRow | undefined
  lines: ValueLine[]
  hints: Told['hints']
  context: SheetContext
  results: ValueResults
}

/** One version with its figures; without a row, what would be filled in. */
export async function openSheet(
  services: Services,
  applicationId: string,
  row: SheetRow | undefined,
): Promise<OpenedSheet> {
  const kept = row ? await listLines(services, row.id) : []
  if (row?.terms) {
    const lines = joinTold(kept, { lines: [], hints: [] })
    const context = await readClosedContext(services.db, row.terms)
    return { row, lines, hints: [], context, results: computeValue(lines, context) }
  }
  const told = await readTold(services, applicationId)
  const lines = joinTold(kept, told)
  const context = await readContext(services.db, applicationId, lines)
  return { row, lines, hints: told.hints, context, results: computeValue(lines, context) }
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

const toVersion = (row: SheetRow): ValueVersion => ({
  number: row.number,
  startedBy: row.personName,
  startedAt: row.startedAt.toISOString(),
  closedAt: iso(row.closedAt),
  closedBy: row.closedByName,
  closing: row.closing,
  advised: row.advised,
  grade: row.grade,
})

/** Without a number the latest. Undefined where there is no such version. */
export async function readSheet(
  services: Services,
  applicationId: string,
  number?: number,
): Promise<ValueSheet | undefined> {
  const rows = await listSheets(services.db, applicationId)
  const wanted = number === undefined ? rows[0] : rows.find((row) => row.number === number)
  if (number !== undefined && !wanted) return undefined
  const revision = wanted ? await countChanges(services, wanted.id) : 0
  const { row, lines, hints, context, results } = await openSheet(services, applicationId, wanted)
  return {
    number: row?.number ?? 0,
    revision,
    version: row ? toVersion(row) : null,
    ...{ lines, hints, context, results },
    versions: rows.map(toVersion),
  } as ValueSheet
}

/** Where the claim is pursued, if the latest version says so. */
export async function readForum(services: Services, applicationId: string): Promise<StateCode | undefined> {
  const row = await findLatest(services.db, applicationId)
  return row && forumOf(await listLines(services, row.id))
}

/** Most files have no sheet, and cost one question. */
export async function readGrade(services: Services, applicationId: string): Promise<ValueGrade> {
  const row = await findLatest(services.db, applicationId)
  if (!row) return { number: 0, grade: null, advised: null }
  const { number, closedAt, grade, advised } = row
  if (closedAt) return { number, grade, advised }
  const { results } = await openSheet(services, applicationId, row)
  const { advice } = results
  return { number, grade: advice && results.grade.grade, advised: advice?.advised ?? null }
}

/** In a person's export: every version, in the sheet's words. */
export async function exportSheets(services: Services, applicationId: string) {
  const rows = await listSheets(services.db, applicationId)
  return Promise.all(
    rows.map(async (row) => ({
      ...toVersion(row),
      lines: (await openSheet(services, applicationId, row)).lines.map(
        ({ name, figure, origin, by, changedAt }) => ({
          line: titleOf({ name, figure }),
          figure: sayFigure(name, figure),
          ...(figure.note && { note: figure.note }),
          ...{ origin, by, changedAt },
        }),
      ),
    })),
  )
}
