import type { Money, Owed } from '../schema.ts'
import { AdvanceList } from './advance-list.tsx'
import { HowItGrows } from './how-it-grows.tsx'

/** Below the headline, once it counts: how what is owed grows. */
export function MoneyBody({ money, owed }: { money: Money; owed: Owed | null }) {
  if (money.stage !== 'active' || !owed) return null
  return (
    <>
      <HowItGrows owed={owed} />
      <AdvanceList owed={owed} />
    </>
  )
}
