import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { contracts } from '#db/schema/index.ts'
import { findPaidOn } from '#features/contract-forms/figures/data.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import { changeContract, inContracts, ofDesk } from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { mailAcknowledgmentAsk } from '../jobs.ts'
import type { AcknowledgmentServices, Acting } from './theirs.ts'

export type { Acting }

/**
 * Another firm has the file. Until the money is out its contract stays, and the new attorney acknowledges it. The caller
 * has locked the file.
 */
export async function askNewCounsel(
  acting: Acting,
  applicationId: string,
  { firm, reviewer }: { firm: string; reviewer: Reviewer },
): Promise<void> {
  const { tx, enqueue } = acting
  const contract = await lockUnpaid(tx, applicationId)
  if (!contract) return
  const isSigned = contract.status !== 'issued'
  if (isSigned) {
    await changeContract(tx, contract.id, { status: 'signed' })
    await changeSigning(tx, contract.id, {
      ...{ acknowledgedAt: null, acknowledgedKey: null, attorneyRemindedAt: null },
      ...{ refusedAt: null, pausedAt: null, leftAt: null },
    })
    await enqueue(tx, mailAcknowledgmentAsk, { contractId: contract.id })
  }
  await recordStep(acting, contract, 'counsel-changed', ofDesk(reviewer), { firm })
}

type OfLead = { applicationId: string; firm: string }

/** The same where a firm was linked by mistake, and the right one is linked. */
export const askNewLead =
  ({ enqueue, ...services }: Omit<AcknowledgmentServices, 'db'>) =>
  (tx: Transaction, { applicationId, firm }: OfLead, reviewer: Reviewer): Promise<void> =>
    inContracts({ ...services, db: tx }, (writing) =>
      askNewCounsel({ ...writing, enqueue }, applicationId, { firm, reviewer }),
    )

async function lockUnpaid(tx: Transaction, applicationId: string): Promise<ContractRow | undefined> {
  const isOut = inArray(contracts.status, ['issued', 'signed', 'acknowledged'])
  const [row] = await tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.applicationId, applicationId), isOut))
    .orderBy(desc(contracts.advance))
    .limit(1)
    .for('update')
  return row && !(await findPaidOn(tx, applicationId, row.advance)) ? row : undefined
}
