import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { applications, contactCorrections } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import type { ApplicationRow } from '#features/questions/data.ts'
import { type Answers, findField, labelOfField } from '#features/questions/steps/corrected.ts'
import type { Answer } from '#features/questions/steps/field.ts'
import { findHome } from '#features/questions/steps/home-state.ts'
import { formatAnswer } from '#features/questions/steps/readable.ts'
import { readRule } from '#features/rules/data.ts'
import { refuse } from '#lib/refusals.ts'
import { staffLocale } from '#site/locale.ts'
import { sayUnserved } from '#site/service-area.ts'
import type { DeskCorrection } from './schema.ts'

export async function listCorrections(
  { db, rowSealer }: Services,
  applicationId: string,
): Promise<DeskCorrection[]> {
  const rows = await db
    .select({ correction: contactCorrections, role: applications.role })
    .from(contactCorrections)
    .innerJoin(applications, eq(applications.id, contactCorrections.applicationId))
    .where(eq(contactCorrections.applicationId, applicationId))
    .orderBy(desc(contactCorrections.correctedAt), desc(contactCorrections.id))
  return rows.map(({ correction: row, role }) => {
    const { id, field: name, sealedReason } = row
    const field = findField(role, name)
    const inWords = (answer: Answer | null) =>
      field && answer !== null && answer !== '' ? formatAnswer(field, answer, staffLocale) : ''
    return {
      id,
      field: name,
      label: field ? labelOfField(field) : name,
      old: inWords(rowSealer.open(contactCorrections.sealedOld, id, row.sealedOld)),
      new: inWords(rowSealer.open(contactCorrections.sealedNew, id, row.sealedNew)),
      correctedAt: row.correctedAt.toISOString(),
      seenAt: row.seenAt?.toISOString() ?? null,
      byDesk: row.byDesk,
      by: row.personName,
      reason: sealedReason && rowSealer.open(contactCorrections.sealedReason, id, sealedReason),
    }
  })
}

/** A move to a state where we don't fund people needs a confirmation first. */
export async function findClosedState(tx: Transaction, row: ApplicationRow, answers: Answers) {
  const home = findHome(row.role, answers)
  if (!home || home.code === findHome(row.role, row)?.code) return undefined
  const closed = sayUnserved(await readRule(tx, home.code), staffLocale)
  return closed ? refuse('closed state', { errors: { [home.field]: [closed] } }) : undefined
}
