import type { Database } from '#db/database.ts'
import { countAttempt, networkOf } from '#lib/attempts.ts'
import type { Visitor } from '#lib/page-context.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { verifyNumber } from './data.ts'
import type { Verification } from './schema.ts'

/** The calls and the page without scripts count together. */
export const verifyLimit = (factor: number) => ({ ...rateLimit(60, 10, factor), groupId: 'verify' })

/** For a browser without scripts, whose question is in the address of the page. */
export async function answerVisitor(
  db: Database,
  typed: string,
  { address, factor }: Visitor,
): Promise<Outcome<{ answer: Verification }, 'too many'>> {
  const { groupId, max, timeWindow } = verifyLimit(factor)
  const { current, ttl } = await countAttempt(db, `${groupId} ${networkOf(address)}`, timeWindow)
  if (current > max) return refuse('too many', { wait: ttl })
  return { ok: true, answer: await verifyNumber(db, typed) }
}
