import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, checklistItems } from '#db/schema/index.ts'
import type { DecisionConcern } from '#domain/decisions.ts'
import { findFirm, openFirmAnswers } from '#features/firms/counsel/data.ts'
import { openAnswers } from '#features/questions/data.ts'
import type { SheetAdvice } from '#features/underwriting/data/advice.ts'
import { isAboveAsked, listValueConcerns, type ValueConcern } from '../content/concerns.ts'
import type { NewDecision } from '../schema/form.ts'

type Services = { db: Database | Transaction; rowSealer: RowSealer }

/** What stands against a yes at this moment, for an amount in cents. Without one, whatever the amount will be. */
export async function listConcerns(
  { db, rowSealer }: Services,
  applicationId: string,
  amount?: number | null,
): Promise<DecisionConcern[]> {
  const [row] = await db.select().from(applications).where(eq(applications.id, applicationId))
  if (!row) return []
  const found = await findFirm(db, applicationId)
  const { record } = found ?? {}
  const { hasPriorFunding } = openAnswers(rowSealer, row)
  const { liens } = openFirmAnswers(rowSealer, record ?? null)
  const isCleared = liens === 'none' || liens === 'medical'
  const open: Record<Exclude<DecisionConcern, ValueConcern>, boolean> = {
    'firm-not-asked': found !== undefined && (!record?.askedAt || record.wrongRecipientAt !== null),
    'firm-not-verified': found !== undefined && !record?.verifiedAt,
    'firm-said-no': record?.representation != null && record.representation !== 'yes',
    'documents-not-accepted': (await countUnaccepted(db, applicationId)) > 0,
    'prior-funding': liens === 'advance' || liens === 'both' || (hasPriorFunding === true && !isCleared),
    'above-asked': isAboveAsked(amount, row.fundingAmount),
  }
  return (Object.keys(open) as (keyof typeof open)[]).filter((concern) => open[concern])
}

type Wanted = Pick<NewDecision, 'kind'> & { amount: number }

/** With what the value sheet has against it, for an offer: a payment follows one that was weighed. */
export async function listConcernsAbout(
  services: Services,
  applicationId: string,
  { kind, amount }: Wanted,
  value: SheetAdvice | null,
): Promise<DecisionConcern[]> {
  const concerns = await listConcerns(services, applicationId, amount)
  return kind === 'approved' ? [...concerns, ...listValueConcerns(value, amount)] : concerns
}

const countUnaccepted = (db: Database | Transaction, applicationId: string) =>
  db.$count(
    checklistItems,
    and(
      eq(checklistItems.applicationId, applicationId),
      eq(checklistItems.isRequired, true),
      isNull(checklistItems.waivedAt),
      ne(checklistItems.state, 'accepted'),
    ),
  )
