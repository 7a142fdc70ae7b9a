import { z } from 'zod'

/**
 * What waits for the reader's signature: an offer, a payment, the correction of one or of a ledger’s
 * entry, a contract signed on paper, money that is to leave, or a limit.
 */
export const toSignSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['approved', 'funded', 'correction', 'entry', 'paper', 'payout', 'limit']),
  /** Null for a limit. */
  file: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Cents; null for a limit. */
  amount: z.int().nullable(),
  /** Null when it is the reader's own, which nobody else may sign. */
  by: z.string().nullable(),
  signedAt: z.iso.datetime(),
})
export type ToSign = z.output<typeof toSignSchema>
