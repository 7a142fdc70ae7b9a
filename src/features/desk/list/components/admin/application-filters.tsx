import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { applicationStatuses } from '#domain/application-status.ts'
import { applicantRoles, applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { ChipLink } from '#features/admin/kit/components/chip.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { FilterLine } from '#features/admin/kit/components/filter-line.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { TabLinks } from '#features/admin/kit/components/tabs.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { useListState } from '#features/applications/components/admin/list-state.ts'
import { ages, type Filters } from '#features/applications/schema/rows.ts'
import { NewsButton } from '#features/live/components/admin/live.tsx'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { formatNumber, toOptions } from '#site/staff-format.ts'
import type { ListPage } from '../../schema.ts'
import { describeFilters } from './filter-words.ts'
import { FirmFilters, useFirmNames } from './firm-filters.tsx'
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
  { name: 'firmRecord', label: 'No firm’s record', value: 'none' },
] as const

export type FilterSwitch = {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onSave: () => void
}

type ApplicationFiltersProps = FilterSwitch & {
  /** Stands in the line's place while rows are selected. */
  bulk: ReactNode
}

export function ApplicationFilters({ isOpen, onToggle, onSave, bulk }: ApplicationFiltersProps) {
  return (
    <>
      {bulk}
      <search aria-label="Filters">
        {!bulk && <Line isOpen={isOpen} onToggle={onToggle} onSave={onSave} />}
        <div id="desk-filter-panel" hidden={!isOpen}>
          {isOpen && <FilterPanel onClose={() => onToggle(false)} />}
        </div>
      </search>
    </>
  )
}

function Line({ isOpen, onToggle, onSave }: FilterSwitch) {
  const { listState, searchFor } = useListState()
  const { filters } = listState
  const words = describeFilters(filters, { ...useTeam(), ...useFirmNames(filters) })
  return (
    <FilterLine end={<NewsButton />}>
      {words.length > 0 && (
        <ul className="contents" aria-label="Filters in force">
          {words.map(({ name, label }) => (
            <li key={name} className="contents">
              <ChipLink
                label={label}
                to={searchFor({ filters: { ...filters, [name]: undefined } })}
                preventScrollReset
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        kind="bare"
        keys="f"
        aria-expanded={isOpen}
        aria-controls="desk-filter-panel"
        aria-keyshortcuts="f"
        onClick={() => onToggle(!isOpen)}
      >
        Filter
      </Button>
      {words.length > 1 && (
        <ButtonLink kind="bare" to={searchFor({ filters: {} })} preventScrollReset>
          Clear all filters
        </ButtonLink>
      )}
      {words.some(({ name }) => name !== 'q') && (
        <Button kind="bare" onClick={onSave}>
          Save as view
        </Button>
      )}
    </FilterLine>
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
    <div className="desk-filters" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <StatusCounts />
      <div className="k-questions">
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
        <FirmFilters filters={filters} onChoose={choose} />
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
      isRed: (counts?.overdue ?? 0) > 0,
    },
    ...applicationStatuses.map(({ value, label }) => ({
      label,
      count: counts?.byStatus[value],
      filters: { status: value },
      isCurrent: status === value && overdue !== 'true',
    })),
  ]
  return (
    <TabLinks
      isSmall
      label="By status"
      links={piles.map(({ count, filters, ...pile }) => ({
        ...pile,
        id: pile.label,
        count: countWords(count, data, pile.isCurrent && !isPlaceholderData),
        to: searchFor({ filters: { ...others, ...filters } }),
      }))}
    />
  )
}

/** The current status shows its list's exact count; the others show "at least" where counting stopped. */
function countWords(count: number | undefined, desk: ListPage | undefined, isListed: boolean): string {
  if (count === undefined || desk === undefined) return '–'
  const isMore = isListed ? desk.isMore : desk.piles.isMore
  return `${formatNumber(isListed ? desk.total : count)}${isMore ? '+' : ''}`
}
