import { eq, getTableName, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, consentProofs, consentRecords } from '#db/schema/index.ts'
import { listMergedIn, openRecord } from '#features/merges/data/records.ts'
import { hashApplicant } from './data.ts'

/** We may have to justify a call or a mail with it. */
export async function keepConsentProofs(tx: Transaction, applicationIds: string[], rowSealer: RowSealer) {
  const given = await tx
    .select({ consent: consentRecords, applicant: applications })
    .from(consentRecords)
    .innerJoin(applications, eq(applications.id, consentRecords.applicationId))
    .where(inArray(consentRecords.applicationId, applicationIds))
    .orderBy(consentRecords.id)
  const merged = await listMergedConsents(tx, applicationIds, rowSealer)
  if (given.length + merged.length === 0) return
  await tx.insert(consentProofs).values(
    [...given, ...merged].map(({ consent: { kind, version, statement, givenAt, byPhone }, applicant }) => {
      return { kind, version, statement, givenAt, byPhone, ...hashApplicant(rowSealer, applicant) }
    }),
  )
}

/** What was agreed to in applications that were merged into these, by the name and the addresses given there. */
async function listMergedConsents(tx: Transaction, applicationIds: string[], rowSealer: RowSealer) {
  const files = await listMergedIn(tx, applicationIds)
  return files.flatMap((file) => {
    const { application, rows } = openRecord(rowSealer, file)
    const consents = (rows[getTableName(consentRecords)] ?? []) as KeptConsent[]
    const applicant = application as typeof applications.$inferSelect
    return consents.map((consent) => ({
      consent: { ...consent, givenAt: new Date(consent.givenAt) },
      applicant,
    }))
  })
}

type KeptConsent = Omit<typeof consentRecords.$inferSelect, 'givenAt'> & { givenAt: string }
