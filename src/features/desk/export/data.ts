import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { csvLine, fillGaps } from '#db/csv.ts'
import { applications, isSealedName, people } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import {
  conditionsOf,
  listedColumns,
  type Match,
  orderOf,
  toListed,
  toSealedView,
} from '#features/applications/data/rows.ts'
import { type ListedApplication, newestFirst, type SealedView } from '#features/applications/schema/rows.ts'
import { decisionColumns } from '#features/decisions/content/columns.ts'
import { listDecisionCells } from '#features/decisions/data/records.ts'
import { listLeading } from '#features/firms/links/data/file.ts'
import { openAnswers } from '#features/questions/data.ts'
import { consentNotAsked, isHealthConsentUnasked } from '#features/questions/steps/health.ts'
import { csvColumns } from './content.ts'

type WholeRow = ListedApplication & SealedView
const { id, submittedAt, sealedAnswers } = applications

export async function* readWholeList({ db, rowSealer }: Services): AsyncGenerator<WholeRow[]> {
  const batches = readInBatches(
    db
      .select({ ...listedColumns, sealedAnswers })
      .from(applications)
      .where(isNext({}))
      .orderBy(...orderOf(newestFirst))
      .limit(batchSize)
      .prepare(''),
  )
  for await (const batch of batches) {
    yield batch.map((row) => ({ ...toListed(row), ...toSealedView(openAnswers(rowSealer, row)) }))
  }
}

const answerColumns = getTableColumns(applications)
const sealedCells = csvColumns.filter(isSealedName)

/** The database writes the lines, and we fill in what is sealed. */
export async function* readApplicationLines({ db, rowSealer }: Services, filters: Match) {
  const cells = csvColumns.map((name) => (isSealedName(name) ? null : answerColumns[name]))
  const line = csvLine([...cells, people.name, ...decisionColumns.map(() => null), null, null])
  const batches = readInBatches(
    db
      .select({ id, submittedAt, line, sealedAnswers })
      .from(applications)
      .leftJoin(people, eq(people.id, applications.assigneeId))
      .where(isNext(filters))
      .orderBy(...orderOf(newestFirst))
      .limit(batchSize)
      .prepare(''),
  )
  for await (const batch of batches) {
    const decided = await listDecisionCells(db, batch)
    const led = await listLeading(db, batch)
    const lines = batch.map((row) => {
      const answers = openAnswers(rowSealer, row)
      const given = isHealthConsentUnasked('plaintiff', answers)
        ? { ...answers, healthConsent: consentNotAsked }
        : answers
      const sealed = sealedCells.map((name) => given[name] ?? null)
      const { firm = null, attorney = null } = led.get(row.id) ?? {}
      return fillGaps(row.line, [...sealed, ...(decided.get(row.id) ?? []), firm, attorney])
    })
    yield lines.join('')
  }
}

const batchSize = 250

function isNext(filters: Match, now = new Date()): SQL | undefined {
  const place = sql`(${sql.placeholder('submittedAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`
  return and(conditionsOf(filters, now), sql`(${applications.submittedAt}, ${applications.id}) < ${place}`)
}

/**
 * The order of arrival never changes, so a slow reader misses and repeats nothing. Prepared once: the query's text
 * takes more memory than its rows.
 */
async function* readInBatches<Row extends { id: string; submittedAt: Date }>(question: {
  execute(place: { submittedAt: string; id: string }): Promise<Row[]>
}) {
  let place = {
    submittedAt: new Date(Date.now() + 1).toISOString(),
    id: '00000000-0000-0000-0000-000000000000',
  }
  while (true) {
    const batch = await question.execute(place)
    if (batch.length > 0) yield batch
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    place = { submittedAt: last.submittedAt.toISOString(), id: last.id }
  }
}
