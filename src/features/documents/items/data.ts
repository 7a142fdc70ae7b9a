import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { checklistItems } from '#db/schema/index.ts'
import { type CaseParty, casePartyValues, type DocumentChannel } from '#domain/case-file.ts'

/** Whose items a file from each channel can answer. Upload links go to applicants and to their legal teams. */
export const partiesOf: Record<DocumentChannel, readonly CaseParty[]> = {
  application: ['applicant'],
  case: ['applicant'],
  firm: ['firm'],
  'upload-link': casePartyValues,
  desk: casePartyValues,
}

/** A sender can't name an item of another application or another party, or a waived one. */
export async function findAskedItem(
  db: Database | Transaction,
  { applicationId, channel, itemId }: { applicationId: string; channel: DocumentChannel; itemId: string },
) {
  const [item] = await db
    .select({ id: checklistItems.id, documentType: checklistItems.documentType })
    .from(checklistItems)
    .where(
      and(
        eq(checklistItems.id, itemId),
        eq(checklistItems.applicationId, applicationId),
        inArray(checklistItems.party, [...partiesOf[channel]]),
        isNull(checklistItems.waivedAt),
      ),
    )
  return item
}
