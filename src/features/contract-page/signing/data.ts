import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { listEarlier } from '#features/contract-forms/figures/data.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { findApplication, openAnswers } from '#features/questions/data.ts'
import type { PriceQuestion } from './components/less-view.tsx'

type Services = { db: Database; rowSealer: RowSealer }

/** What a contract was priced with, so that a browser can say what less of it would cost. */
export async function readPriceQuestion(
  { db }: Services,
  contractId: string,
): Promise<PriceQuestion | undefined> {
  const row = await findContract(db, contractId)
  if (!row?.applicationId) return undefined
  const { fundingOn: fundedOn, rule, figures } = row
  const { earlier } = await listEarlier(db, row.applicationId)
  return { fundedOn, rule, terms: figures.terms, earlier, cancel: figures.cancel }
}

/** Where paper goes. An attorney's file has no address of the client. */
export async function findMailAddress(
  { db, rowSealer }: Services,
  applicationId: string,
): Promise<string | null> {
  const row = await findApplication(db, applicationId)
  if (!row || row.role === 'attorney') return null
  const { address } = openAnswers(rowSealer, row)
  return typeof address === 'string' && address ? address : null
}
