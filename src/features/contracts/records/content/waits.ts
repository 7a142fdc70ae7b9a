import type { contractSignings, contracts } from '#db/schema/index.ts'
import type { ContractWait } from '../schema.ts'

type Contract = Pick<typeof contracts.$inferSelect, 'status' | 'issuedAt'>
type Signing = Partial<typeof contractSignings.$inferSelect>
type Wait = { for: ContractWait; since: Date | null }

/** What a contract that was sent waits for, and since when. `paperSince`: a paper was found signed, and two haven't said so yet. */
export function waitOf(
  { status, issuedAt }: Contract,
  signing: Signing,
  paperSince: Date | null,
): Wait | undefined {
  const { onPaperSince, mailedOn, copiedOn } = signing
  const isOnPaper = onPaperSince != null
  if (paperSince) return { for: 'confirming', since: paperSince }
  if (status === 'issued') {
    if (isOnPaper && !mailedOn) return { for: 'mailing', since: onPaperSince }
    return { for: 'person', since: mailedOn ? noonOf(mailedOn) : issuedAt }
  }
  if (status === 'signed') return waitOfCounsel(signing)
  if (status === 'acknowledged' && isOnPaper && !copiedOn)
    return { for: 'copies', since: signing.acknowledgedAt ?? null }
  return undefined
}

function waitOfCounsel({ leftAt, refusedAt, pausedAt, signedAt }: Signing): Wait {
  if (leftAt) return { for: 'counsel', since: leftAt }
  // An attorney who talks with the client after a no hasn't said the last word.
  const isRefused = refusedAt && !(pausedAt && pausedAt > refusedAt)
  return isRefused ? { for: 'refused', since: refusedAt } : { for: 'attorney', since: signedAt ?? null }
}

/** The same day in every zone of the country. */
const noonOf = (day: string): Date => new Date(`${day}T17:00:00Z`)
