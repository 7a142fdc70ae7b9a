import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { checklistTemplates, type TemplateItem } from '#db/schema/index.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import { listDefaultItems, wordItems } from './content.ts'
import { type Template, templateItemSchema } from './schema.ts'

export async function readTemplate(db: Database | Transaction, role: ApplicantRole): Promise<Template> {
  const [row] = await db.select().from(checklistTemplates).where(eq(checklistTemplates.role, role))
  const defaults = listDefaultItems(role, staffLocale)
  return {
    role,
    // An item that only an older release knew must not keep people from applying.
    items: row ? row.items.flatMap((item) => templateItemSchema.safeParse(item).data ?? []) : defaults,
    version: row?.version ?? 0,
    changedBy: row?.personName ?? null,
    changedAt: row?.updatedAt.toISOString() ?? null,
    defaults,
  }
}

export async function listAskedItems(
  db: Database | Transaction,
  { role, caseType, language }: { role: ApplicantRole; caseType: string; language: Locale },
): Promise<TemplateItem[]> {
  const { items } = await readTemplate(db, role)
  return wordItems(items, role, language).filter((item: TemplateItem) => !item.except.includes(caseType))
}
