import { useState } from 'react'
import { applicationStatuses } from '#domain/application-status.ts'
import { labelOf } from '#domain/choice.ts'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { type DeadlineSettings, deadlineStatuses } from '#features/calendar/schema.ts'
import { promisedHours, promiseWords } from '#site/promise.ts'
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
    <ul className="grid gap-4">
      {deadlineStatuses.map((status) => {
        const clock = draft.clocks[status]
        const name = labelOf(applicationStatuses, status)
        const counted = clock?.counted ?? 'business'
        const isPromise = status === 'received'
        const set = (change: Clocks['in-review']) => onChange({ ...draft.clocks, [status]: change })
        return (
          <li key={status} className="grid gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <b className="w-40">{name}</b>
              <Input
                className="max-w-24"
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
              {isPromise ? (
                <span>hours, as every page promises</span>
              ) : (
                <Select
                  className="max-w-field"
                  aria-label={`${name}, which hours count`}
                  options={countings}
                  value={counted}
                  disabled={!clock}
                  onChange={({ target }) =>
                    clock && set({ ...clock, counted: target.value === 'all' ? 'all' : 'business' })
                  }
                />
              )}
            </div>
            <p id={`clock-${status}`} role="status" className="text-small text-soft">
              {isPromise && `${promiseWords.en.sentence(draft.clocks.received.hours || promisedHours)} `}
              {sayPreview(draft, status, now)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
