import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  type AnswerName,
  isSealedName,
  type SealedAnswerName,
  type SealedAnswers,
} from '#db/schema/answers.ts'
import { applications } from '#db/schema/applications.ts'
import type { Answer } from './steps/field.ts'
import { fieldsOf } from './steps/steps.ts'

export type ApplicationRow = typeof applications.$inferSelect

/** The sealed answers stay sealed. */
export async function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  return row
}

type OpenColumn = Exclude<AnswerName, SealedAnswerName>
type AnsweredRow = Pick<ApplicationRow, 'id' | 'sealedAnswers' | OpenColumn>

export const openAnswers = (rowSealer: RowSealer, row: Pick<AnsweredRow, 'id' | 'sealedAnswers'>) =>
  rowSealer.open(applications.sealedAnswers, row.id, row.sealedAnswers)

export function readAnswers(rowSealer: RowSealer, row: ApplicationRow): Record<string, Answer | null> {
  const sealed = openAnswers(rowSealer, row)
  return Object.fromEntries(fieldsOf[row.role].map(({ name }) => [name, findAnswer(row, sealed, name)]))
}

function findAnswer(row: AnsweredRow, sealed: SealedAnswers, name: AnswerName): Answer | null {
  return (isSealedName(name) ? sealed[name] : row[name]) ?? null
}
