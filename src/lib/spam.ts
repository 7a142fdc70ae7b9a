import { z } from 'zod'
import type { SpamReason } from '#domain/spam.ts'

/** Bots give themselves away by these. The form never rejects them. */
export const senderSigns = {
  /** People don't see this field; programs fill it in. */
  homepage: z.string().optional().catch('filled'),
  /** Milliseconds from first seeing the form to sending it. */
  elapsed: z.number().optional().catch(undefined),
}

/** Nobody reads, fills in and sends a form faster, not even with autofill. */
const minFillTime = 2_000

type SenderSigns = { homepage?: string | undefined; elapsed?: number | undefined }

export function findSpamReason({ homepage, elapsed }: SenderSigns): SpamReason | null {
  if (homepage) return 'honeypot'
  return elapsed !== undefined && elapsed < minFillTime ? 'too-fast' : null
}
