import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { states } from '#domain/states.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { formatCalendarDay, formatCents, labelOf } from '#site/staff-format.ts'
import type { keptAdvancesApi } from '../../api.ts'
import type { KeptAdvance } from '../../schema.ts'

const api = createApi<RoutesOf<typeof keptAdvancesApi>>()
const keptKey = '/api/admin/kept-advances'

/** Asked for by hand: each look is in the access log. */
export function KeptAdvances() {
  const [isAsked, setAsked] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [keptKey],
    queryFn: () => answerOf(api.GET(keptKey)),
    enabled: isAsked,
    gcTime: 0,
  })
  if (!isAsked)
    return (
      <Button kind="line" className="justify-self-start" onClick={() => setAsked(true)}>
        Show them
      </Button>
    )
  if (!data)
    return error ? (
      <LoadFailure error={error} fallback="They could not be loaded." onRetry={refetch} />
    ) : (
      <Wait>Loading the payments…</Wait>
    )
  return (
    <div aria-live="polite">
      {data.length === 0 && <p>None. No deleted file had a payment.</p>}
      {data.map((advance) => (
        <Kept key={advance.id} advance={advance} />
      ))}
    </div>
  )
}

function Kept({ advance }: { advance: KeptAdvance }) {
  const { state, until, ending, endedOn, contractId, entries } = advance
  const [first] = entries
  return (
    <Fold
      title={first ? `${formatCents(first.amount)} of ${formatCalendarDay(first.on)}` : 'No entries'}
      about={[
        labelOf(states, state),
        ending && endedOn ? `${ending}, ${formatCalendarDay(endedOn)}` : 'no end recorded',
        contractId && 'its contract is kept, too',
        `kept until ${formatCalendarDay(until)}`,
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <Figures caption="Its entries">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Day</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, on, what, amount, personName, reason }) => (
            <tr key={id}>
              <th scope="row">
                {what}
                <small>{[personName, reason].filter(Boolean).join(': ')}</small>
              </th>
              <td>{formatCalendarDay(on)}</td>
              <td>{formatCents(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </Fold>
  )
}
