import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import { readSource, type Services } from '#features/contracts/records/data/source.ts'
import { compareWithToday } from '#features/contracts/records/data/today.ts'

/** `offer`: what it was drafted from doesn't stand anymore. `law`: the rules of today wouldn't allow it. */
export type Unlawful = { because: 'offer' | 'law'; changed: string[] }

/** Why nobody may sign a contract anymore, and what changed since it was sent. */
export async function findUnlawful(services: Services, row: ContractRow): Promise<Unlawful | undefined> {
  const source = row.applicationId && (await readSource(services, row.applicationId))
  if (!source) return { because: 'offer', changed: [] }
  const { offer, changes, isOtherLaw } = await compareWithToday(services, row, source)
  if (!offer.ok) {
    const isLaw = offer.reason === 'closed' || offer.reason === 'outdated'
    return { because: isLaw ? 'law' : 'offer', changed: [] }
  }
  const changed = changes.map(({ label, before, after }) => `${label}: ${before}, now ${after}.`)
  return isOtherLaw || changed.length > 0 ? { because: 'law', changed } : undefined
}
