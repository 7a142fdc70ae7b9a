import type { Database, Transaction } from '#db/database.ts'
import { contractSettings } from '#db/schema/index.ts'
import type { ContractSettings } from './schema.ts'

const unset: ContractSettings = { isOn: false, keepYears: 7, version: 0 }

export async function readContractSettings(db: Database | Transaction): Promise<ContractSettings> {
  const [row] = await db
    .select({
      isOn: contractSettings.isOn,
      keepYears: contractSettings.keepYears,
      version: contractSettings.version,
    })
    .from(contractSettings)
  return row ?? unset
}

/** From then on no payment is made without a contract. */
export const areContractsOn = async (db: Database | Transaction): Promise<boolean> =>
  (await readContractSettings(db)).isOn
