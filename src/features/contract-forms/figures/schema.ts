import { z } from 'zod'
import { cancelStarts } from '#domain/cancellation.ts'
import { stateCodes } from '#domain/states.ts'

const cents = z.int()
/** Whose law a figure was cut by; null where it is our own. */
const heldIn = z.enum(stateCodes).nullable()

/** Every sum and day of a contract. Cents and ISO days. */
export const contractFiguresSchema = z.object({
  funded: cents,
  /** What the person gets of it. */
  received: cents,
  oneTimeCharges: z.array(z.object({ name: z.string(), amount: cents, isHeldBack: z.boolean() })),
  maximum: cents.nullable(),
  /** Empty where a state wants the price by outcomes. */
  schedule: z.array(
    z.object({
      from: z.iso.date(),
      through: z.iso.date(),
      charges: cents,
      owed: cents,
      /** In percent, with at most two decimals. */
      yearlyRate: z.number(),
      heldIn,
    }),
  ),
  outcomes: z.array(z.object({ gross: cents, owed: cents, heldIn })),
  /** All advances on the claim together, by months after this one. Empty if this is the first. */
  claim: z.array(z.object({ months: z.int(), advances: cents, earlier: cents, owed: cents, inAll: cents })),
  earlier: z.array(
    z.object({
      number: z.string().nullable(),
      fundedOn: z.iso.date(),
      funded: cents,
      maximum: cents.nullable(),
    }),
  ),
  /** Business days, and the day they count from. */
  cancel: z.object({ days: z.int(), start: z.enum(cancelStarts) }),
})
export type ContractFiguresAnswer = z.output<typeof contractFiguresSchema>
