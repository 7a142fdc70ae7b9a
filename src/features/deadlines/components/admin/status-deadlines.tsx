import { useState } from 'react'
import { applicationStatuses } from '#domain/application-status.ts'
import { Input } from '#features/admin/kit/components/input.tsx'
import { StatusMark } from '#features/admin/kit/components/mark.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import { type DeadlineSettings, deadlineStatuses } from '#features/calendar/schema.ts'
import { promiseWords } from '#site/promise.ts'
import { promisedHours } from '#site/promised-hours.ts'
import { labelOf } from '#site/staff-format.ts'
import { sayPreview } from './deadline-words.ts'

const countings = [
  { value: 'business', label: 'business hours' },
  { value: 'all', label: 'hours around the clock' },
]

type Clocks = DeadlineSettings['clocks']
type StatusDeadlinesProps = { draft: DeadlineSettings; onChange: (clocks: Clocks) => void }

export function StatusDeadlines({ draft, onChange }: StatusDeadlinesProps) {
  const [now] = useState(Date.now)
  return (
    <Table caption="Clock of each status" className="k-stack">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">May stay</th>
          <th scope="col">Counted</th>
          <th scope="col">What follows</th>
        </tr>
      </thead>
      <tbody>
        {deadlineStatuses.map((status) => {
          const clock = draft.clocks[status]
          const name = labelOf(applicationStatuses, status)
          const counted = clock?.counted ?? 'business'
          const isPromise = status === 'received'
          const set = (change: Clocks['in-review']) => onChange({ ...draft.clocks, [status]: change })
          return (
            <tr key={status}>
              <td>
                <span className="flex items-center gap-2">
                  <StatusMark status={status} />
                  {name}
                </span>
              </td>
              <td>
                <Input
                  className="max-w-20"
                  inputMode="numeric"
                  aria-label={`${name}, hours`}
                  aria-describedby={`clock-${status}`}
                  placeholder="None"
                  value={clock && !Number.isNaN(clock.hours) ? String(clock.hours) : ''}
                  onChange={({ target }) => {
                    const digits = target.value.replace(/\D/g, '').slice(0, 4)
                    if (isPromise) set({ hours: digits ? Number(digits) : Number.NaN, counted: 'all' })
                    else set(digits ? { hours: Number(digits), counted } : null)
                  }}
                />
              </td>
              <td>
                {isPromise ? (
                  'hours, as every page promises'
                ) : (
                  <Select
                    className="min-w-52"
                    aria-label={`${name}, which hours count`}
                    options={countings}
                    value={counted}
                    disabled={!clock}
                    onChange={({ target }) =>
                      clock && set({ ...clock, counted: target.value === 'all' ? 'all' : 'business' })
                    }
                  />
                )}
              </td>
              <td className="k-small">
                <span id={`clock-${status}`} role="status">
                  {isPromise && `${promiseWords.en.sentence(draft.clocks.received.hours || promisedHours)} `}
                  {sayPreview(draft, status, now)}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
