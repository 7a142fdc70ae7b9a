import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { type Locale, staffLocale } from '#site/locale.ts'

/** Firms read English. */
export const languageFor = (party: CaseParty, { language }: { language: Locale }): Locale =>
  party === 'firm' ? staffLocale : language

/** In which language the person of an application reads us. */
export async function readLanguage(db: Database | Transaction, applicationId: string): Promise<Locale> {
  const [row] = await db
    .select({ language: applications.language })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return row?.language ?? staffLocale
}
