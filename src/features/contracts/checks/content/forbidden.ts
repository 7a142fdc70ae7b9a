import type { OfferAnswers } from '#domain/contracts.ts'
import { type StateCode, states } from '#domain/states.ts'
import type { Binding } from '#features/contract-forms/figures/data.ts'
import { findClosed } from '#features/decisions/content/offer.ts'
import { formatCents, labelOf } from '#site/staff-format.ts'

type Wanted = {
  home: StateCode
  binding: Binding
  answers: OfferAnswers
  amount: number
  /** Cents that are out on the claim. */
  out: number
  received: number
}

/** What no contract gets around. Each line names the state. */
export function listForbidden({ home, binding, answers, amount, out, received }: Wanted): string[] {
  const name = labelOf(states, home)
  const lines: string[] = []
  const closed = findClosed(binding.home)
  if (closed) lines.push(`${name}: ${closed}`)
  if (binding.forum?.posture === 'closed') {
    const there = labelOf(states, binding.forum.code)
    lines.push(`${there}: the state is closed, and its rule reaches claims that are pursued there.`)
  }
  if (answers['workers-compensation'])
    lines.push(`${name}: we don’t buy workers’ compensation claims. Most can’t be assigned.`)
  if (answers['united-states'])
    lines.push(`${name}: we don’t buy claims against the United States. They can’t be assigned.`)
  for (const { code, largestAdvance, capsPerClaim } of [binding.home, binding.forum ?? binding.home]) {
    const inAll = amount + (capsPerClaim ? out : 0)
    if (largestAdvance === null || inAll <= largestAdvance) continue
    const most = `${labelOf(states, code)}: the largest advance is ${formatCents(largestAdvance)}`
    lines.push(
      capsPerClaim && out > 0
        ? `${most} for all on a claim, and ${formatCents(out)} is out already.`
        : `${most}.`,
    )
  }
  if (received <= 0) lines.push(`${name}: what is held back of the advance takes all of it.`)
  return [...new Set(lines)]
}
