import { z } from 'zod'
import { fundingMethodValues } from '#domain/decisions.ts'
import { stateCodes } from '#domain/states.ts'

/** An advance in words, for people who can’t open the file anymore. Amounts are cents. */
export const wordedAdvanceSchema = z.object({
  number: z.int(),
  state: z.enum(stateCodes),
  openedAt: z.iso.datetime(),
  endedOn: z.iso.date().nullable(),
  ending: z.string().nullable(),
  entries: z.array(
    z.object({
      id: z.uuid(),
      what: z.string(),
      amount: z.int(),
      on: z.iso.date(),
      corrects: z.uuid().nullable(),
      replaces: z.uuid().nullable(),
      method: z.enum(fundingMethodValues).nullable(),
      personName: z.string().nullable(),
      recordedAt: z.iso.datetime(),
      reference: z.string().optional(),
      payer: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
})
export type WordedAdvance = z.output<typeof wordedAdvanceSchema>
