import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import { contractTemplates, type FormApproval } from '#db/schema/index.ts'
import type { StateCode } from '#domain/states.ts'
import { readToday } from '#features/rules/data.ts'
import type { Author } from '#lib/access.ts'
import { type Outcome, type Refused, refuse } from '#lib/refusals.ts'
import { newKey } from '#lib/storage/keys.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { programLines } from './content/program.ts'
import { findRow, nextVersion, readNotices, readTemplate, type TemplateRow, toTemplate } from './data.ts'
import { applyChanges, findChangeMistakes } from './schema/changes.ts'
import {
  type ApprovalChanges,
  type LineChanges,
  maxLetterBytes,
  type NewConfirmation,
  pdf,
} from './schema/forms.ts'
import { findLineMistakes, lineRules } from './schema/lines.ts'

export type FormRefusal =
  | 'unknown'
  | 'no such form'
  | 'draft exists'
  | 'frozen'
  | 'discarded'
  | 'changed'
  | 'mistakes'
  | 'no letter'
  | 'old letter'
  | 'future'

type Version = { version: number }

/** A confirmed form has only the notices that its lawyer read. */
const programNotices = Object.fromEntries(
  Object.entries(programLines).filter(([key]) => !Object.hasOwn(lineRules, key)),
)

/** There is one draft at a time. */
export async function beginForm(
  db: Database,
  from: number | null,
  by: Author | undefined,
): Promise<Outcome<Version, FormRefusal>> {
  const source = from === null ? { lines: programLines } : await readTemplate(db, from)
  if (!source) return refuse('no such form')
  const lines = { ...programNotices, ...applyChanges({}, source.lines) }
  const [begun] = await db
    .insert(contractTemplates)
    .values({ version: nextVersion, basedOn: from, lines, ...by })
    // Somebody else began one, maybe right now.
    .onConflictDoNothing()
    .returning({ version: contractTemplates.version })
  return begun ? { ok: true, version: begun.version } : refuse('draft exists')
}

/** Lines that aren't named stay as they are. Saving what is there already changes nothing. */
export const changeLines = (
  db: Database,
  { version, revision, lines }: Version & LineChanges,
  by: Author | undefined,
) =>
  changeForm(db, version, async (tx, row) => {
    const problem = findFrozen(row)
    if (problem) return refuse(problem)
    if (row.revision !== revision) return refuse('changed')
    const before = toTemplate(row).lines
    const notices = await readNotices(tx, before)
    const errors = findChangeMistakes(lines, { before, notices })
    if (Object.keys(errors).length > 0) return refuse('mistakes', { errors })
    const next = applyChanges(before, lines)
    if (JSON.stringify(next) === JSON.stringify(before)) return undefined
    await write(tx, version, { lines: next, revision: revision + 1, ...by })
    return undefined
  })

/** A state's approval can come long after the words were confirmed. */
export const changeApprovals = (
  db: Database,
  { version, approvals: changes }: Version & { approvals: ApprovalChanges },
  by: Author | undefined,
) =>
  changeForm(db, version, async (tx, row) => {
    if (row.discardedAt) return refuse('discarded')
    const today = await readToday(tx)
    const approvals: Partial<Record<StateCode, FormApproval>> = { ...row.approvals }
    for (const [code, approval] of Object.entries(changes) as [StateCode, FormApproval | null][]) {
      if (approval && approval.day > today)
        return refuse('future', { errors: { [`approvals.${code}.day`]: ['Use today or an earlier day'] } })
      if (approval) approvals[code] = approval
      else delete approvals[code]
    }
    await write(tx, version, { approvals, ...by })
    return undefined
  })

/** From here on no word of it changes. The states' notices of that day are among the words that were confirmed. */
export const confirmForm = (
  db: Database,
  { version, revision, day, coversSpanish, ...lawyer }: Version & NewConfirmation,
  by: Author | undefined,
) =>
  changeForm(db, version, async (tx, row) => {
    const problem = findFrozen(row)
    if (problem) return refuse(problem)
    if (row.revision !== revision) return refuse('changed')
    const { lines } = toTemplate(row)
    const errors = findLineMistakes(lines)
    if (Object.keys(errors).length > 0) return refuse('mistakes', { errors })
    if (day > (await readToday(tx)))
      return refuse('future', { errors: { day: ['Use today or an earlier day'] } })
    if (!row.letter) return refuse('no letter')
    if (row.letter.revision !== undefined && row.letter.revision !== revision) return refuse('old letter')
    const notices = await readNotices(tx, lines)
    await write(tx, version, {
      lines: {
        ...Object.fromEntries(Object.entries(lines).filter(([key]) => Object.hasOwn(lineRules, key))),
        ...Object.fromEntries(notices.map(({ key, en, es }) => [key, { en, es }])),
      },
      lawyerName: lawyer.lawyerName,
      lawyerBarNumber: lawyer.barNumber,
      lawyerBarState: lawyer.barState,
      confirmedOn: day,
      coversSpanish,
      confirmedAt: sql`now()`,
      confirmedByName: by?.personName ?? null,
    })
    return undefined
  })

/** Its words stay readable. Without a confirmed form, the next draft begins with the program's words. */
export const discardForm = (db: Database, version: number, by: Author | undefined) =>
  changeForm(db, version, async (tx, row) => {
    if (row.confirmedAt) return refuse('frozen')
    if (!row.discardedAt) await write(tx, version, { discardedAt: sql`now()`, ...by })
    return undefined
  })

/** One change of a form at a time. */
function changeForm(
  db: Database,
  version: number,
  change: (tx: Transaction, row: TemplateRow) => Promise<Refused<FormRefusal> | undefined>,
): Promise<Outcome<object, FormRefusal>> {
  return db.transaction(async (tx) => {
    await tx
      .select({ version: contractTemplates.version })
      .from(contractTemplates)
      .where(eq(contractTemplates.version, version))
      .for('update')
    const row = await findRow(tx, version)
    if (!row) return refuse('unknown')
    return (await change(tx, row)) ?? { ok: true }
  })
}

const findFrozen = ({ confirmedAt, discardedAt }: TemplateRow): FormRefusal | undefined =>
  discardedAt ? 'discarded' : confirmedAt ? 'frozen' : undefined

const write = (tx: Transaction, version: number, values: PgUpdateSetSource<typeof contractTemplates>) =>
  tx
    .update(contractTemplates)
    .set({ ...values, changedAt: sql`now()` })
    .where(eq(contractTemplates.version, version))

type Files = { db: Database; storage: Storage }

/** The lawyer's letter, before or with the confirmation. A newer one takes the place of the older. */
export async function keepLetter(
  { db, storage }: Files,
  { version, bytes }: Version & { bytes: Buffer },
  by: Author | undefined,
): Promise<Outcome<object, FormRefusal | 'not a PDF' | 'too large'>> {
  if (bytes.length > maxLetterBytes) return refuse('too large')
  if (bytes.length === 0) return refuse('not a PDF')
  const problem = await findRow(db, version).then((row) => (row ? findFrozen(row) : 'unknown'))
  if (problem) return refuse(problem)
  const key = newKey()
  await storage.put(key, bytes, pdf)
  const inspection = await storage.inspect(key)
  if (inspection?.type !== pdf) {
    await storage.remove(key)
    return refuse('not a PDF')
  }
  const { sha256, size } = inspection
  let replaced: string | undefined
  const outcome = await changeForm(db, version, async (tx, row) => {
    const frozen = findFrozen(row)
    if (frozen) return refuse(frozen)
    replaced = row.letter?.key
    await write(tx, version, { letter: { key, sha256, size, revision: row.revision }, ...by })
    return undefined
  })
  // What nobody names anymore, the sweeper would take, too.
  const dropped = outcome.ok ? replaced : key
  if (dropped) await storage.remove(dropped)
  return outcome
}
