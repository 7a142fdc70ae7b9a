import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { endOf } from '#features/decisions/data/standing.ts'
import { listSenders } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import { planFundingDay } from '#lib/business-days.ts'
import type { ContractsOfFile } from '../schema.ts'
import { toContract } from './contract.ts'
import { findOffer } from './prepare.ts'
import { listContracts } from './rows.ts'
import { readSource, type Services } from './source.ts'

/** The contracts of a file, and what another could be drafted from. */
export async function readContractsOfFile(
  services: Services,
  applicationId: string,
  readerId: string | undefined,
): Promise<ContractsOfFile | undefined> {
  const { db } = services
  const source = await readSource(services, applicationId)
  if (!source) return undefined
  const found = await findOffer(services, source)
  const rows = await listContracts(db, applicationId)
  const contracts = []
  for (const row of rows) contracts.push(await toContract(services, row))
  const senders = await listSenders(db)
  return {
    isOn: await areContractsOn(db),
    maySend: senders.some(({ id }) => id === readerId),
    senders: senders.map(({ name }) => name),
    offer: found.ok
      ? { decisionId: found.offer.id, amount: found.offer.amount, endsOn: endOf(found.offer) }
      : null,
    problem: found.ok ? null : (found.errors?.offer?.[0] ?? null),
    suggested: { fundingOn: planFundingDay(await readToday(db)), name: source.name },
    contracts,
  }
}
