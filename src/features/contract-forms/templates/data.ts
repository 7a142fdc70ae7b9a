import { createHash } from 'node:crypto'
import { count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contracts, contractTemplates, type FormApproval, type TemplateLines } from '#db/schema/index.ts'
import type { StateCode } from '#domain/states.ts'
import { suggestionFor } from '#features/rules/content/suggestions.ts'
import { readTimelines, readToday, type StateTimeline } from '#features/rules/data.ts'
import { FileDamaged, type Storage } from '#lib/storage/storage.ts'
import { programLines } from './content/program.ts'
import {
  type ContractForm,
  type FormList,
  type FormNotice,
  type FormStatus,
  type FormSummary,
  printedMembers,
  type UnseenLaw,
} from './schema/forms.ts'
import { lineKeys, lineRules } from './schema/lines.ts'
import { judgeForm } from './schema/needs.ts'
import { gatherNotices } from './schema/notices.ts'

type Reader = Database | Transaction
export type TemplateRow = typeof contractTemplates.$inferSelect

export type Template = {
  version: number
  revision: number
  lines: TemplateLines
  /** Somebody's lawyer confirmed every line of it. */
  isConfirmed: boolean
  /** And its Spanish. */
  coversSpanish: boolean
  approvals: Partial<Record<StateCode, FormApproval>>
}

/** The words of new contracts: the latest that were confirmed, or else the latest draft. */
export async function readStandingTemplate(db: Reader): Promise<Template> {
  const row = (await findStanding(db)) ?? (await beginWithProgram(db))
  return toTemplate(row)
}

export async function readTemplate(db: Reader, version: number): Promise<Template | undefined> {
  const row = await findRow(db, version)
  return row && toTemplate(row)
}

/**
 * A newer program may have lines that nobody has confirmed in this version. They come from the program, and the version
 * counts as unconfirmed.
 */
export function toTemplate({ version, revision, lines, approvals, ...row }: TemplateRow): Template {
  const missing = lineKeys.filter((key) => !Object.hasOwn(lines, key))
  const isConfirmed = row.confirmedAt !== null && missing.length === 0
  const added = missing.map((key) => [key, programLines[key] ?? { en: '', es: '' }] as const)
  return {
    version,
    revision,
    lines: { ...lines, ...Object.fromEntries(added) },
    isConfirmed,
    coversSpanish: isConfirmed && row.coversSpanish,
    approvals,
  }
}

export async function findRow(db: Reader, version: number): Promise<TemplateRow | undefined> {
  const [row] = await db.select().from(contractTemplates).where(eq(contractTemplates.version, version))
  return row
}

/** The version of the words that contracts can be sent with; null before any was confirmed. */
export async function findFormInForce(db: Reader): Promise<number | null> {
  const row = await findStanding(db)
  return row && toTemplate(row).isConfirmed ? row.version : null
}

async function findStanding(db: Reader): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(contractTemplates)
    .where(isNull(contractTemplates.discardedAt))
    .orderBy(sql`(${contractTemplates.confirmedAt} is null)`, desc(contractTemplates.version))
    .limit(1)
  return row
}

/** Nobody has words of their own: a version is made of the program's. Two who ask at once get the same one. */
async function beginWithProgram(db: Reader): Promise<TemplateRow> {
  await db
    .insert(contractTemplates)
    .values({ version: nextVersion, lines: programLines })
    .onConflictDoNothing()
  const row = await findStanding(db)
  if (!row) throw new Error('the words of contracts could not be kept')
  return row
}

export const nextVersion = sql<number>`(select coalesce(max(version), 0) + 1 from contract_templates)`

/** The latest first. */
export async function listForms(db: Database): Promise<FormList> {
  const standing = await readStandingTemplate(db)
  const rows = await db.select().from(contractTemplates).orderBy(desc(contractTemplates.version))
  const sent = await countSent(db)
  return {
    forms: rows.map((row) => toSummary(row, standing.version, sent.get(row.version) ?? 0)),
    standing: standing.version,
  }
}

/** With every line, the words of the states' laws, and what it lacks. */
export async function readForm(db: Database, version: number): Promise<ContractForm | undefined> {
  const row = await findRow(db, version)
  if (!row) return undefined
  const standing = await readStandingTemplate(db)
  const { lines } = toTemplate(row)
  const timelines = await readTimelines(db)
  const sent = await countSent(db)
  const summary = toSummary(row, standing.version, sent.get(version) ?? 0)
  const isConfirmed = row.confirmedAt !== null
  const notices = listNotices(timelines, { lines, isConfirmed, today: await readToday(db) })
  const approvingStates = statesWhere(timelines, ({ rule }) => rule.contract?.formApproval?.required === true)
  return {
    ...summary,
    lines: Object.entries(lineRules).map(([key, { label, group, states, required, allowed }]) => ({
      ...{ key, label, group, states: [...(states ?? [])], required: [...required], allowed: [...allowed] },
      en: lines[key]?.en ?? '',
      es: lines[key]?.es ?? '',
    })),
    notices,
    needs: judgeForm({ form: summary, lines, notices, approvingStates }),
    approvingStates,
    unseen: listUnseen(timelines),
  }
}

/** Of the rules in force and of those to come, so that their Spanish can be there in time. */
export async function readNotices(db: Reader, lines: TemplateLines): Promise<FormNotice[]> {
  return listNotices(await readTimelines(db), { lines, isConfirmed: false, today: await readToday(db) })
}

type Timelines = Record<StateCode, StateTimeline>

const listNotices = (timelines: Timelines, form: Parameters<typeof gatherNotices>[1]) =>
  gatherNotices(
    Object.values(timelines).flatMap(({ rule, coming }) =>
      [rule, ...coming].flatMap(({ code: state, contract }) =>
        (contract?.notices ?? []).map((notice) => ({ state, notice })),
      ),
    ),
    form,
  )

const statesWhere = (timelines: Timelines, is: (timeline: StateTimeline) => boolean) =>
  Object.values(timelines).flatMap((timeline) => (is(timeline) ? [timeline.rule.code] : []))

/** What our notes on a law lack. Rules of the owner's own hand are theirs to judge. */
const listUnseen = (timelines: Timelines): UnseenLaw[] =>
  Object.values(timelines).flatMap(({ rule: { code: state, origin } }) => {
    const { notSeen } = suggestionFor(state)
    const members = printedMembers.filter((member) => notSeen.includes(member))
    return origin === 'owner' || members.length === 0 ? [] : [{ state, members }]
  })

async function countSent(db: Database): Promise<Map<number, number>> {
  const { templateVersion: version, issuedAt } = contracts
  const rows = await db
    .select({ version, sent: count() })
    .from(contracts)
    .where(isNotNull(issuedAt))
    .groupBy(version)
  return new Map(rows.map((row) => [row.version, row.sent]))
}

function toSummary(row: TemplateRow, standing: number, sent: number): FormSummary {
  const { letter, confirmedAt, lawyerName, lawyerBarNumber, confirmedOn } = row
  const isConfirmed = confirmedAt && lawyerName && lawyerBarNumber && confirmedOn
  return {
    version: row.version,
    status: statusOf(row, standing),
    basedOn: row.basedOn,
    revision: row.revision,
    begunAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    changedBy: row.personName,
    confirmation: isConfirmed
      ? {
          lawyerName,
          barNumber: lawyerBarNumber,
          barState: row.lawyerBarState,
          day: confirmedOn,
          coversSpanish: row.coversSpanish,
          by: row.confirmedByName,
          at: confirmedAt.toISOString(),
        }
      : null,
    letter: letter && {
      ...{ sha256: letter.sha256, size: letter.size },
      isCurrent: letter.revision === undefined || letter.revision === row.revision,
    },
    approvals: row.approvals,
    contracts: sent,
  }
}

function statusOf({ version, discardedAt, confirmedAt }: TemplateRow, standing: number): FormStatus {
  if (discardedAt) return 'discarded'
  if (!confirmedAt) return 'draft'
  return version === standing ? 'in-force' : 'earlier'
}

/** Undefined where there is none. Bytes that changed in the store are never served. */
export async function openLetter(
  { db, storage }: { db: Database; storage: Storage },
  version: number,
): Promise<Buffer | undefined> {
  const letter = (await findRow(db, version))?.letter
  const stored = letter && (await storage.open(letter.key))
  if (!stored) return undefined
  const bytes = Buffer.concat(await stored.toArray())
  if (createHash('sha256').update(bytes).digest('hex') !== letter.sha256) throw new FileDamaged()
  return bytes
}
