import { asc, eq, getTableColumns } from 'drizzle-orm'
import { contracts, payouts } from '#db/schema/index.ts'
import type { Services } from './context.ts'
import { toPayout } from './rows.ts'

/** For the export of a person's data: what we paid them and how the account ends. Who at the desk did it isn't theirs. */
export async function exportPayouts({ db, rowSealer }: Services, applicationId: string) {
  const rows = await db
    .select({ number: contracts.number, payout: getTableColumns(payouts) })
    .from(payouts)
    .innerJoin(contracts, eq(contracts.id, payouts.contractId))
    .where(eq(contracts.applicationId, applicationId))
    .orderBy(asc(payouts.enteredAt))
  return rows.map(({ number, payout }) => {
    const { method, amount, payee, bank, accountEnding, enteredAt, ...kept } = toPayout(rowSealer, payout)
    const { sentOn, receivedOn, returnedOn, reference } = kept
    return {
      contract: number,
      method,
      amount,
      payee,
      bank,
      accountEnding,
      enteredAt,
      reference,
      sentOn,
      receivedOn,
      returnedOn,
    }
  })
}
