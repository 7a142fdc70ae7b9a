import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { checklistTemplates, type TemplateItem } from '#db/schema/index.ts'
import type { ApplicantRole } from '#site/choices/applications.ts'
import { listDefaultItems } from './content.ts'

/** The owner's list for a role, or the one that comes with the program. */
export async function readTemplate(
  db: Database | Transaction,
  role: ApplicantRole,
): Promise<{ items: TemplateItem[]; version: number }> {
  const { items, version } = checklistTemplates
  const [row] = await db
    .select({ items, version })
    .from(checklistTemplates)
    .where(eq(checklistTemplates.role, role))
  return row ?? { items: listDefaultItems(role), version: 0 }
}

/** What an application of this role and kind of case is asked for. */
export async function listAskedItems(
  db: Database | Transaction,
  { role, caseType }: { role: ApplicantRole; caseType: string },
): Promise<TemplateItem[]> {
  const { items } = await readTemplate(db, role)
  return items.filter(({ except }) => !except.includes(caseType))
}
