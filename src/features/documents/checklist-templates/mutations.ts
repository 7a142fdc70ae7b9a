import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { checklistTemplates } from '#db/schema/index.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import type { Author } from '#lib/access.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { TemplateChange } from './schema.ts'

export type TemplateRefusal = 'changed' | 'no firm'

/** Applications that have a list already keep it. */
export async function saveTemplate(
  { db, by }: { db: Database; by: Author | undefined },
  role: ApplicantRole,
  { version, items }: TemplateChange,
): Promise<Outcome<object, TemplateRefusal>> {
  if (role === 'attorney' && items.some(({ party }) => party === 'firm')) return refuse('no firm')
  const written = { items, ...by, updatedAt: new Date() }
  const saved =
    version === 0
      ? await db
          .insert(checklistTemplates)
          .values({ role, ...written })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(checklistTemplates)
          .set({ ...written, version: sql`${checklistTemplates.version} + 1` })
          .where(and(eq(checklistTemplates.role, role), eq(checklistTemplates.version, version)))
          .returning()
  return saved.length > 0 ? { ok: true } : refuse('changed')
}
