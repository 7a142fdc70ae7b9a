import { Link, useNavigate } from 'react-router'
import { applicationStatuses } from '#domain/application-status.ts'
import { applicantRoles, applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { ages, type Filters } from '#features/applications/schema/rows.ts'
import { NewsButton } from '#features/live/components/admin/live.tsx'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { formatNumber, toOptions } from '#site/staff-format.ts'
import type { ListPage } from '../../schema.ts'
import { DeskIcon } from './desk-icons.tsx'
import { describeFilters } from './filter-words.ts'
import { useList } from './list-queries.ts'

const choices = [
  { name: 'status', label: 'Status', any: 'Any status', options: applicationStatuses },
  { name: 'state', label: 'State', any: 'All states', options: states },
  { name: 'caseType', label: 'Case type', any: 'All case types', options: applicationCaseTypes },
  { name: 'role', label: 'Sent by', any: 'Anyone', options: applicantRoles },
  { name: 'amount', label: 'Amount', any: 'Any amount', options: fundingAmounts },
  { name: 'age', label: 'Age', any: 'Any age', options: ages.map(({ value, label }) => ({ value, label })) },
] as const

const days = [
  { name: 'from', label: 'Sent from' },
  { name: 'to', label: 'Sent until' },
] as const

const boxes = [
  { name: 'overdue', label: 'Overdue: late by its clock', value: 'true' },
  { name: 'closed', label: 'Not closed', value: 'false' },
  { name: 'judge', label: 'Documents to judge', value: 'true' },
] as const

type ApplicationFiltersProps = {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onSave: () => void
}

export function ApplicationFilters({ isOpen, onToggle, onSave }: ApplicationFiltersProps) {
  const { listState, searchFor } = useListState()
  const { filters } = listState
  const words = describeFilters(filters, useTeam())
  return (
    <search aria-label="Filters" className="desk-filters">
      <div className="desk-filter-line">
        <button
          type="button"
          className="desk-bare"
          aria-expanded={isOpen}
          aria-controls="desk-filter-panel"
          aria-keyshortcuts="f"
          onClick={() => onToggle(!isOpen)}
        >
          Filter <KeyCap>f</KeyCap>
        </button>
        {words.length > 0 && (
          <ul className="desk-chips" aria-label="Filters in force">
            {words.map(({ name, label }) => (
              <li key={name}>
                <Link
                  to={searchFor({ filters: { ...filters, [name]: undefined } })}
                  preventScrollReset
                  aria-label={`Remove filter: ${label}`}
                >
                  {label} <DeskIcon name="remove" />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {words.length > 1 && (
          <Link to={searchFor({ filters: {} })} preventScrollReset className="desk-bare">
            Clear all filters
          </Link>
        )}
        {words.some(({ name }) => name !== 'q') && (
          <button type="button" className="desk-bare" onClick={onSave}>
            Save as view
          </button>
        )}
        <NewsButton />
      </div>
      <div id="desk-filter-panel" hidden={!isOpen}>
        {isOpen && <FilterPanel onClose={() => onToggle(false)} />}
      </div>
    </search>
  )
}

function FilterPanel({ onClose }: { onClose: () => void }) {
  const { listState, searchFor } = useListState()
  const navigate = useNavigate()
  const { filters } = listState
  const { all, isShared } = useTeam()
  const whose = [
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...all.map(({ id, name, isActive }) => ({ value: id, label: isActive ? name : `${name} (left)` })),
  ]
  const choose = (change: Partial<Record<keyof Filters, string>>) =>
    navigate(searchFor({ filters: { ...filters, ...change } as Filters }), {
      preventScrollReset: true,
      // Render at once: otherwise the control jumps back, and the next choice misses this one.
      flushSync: true,
    })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from any of its fields.
    <div className="desk-filter-panel" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <StatusCounts />
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
        {days.map(({ name, label }) => (
          <Field key={name} label={label}>
            <Input
              type="date"
              value={filters[name]?.slice(0, 10) ?? ''}
              onChange={(event) => choose({ [name]: event.target.value })}
            />
          </Field>
        ))}
        {boxes.map(({ name, label, value }) => (
          <Tick
            key={name}
            label={label}
            checked={filters[name] === value}
            onChange={(event) => choose({ [name]: event.target.checked ? value : '' })}
          />
        ))}
      </div>
    </div>
  )
}

function StatusCounts() {
  const { listState, searchFor } = useListState()
  const { data, isPlaceholderData } = useList(listState)
  const { status, overdue, ...others } = listState.filters
  const counts = data?.piles
  const piles = [
    { label: 'All', count: counts?.all, filters: {}, isCurrent: !status && overdue !== 'true' },
    {
      label: 'Overdue',
      count: counts?.overdue,
      filters: { overdue: 'true' as const },
      isCurrent: overdue === 'true',
      isAlarming: (counts?.overdue ?? 0) > 0,
    },
    ...applicationStatuses.map(({ value, label }) => ({
      label,
      count: counts?.byStatus[value],
      filters: { status: value },
      isCurrent: status === value && overdue !== 'true',
    })),
  ]
  return (
    <nav aria-label="By status">
      <ul className="desk-piles">
        {piles.map(({ label, count, filters, isCurrent, ...pile }) => (
          <li key={label}>
            <Link
              to={searchFor({ filters: { ...others, ...filters } })}
              aria-current={isCurrent ? 'page' : undefined}
              className="desk-pile"
              data-alarming={'isAlarming' in pile && pile.isAlarming ? '' : undefined}
            >
              {label}{' '}
              <span className="desk-pile-count">
                {countWords(count, data, isCurrent && !isPlaceholderData)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The current status shows its list's exact count; the others show "at least" where counting stopped. */
function countWords(count: number | undefined, desk: ListPage | undefined, isListed: boolean): string {
  if (count === undefined || desk === undefined) return '–'
  const isMore = isListed ? desk.isMore : desk.piles.isMore
  return `${formatNumber(isListed ? desk.total : count)}${isMore ? '+' : ''}`
}
