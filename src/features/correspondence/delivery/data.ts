import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applicationEvents, applications, holds } from '#db/schema/index.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { ownEmailOf } from '#lib/case-person.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import { hashSecret } from '#lib/secrets.ts'
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

/** The queue forgets what it ran; the timeline doesn't. */
export const wasMailed = async (db: Database, applicationId: string, id: string): Promise<boolean> =>
  (await db.$count(
    applicationEvents,
    and(
      eq(applicationEvents.applicationId, applicationId),
      sql`${applicationEvents.details} ->> 'mailHash' = ${hashSecret(id)}`,
    ),
  )) > 0

/** While a hold lasts, nothing is mailed to the person whose case it is. */
export async function isHeldBack(db: Database, applicationId: string, address: string): Promise<boolean> {
  const isOpen = and(eq(holds.applicationId, applicationId), isNull(holds.endedAt))
  const [file] = await db
    .select()
    .from(applications)
    .innerJoin(holds, isOpen)
    .where(eq(applications.id, applicationId))
  const own = file && ownEmailOf(file.applications)
  return Boolean(own) && mailboxOf(own ?? '') === mailboxOf(address)
}
