import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { type OurBank, payoffSettings } from '#db/schema/index.ts'
import { readCompanyOnPapers } from '#features/content/company/data.ts'
import type { PayoffSettings } from './schema.ts'

/** One row, and it is sealed for that. */
export const bankRow = '1'

export type HowPaid = {
  bank: OurBank | null
  checkAddress: string | null
  reductionDays: number
  pulseMonths: number | null
  version: number
}

/** Numbers of our bank and all. Only letters print them. */
export async function readHowPaid({
  db,
  rowSealer,
}: {
  db: Database | Transaction
  rowSealer: RowSealer
}): Promise<HowPaid> {
  const [row] = await db.select().from(payoffSettings)
  if (!row) return { bank: null, checkAddress: null, reductionDays: 30, pulseMonths: 3, version: 0 }
  const { sealedBank, checkAddress, reductionDays, pulseMonths, version } = row
  return {
    bank: sealedBank ? rowSealer.open(payoffSettings.sealedBank, bankRow, sealedBank) : null,
    ...{ checkAddress, reductionDays, pulseMonths, version },
  }
}

/** As it is shown: of the account no more than its end. */
export async function readPayoffSettings(reading: {
  db: Database | Transaction
  rowSealer: RowSealer
}): Promise<PayoffSettings> {
  const { bank, ...rest } = await readHowPaid(reading)
  const { address } = await readCompanyOnPapers(reading.db)
  const endOf = (digits: string) => digits.slice(-4)
  return {
    ...rest,
    bank: bank && {
      ...{ bank: bank.bank, name: bank.name },
      ...{ routingEnding: endOf(bank.routing), accountEnding: endOf(bank.account) },
    },
    companyAddress: address,
  }
}
