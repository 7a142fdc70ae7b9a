import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ages, type Filters } from '#features/applications/list/schema.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { applicationStatuses } from '#site/choices/application-status.ts'
import { applicantRoles, applicationCaseTypes, fundingAmounts } from '#site/choices/applications.ts'
import { toOptions } from '#site/choices/choice.ts'
import { states } from '#site/choices/states.ts'
import { promisedHours } from '#site/promise.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { SearchIcon } from '#ui/icons.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { filterParams, useDeskPlace } from './desk-place.ts'

const choices = [
  { name: 'status', label: 'Status', any: 'Any status', options: applicationStatuses },
  { name: 'state', label: 'State', any: 'All states', options: states },
  { name: 'caseType', label: 'Case type', any: 'All case types', options: applicationCaseTypes },
  { name: 'role', label: 'Sent by', any: 'Anyone', options: applicantRoles },
  { name: 'amount', label: 'Amount', any: 'Any amount', options: fundingAmounts },
  { name: 'age', label: 'Age', any: 'Any age', options: ages.map(({ value, label }) => ({ value, label })) },
] as const

const isWide = () => typeof window !== 'undefined' && window.matchMedia('(width >= 48rem)').matches

/** Filters apply at once; the search waits for Enter. The address holds them all. */
export function ApplicationFilters({ searchId }: { searchId: string }) {
  const { place, searchFor } = useDeskPlace()
  const navigate = useNavigate()
  const search = useRef<HTMLInputElement>(null)
  const { filters } = place
  const { all, isShared } = useTeam()
  const whose = [
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...all.map(({ id, name, isActive }) => ({ value: id, label: isActive ? name : `${name} (left)` })),
  ]
  const count = filterParams(filters).size - (filters.q ? 1 : 0)
  // On a phone they would push the list down, so they open only on request.
  const [isOpen, setOpen] = useState(() => count > 0 && isWide())
  const choose = (change: Partial<Record<keyof Filters, string>>) =>
    navigate(searchFor({ filters: { ...filters, ...change } as Filters }), {
      preventScrollReset: true,
      // Render at once: otherwise the control jumps back, and the next choice misses this one.
      flushSync: true,
    })

  useEffect(() => {
    // After Back, or a link to another list, show the search in effect.
    if (search.current) search.current.value = filters.q ?? ''
  }, [filters.q])

  return (
    <search aria-label="Applications">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          choose({ q: search.current?.value.trim() ?? '' })
        }}
        className="grid gap-4"
      >
        <div className="flex items-end gap-2">
          <Field
            label="Search by name, email, phone, reference, firm or opposing party"
            id={searchId}
            className="max-w-120 flex-1"
          >
            <Input ref={search} type="search" name="q" maxLength={200} autoComplete="off" />
          </Field>
          <Button type="submit" variant="outline" size="icon" aria-label="Search">
            <SearchIcon />
          </Button>
        </div>
        <details
          className="desk-filters"
          open={isOpen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary>Filters{count > 0 && ` (${count})`}</summary>
          <div className="desk-filter-grid">
            {choices.map(({ name, label, any, options }) => (
              <Field key={name} label={label}>
                <Select
                  placeholder={any}
                  options={toOptions(options)}
                  value={filters[name] ?? ''}
                  onChange={(event) => choose({ [name]: event.target.value })}
                />
              </Field>
            ))}
            {isShared && (
              <Field label="Assigned to">
                <Select
                  placeholder="Anyone or nobody"
                  options={whose}
                  value={filters.assignee ?? ''}
                  onChange={(event) => choose({ assignee: event.target.value })}
                />
              </Field>
            )}
            <Field label="Sent from">
              <Input
                type="date"
                value={filters.from?.slice(0, 10) ?? ''}
                onChange={(event) => choose({ from: event.target.value })}
              />
            </Field>
            <Field label="Sent until">
              <Input
                type="date"
                value={filters.to?.slice(0, 10) ?? ''}
                onChange={(event) => choose({ to: event.target.value })}
              />
            </Field>
            <Checkbox
              label={`Overdue: new for more than ${promisedHours} hours`}
              checked={filters.overdue === 'true'}
              onChange={(event) => choose({ overdue: event.target.checked ? 'true' : '' })}
            />
          </div>
        </details>
        {(count > 0 || filters.q) && (
          <p>
            <Link to={searchFor({ filters: {} })}>Clear all filters</Link>
          </p>
        )}
      </form>
    </search>
  )
}
