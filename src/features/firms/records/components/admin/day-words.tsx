import { slowFrom } from '../../schema/firm.ts'

/** Business days, the middle value: "1.2 d". Red from the day on that counts as slow. */
export function Days({ days }: { days: number | null }) {
  if (days === null) return <span className="k-quiet">–</span>
  const isSlow = days >= slowFrom
  return (
    <span className={isSlow ? 'k-red font-semibold' : undefined}>
      {days.toFixed(1)} d{isSlow && <span className="sr-only">, slow</span>}
    </span>
  )
}
