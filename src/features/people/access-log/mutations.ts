import type { Database } from '#db/database.ts'
import { countAttempt, networkOf } from '#lib/attempts.ts'

const hour = 60 * 60_000
/** Strangers can make thousands of wrong guesses, and their entries stay for years. */
const mostRefusalsAnHour = 60

export type Refusal = { isNoted: boolean; isLast: boolean }

/** A network that has to wait counts once an hour. */
export async function countRefusal(
  db: Database,
  { address, isSlowed }: { address: string; isSlowed: boolean },
): Promise<Refusal> {
  if (isSlowed) {
    const { current } = await countAttempt(db, `log slowed ${networkOf(address)}`, hour)
    if (current > 1) return { isNoted: false, isLast: false }
  }
  const { current } = await countAttempt(db, 'log refusals', hour)
  return { isNoted: current <= mostRefusalsAnHour, isLast: current === mostRefusalsAnHour }
}
