import type { CancelStart } from '#domain/cancellation.ts'
import type { LineKey } from '#features/contract-forms/templates/schema/lines.ts'

/** From when the days to cancel count, and until when, in the contract's own words. */
export const cancelLines = {
  funding: ['front.cancelFunding', 'front.byFunding'],
  receipt: ['front.cancelReceipt', 'front.byReceipt'],
  signing: ['front.cancelSigning', 'front.bySigning'],
  later: ['front.cancelLater', 'front.byReceipt'],
} as const satisfies Record<CancelStart, readonly [LineKey, LineKey]>
