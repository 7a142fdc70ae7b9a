import { findContract } from '#features/contracts/records/data/rows.ts'
import { readMoneyRights } from '#features/people/signatures/data.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { ShownDetails } from '../schema/requests.ts'
import type { Services } from './context.ts'
import { listNumbersBefore } from './numbers.ts'
import { findPayout, listReturned, openPayee } from './rows.ts'

/** Whole, for those who may see them. */
export async function readDetails(
  services: Services,
  contractId: string,
  readerId: string | undefined,
): Promise<
  Outcome<{ details: ShownDetails; applicationId: string | null }, 'unknown' | 'may not see' | 'no details'>
> {
  const { db, rowSealer } = services
  const contract = await findContract(db, contractId)
  if (!contract) return refuse('unknown')
  if (!(await readMoneyRights(db, readerId)).seeDetails) return refuse('may not see')
  const row = (await findPayout(db, contractId)) ?? (await listReturned(db, contractId))[0]
  if (!row) return refuse('no details')
  const {
    name,
    bank = null,
    routing = null,
    account = null,
    accountKind = null,
    address = null,
  } = openPayee(rowSealer, row)
  const { applicationId } = contract
  const known = applicationId ? await listNumbersBefore(services, applicationId, row.enteredAt) : []
  return {
    ok: true,
    applicationId,
    details: {
      ...{ method: row.method, name, bank, routing, account, accountKind, address, version: row.version },
      numbers: known.map(({ number, whose }) => ({ number, whose })),
    },
  }
}
