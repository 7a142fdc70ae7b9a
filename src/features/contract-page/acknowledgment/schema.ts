import { z } from 'zod'
import { codeField } from '#features/access/schema.ts'
import { firmMoneySchema } from '#features/contract-page/money/schema.ts'
import { acknowledgmentSchema } from '#features/contracts/acknowledgment/schema.ts'
import { staffLocale } from '#site/locale.ts'
import { acknowledgmentWords } from './content/words.ts'

export const attorneyParams = z.object({ token: z.string().min(1).max(200) })

/** Null where no contract was ever sent. `mayWrite` is false for co-counsel, who read. */
export const attorneyContractSchema = z.object({
  contract: acknowledgmentSchema.nullable(),
  /** Of its contracts, once money left on them. */
  money: z.array(firmMoneySchema),
  mayWrite: z.boolean(),
})
export type AttorneyContract = z.output<typeof attorneyContractSchema>

export const typedCodeSchema = z.object({ code: codeField(acknowledgmentWords[staffLocale].code.missing) })
