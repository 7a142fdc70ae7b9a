import type { RiskGrade } from '#domain/value.ts'
import { isUnsourced, type ValueWarning } from '../schema/warnings.ts'
import { findLatest, openSheet, type Services } from './sheets.ts'

/** What the latest version says to whoever decides. */
export type SheetAdvice = {
  sheetId: string
  number: number
  isClosed: boolean
  /** Cents; null while something is missing. */
  advised: number | null
  grade: RiskGrade
  binding: { label: string; why: string } | null
  missing: string[]
  warnings: ValueWarning[]
  isUnsourced: boolean
}

/** Null where nobody has begun a sheet: deciding never needs one. */
export async function readAdvice(services: Services, applicationId: string): Promise<SheetAdvice | null> {
  const row = await findLatest(services.db, applicationId)
  if (!row) return null
  const { lines, results } = await openSheet(services, applicationId, row)
  const { advice, grade, missing, warnings } = results
  return {
    ...{ sheetId: row.id, number: row.number, isClosed: row.closedAt !== null },
    advised: advice?.advised ?? null,
    grade: grade.grade,
    binding: advice && { label: advice.binding.label, why: advice.binding.why },
    missing: missing.map(({ words }) => words),
    warnings,
    isUnsourced: lines.some(isUnsourced),
  }
}
