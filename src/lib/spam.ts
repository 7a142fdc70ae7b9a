import { z } from 'zod'
import type { SpamReason } from '#domain/spam.ts'

/** What a form sends beside its answers, by which machines give themselves away. None of it is ever refused. */
export const senderSigns = {
  /** A field that people do not see and programs fill in. */
  homepage: z.string().optional().catch('filled'),
  /** Milliseconds from the first look at the form to sending it. */
  elapsed: z.number().optional().catch(undefined),
}

/** Nobody reads, fills in and sends a form in less, not even with a browser that completes every field. */
const leastFillTime = 2_000

type SenderSigns = { homepage?: string | undefined; elapsed?: number | undefined }

export function findSpamReason({ homepage, elapsed }: SenderSigns): SpamReason | null {
  if (homepage) return 'honeypot'
  return elapsed !== undefined && elapsed < leastFillTime ? 'too-fast' : null
}
