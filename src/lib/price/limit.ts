import { whole } from '#lib/exact.ts'
import { listCeilings, type PriceRule, type Recovery } from './ceilings.ts'

/** Illinois assesses its rate for six months at a time, so its limit is a stair. */
const stepMonths = 6

type Asked = { advance: number; months: number; recovery?: Recovery | undefined }

/** Whether the state's limit jumps with each half-year instead of rising with each month. */
export const countsInSteps = ({ caps }: Pick<PriceRule, 'caps'>): boolean =>
  caps.some(({ kind }) => kind === 'half-year-rate')

/**
 * The most that the state lets anybody owe, in cents. Undefined where its rule names no such sum, or only a share of a
 * case that nobody knows yet. No price of ours is above it: inside a step we charge by the month.
 */
export function mostAllowed(
  rule: Omit<PriceRule, 'largestAdvance'>,
  { advance, months, recovery }: Asked,
): number | undefined {
  const charged = Math.min(months, rule.mostMonths ?? months)
  const begun = countsInSteps(rule) ? Math.ceil(charged / stepMonths) * stepMonths : charged
  // Whatever a law allows on top of a rate counts in full, also where we don't charge it.
  const law = { fee: Number.MAX_SAFE_INTEGER, heldBack: 0, time: { months: begun } }
  const situation = { ...law, received: advance, recovery }
  const owed = listCeilings(rule, situation, whole(0)).flatMap(({ name, owed }) =>
    name === 'servicing' ? [] : [owed],
  )
  return owed.length > 0 ? Math.min(...owed) : undefined
}
