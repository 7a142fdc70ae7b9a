import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { mailTemplates } from '#db/schema/index.ts'
import { ownTemplates } from './content/templates.ts'
import type { MailTemplate } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }
type TemplateRow = typeof mailTemplates.$inferSelect

export const toTemplate = (rowSealer: RowSealer, row: TemplateRow): MailTemplate => ({
  id: row.id,
  party: row.party,
  statuses: row.statuses,
  ...rowSealer.open(mailTemplates.sealedWords, row.id, row.sealedWords),
  version: row.version,
  changedBy: row.personName,
  changedAt: row.updatedAt.toISOString(),
})

/** By name. */
export async function listTemplates({ db, rowSealer }: Services): Promise<MailTemplate[]> {
  const rows = await db.select().from(mailTemplates)
  const changed = new Set(rows.map(({ id }) => id))
  const untouched = ownTemplates
    .filter(({ id }) => !changed.has(id))
    .map((own) => ({ ...own, statuses: [...own.statuses], version: 0, changedBy: null, changedAt: null }))
  const stored = rows.filter(({ removedAt }) => removedAt === null).map((row) => toTemplate(rowSealer, row))
  return [...untouched, ...stored].sort((a, b) => a.name.localeCompare(b.name))
}
