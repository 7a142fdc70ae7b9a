import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, consentProofs, consentRecords } from '#db/schema/index.ts'
import { hashApplicant } from './data.ts'

/** That they agreed, when, and to which words: what a call or a mail of ours may have to be justified with. */
export async function keepConsentProofs(
  tx: Transaction,
  applicationIds: string[],
  rowSealer: RowSealer,
): Promise<void> {
  const given = await tx
    .select({ consent: consentRecords, applicant: applications })
    .from(consentRecords)
    .innerJoin(applications, eq(applications.id, consentRecords.applicationId))
    .where(inArray(consentRecords.applicationId, applicationIds))
    .orderBy(consentRecords.id)
  if (given.length === 0) return
  await tx.insert(consentProofs).values(
    given.map(({ consent: { kind, version, statement, givenAt, byPhone }, applicant }) => {
      return { kind, version, statement, givenAt, byPhone, ...hashApplicant(rowSealer, applicant) }
    }),
  )
}
