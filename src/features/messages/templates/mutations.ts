import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { mailTemplates } from '#db/schema/index.ts'
import type { Author } from '#lib/access.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { ownTemplates } from './content/templates.ts'
import { toTemplate } from './data.ts'
import { type MailTemplate, mostTemplates, type TemplateChange } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }
type Editor = { by: Author | undefined; isOwner: boolean }
type TemplateOutcome = Outcome<{ template: MailTemplate }, TemplateRefusal>

export type TemplateRefusal = 'changed' | 'too many' | 'not yours'

const isOwn = (id: string) => ownTemplates.some((own) => own.id === id)

/**
 * Everybody who works with applications may add one; only the owner changes what others use. A template that is sent
 * twice is saved once.
 */
export async function saveTemplate(
  { db, rowSealer }: Services,
  id: string,
  { version, party, statuses, ...words }: TemplateChange,
  { by, isOwner }: Editor,
): Promise<TemplateOutcome> {
  if (!isOwner && (version > 0 || isOwn(id))) return refuse('not yours')
  return db.transaction(async (tx) => {
    const sealedWords = rowSealer.seal(mailTemplates.sealedWords, id, words)
    const change = { party, statuses, sealedWords, ...by, updatedAt: new Date() }
    if (version === 0) return insertTemplate({ tx, rowSealer }, { id, ...change }, words)
    const [saved] = await tx
      .update(mailTemplates)
      .set({ ...change, version: sql`${mailTemplates.version} + 1` })
      .where(
        and(eq(mailTemplates.id, id), eq(mailTemplates.version, version), isNull(mailTemplates.removedAt)),
      )
      .returning()
    return saved ? { ok: true, template: toTemplate(rowSealer, saved) } : refuse('changed')
  })
}

async function insertTemplate(
  { tx, rowSealer }: { tx: Transaction; rowSealer: RowSealer },
  values: typeof mailTemplates.$inferInsert,
  words: Pick<MailTemplate, 'name' | 'subject' | 'body'>,
): Promise<TemplateOutcome> {
  if ((await tx.$count(mailTemplates)) >= mostTemplates) return refuse('too many')
  const [added] = await tx.insert(mailTemplates).values(values).onConflictDoNothing().returning()
  if (added) return { ok: true, template: toTemplate(rowSealer, added) }
  const [there] = await tx.select().from(mailTemplates).where(eq(mailTemplates.id, values.id))
  const template = there && !there.removedAt ? toTemplate(rowSealer, there) : undefined
  const isSame =
    template?.name === words.name && template.subject === words.subject && template.body === words.body
  return template && isSame ? { ok: true, template } : refuse('changed')
}

/** A template that comes with the program stays removed too. */
export async function removeTemplate(
  { db, rowSealer }: Services,
  id: string,
  version: number,
  by: Author | undefined,
): Promise<Outcome<object, TemplateRefusal>> {
  const removed = { removedAt: new Date(), ...by }
  const own = ownTemplates.find((template) => template.id === id)
  if (version === 0 && own) {
    const { party, statuses, name, subject, body } = own
    const sealedWords = rowSealer.seal(mailTemplates.sealedWords, id, { name, subject, body })
    const values = { id, party, statuses: [...statuses], sealedWords, ...removed }
    const rows = await db.insert(mailTemplates).values(values).onConflictDoNothing().returning()
    return rows.length > 0 ? { ok: true } : refuseUnlessGone(db, id)
  }
  const isThis = and(eq(mailTemplates.id, id), eq(mailTemplates.version, version))
  const rows = await db.update(mailTemplates).set(removed).where(isThis).returning()
  return rows.length > 0 ? { ok: true } : refuseUnlessGone(db, id)
}

async function refuseUnlessGone(db: Database, id: string): Promise<Outcome<object, 'changed'>> {
  const isThere = and(eq(mailTemplates.id, id), isNull(mailTemplates.removedAt))
  return (await db.$count(mailTemplates, isThere)) > 0 ? refuse('changed') : { ok: true }
}
