import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, decisions, ledgerEntries } from '#db/schema/index.ts'
import type { ValueFigure } from '#db/schema/value.ts'
import { estimatedCaseValues } from '#domain/case-strength.ts'
import { firmInsurances } from '#domain/firm-answers.ts'
import type { ValueOrigin } from '#domain/value.ts'
import { isBack, isPaidOut, standingAmount } from '#features/applications/data/report-filters.ts'
import { findFirm, openFirmAnswers } from '#features/firms/counsel/data.ts'
import type { FirmAnswers } from '#features/firms/counsel/schema.ts'
import { openAnswers } from '#features/questions/data.ts'
import { parseDollars } from '#lib/price/money.ts'
import { formatCalendarDay, labelOf } from '#site/staff-format.ts'
import type { SheetLine, ValueLineName, ValueSection } from '../schema/lines.ts'

/** What somebody said that isn't a figure of the sheet. */
export type Hint = { section: ValueSection; words: string; origin: Exclude<ValueOrigin, 'typed' | 'ledger'> }
export type Told = { lines: SheetLine[]; hints: Hint[] }

type Services = { db: Database | Transaction; rowSealer: RowSealer }

const line = (key: string, name: ValueLineName, origin: ValueOrigin, figure: ValueFigure): SheetLine => ({
  ...{ id: null, key, name, figure, origin, documentId: null, page: null },
})

/** What the application, the firm and our own payments say already. Read each time, so that it's never stale. */
export async function readTold({ db, rowSealer }: Services, applicationId: string): Promise<Told> {
  const [row] = await db.select().from(applications).where(eq(applications.id, applicationId))
  if (!row) return { lines: [], hints: [] }
  const answers = openAnswers(rowSealer, row)
  const firm = openFirmAnswers(rowSealer, (await findFirm(db, applicationId))?.record ?? null)
  const out = await readOut(db, applicationId)
  const isCleared = firm.liens !== null
  const words = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : '')
  const lines = [
    ...tellCoverage(words(answers.insuranceCarriers), words(answers.defendantInsuranceLimits)),
    ...tellLiability(words(answers.liabilityAssessment), firm),
    ...tell('injury', words(answers.currentDiagnosis), (note) => ({ label: 'As the client says', note })),
    ...tellAmount('medical', words(answers.estimatedMedicalExpenses)),
    ...tellAmount('wages', words(answers.estimatedLostWages)),
    ...tellLiens(firm),
    ...(answers.hasPriorFunding === true && !isCleared
      ? [line('told-earlier', 'earlier', 'application', { label: 'An earlier funder', isUnknown: true })]
      : []),
    ...(out === null ? [] : [line('told-ours', 'ours', 'ledger', { amount: out })]),
    ...(firm.stage ? [line('told-stage', 'stage', 'firm', { choice: firm.stage })] : []),
    ...(row.statuteOfLimitations
      ? [line('told-limit-date', 'limit-date', 'application', { day: row.statuteOfLimitations })]
      : []),
    ...(firm.timing ? [line('told-months', 'months', 'firm', { months: mostMonthsOf[firm.timing] })] : []),
  ]
  const trial = row.anticipatedTrialDate
  const value = words(answers.estimatedCaseValue)
  const hint = (section: ValueSection, text: string, origin: Hint['origin'] = 'application'): Hint => ({
    ...{ section, words: text, origin },
  })
  const hints = [
    ...(value ? [hint('worth', `The attorney expects ${labelOf(estimatedCaseValues, value)}`)] : []),
    ...(firm.insurance
      ? [hint('coverage', `The firm says ${labelOf(firmInsurances, firm.insurance)}`, 'firm')]
      : []),
    ...(trial ? [hint('course', `Trial expected ${formatCalendarDay(trial)}`)] : []),
  ]
  return { lines, hints }
}

const tell = (name: ValueLineName, words: string, read: (words: string) => ValueFigure | undefined) => {
  const figure = words ? read(words) : undefined
  return figure ? [line(`told-${name}`, name, 'application', figure)] : []
}

const tellAmount = (name: ValueLineName, words: string) =>
  tell(name, words, (typed) => {
    const amount = parseDollars(typed)
    return amount === undefined ? undefined : { amount }
  })

/** "$100,000 / $300,000" is a limit per person before one per accident; the lower one counts. */
function tellCoverage(carriers: string, limits: string): SheetLine[] {
  if (!carriers && !limits) return []
  const sums = (limits.match(/\$?\s?\d[\d,]*(?:\.\d{1,2})?/g) ?? []).flatMap(
    (each) => parseDollars(each) ?? [],
  )
  const label = carriers.slice(0, 150) || 'The other side’s policy'
  const known = sums.length > 0 ? { amount: Math.min(...sums) } : { isUnknown: true }
  const figure = { label, choice: 'other-side', ...known, ...(limits && { note: limits }) }
  return [line('told-coverage', 'coverage', 'application', figure)]
}

/** The least of what the attorney's words mean. */
const leastShare: Readonly<Record<string, number>> = {
  'clear-liability': 90_00,
  'strong-liability': 70_00,
  'moderate-liability': 50_00,
}

/** The firm's answer is newer than an attorney's application. */
function tellLiability(assessed: string, { liability }: FirmAnswers): SheetLine[] {
  if (liability) return [line('told-liability', 'liability-other', 'firm', { choice: liability })]
  const percent = leastShare[assessed]
  if (percent !== undefined) return [line('told-liability', 'liability-other', 'application', { percent })]
  if (!assessed) return []
  return [line('told-liability', 'liability-other', 'application', { choice: 'disputed' })]
}

function tellLiens({ liens }: FirmAnswers): SheetLine[] {
  if (liens === null) return []
  const isMedical = liens === 'medical' || liens === 'both'
  const isFunded = liens === 'advance' || liens === 'both'
  const lien = isMedical
    ? { choice: 'hospital', label: 'Medical liens', isUnknown: true }
    : { choice: 'other', label: 'No liens', amount: 0 }
  return [
    line('told-lien', 'lien', 'firm', lien),
    ...(isFunded
      ? [line('told-earlier', 'earlier', 'firm', { label: 'Another advance', isUnknown: true })]
      : []),
  ]
}

/** The longest of what the firm's answer means. */
const mostMonthsOf: Record<NonNullable<FirmAnswers['timing']>, number> = {
  'under-6-months': 6,
  '6-to-12-months': 12,
  '1-to-2-years': 24,
  later: 36,
}

/** What was advanced and hasn't come back; null if nothing went out. */
async function readOut(db: Database | Transaction, applicationId: string): Promise<number | null> {
  const paid = await db
    .select({ amount: decisions.amount })
    .from(decisions)
    .where(and(eq(decisions.applicationId, applicationId), isPaidOut, isNotNull(decisions.amount)))
  if (paid.length === 0) return null
  const back = await db
    .select({ amount: standingAmount.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.applicationId, applicationId), isBack))
  const sum = (rows: readonly { amount: number | null }[]) =>
    rows.reduce((total, { amount }) => total + (amount ?? 0), 0)
  return Math.max(0, sum(paid) - sum(back))
}
