import type { Money, Owed } from '../schema.ts'
import { AdvanceList } from './advance-list.tsx'
import { HowItGrows } from './how-it-grows.tsx'
import { OwedToday } from './owed-today.tsx'

/** What would be owed, and how it grows. Who sends the money back won’t owe any of it. */
export function MoneyBody({ money, owed }: { money: Money; owed: Owed | null }) {
  if (!owed) return null
  if (money.stage === 'sent' || money.stage === 'received') return <OwedToday owed={owed} />
  if (money.stage !== 'active') return null
  return (
    <>
      <HowItGrows owed={owed} />
      <AdvanceList owed={owed} />
    </>
  )
}
