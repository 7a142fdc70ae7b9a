import { desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contractTemplates, type FormApproval, type TemplateLines } from '#db/schema/index.ts'
import type { StateCode } from '#domain/states.ts'
import { programLines } from './content/program.ts'

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

/** A newer program may have lines that nobody has confirmed in this version. They come from the program, and count as unconfirmed. */
export function toTemplate({ version, revision, lines, approvals, ...row }: TemplateRow): Template {
  const isConfirmed = row.confirmedAt !== null && Object.keys(programLines).every((key) => key in lines)
  return {
    version,
    revision,
    lines: { ...programLines, ...lines },
    isConfirmed,
    coversSpanish: isConfirmed && row.coversSpanish,
    approvals,
  }
}

export async function findRow(db: Reader, version: number): Promise<TemplateRow | undefined> {
  const [row] = await db.select().from(contractTemplates).where(eq(contractTemplates.version, version))
  return row
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
