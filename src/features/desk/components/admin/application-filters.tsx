import { useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { applicationStatuses } from '#site/choices/application-review.ts'
import { applicantRoles, applicationCaseTypes, fundingAmounts } from '#site/choices/applications.ts'
import { states } from '#site/choices/states.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { SearchIcon } from '#ui/icons.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { ages, type Filters, promisedHours } from '../../schema.ts'
import { filterParams, useDeskPlace } from './desk-place.ts'

const choices = [
  { name: 'status', label: 'Status', any: 'Any status', options: applicationStatuses },
  { name: 'state', label: 'State', any: 'All states', options: states },
  { name: 'caseType', label: 'Case type', any: 'All case types', options: applicationCaseTypes },
  { name: 'role', label: 'Sent by', any: 'Anyone', options: applicantRoles },
  { name: 'amount', label: 'Amount', any: 'Any amount', options: fundingAmounts },
  { name: 'age', label: 'Age', any: 'Any age', options: ages.map(({ value, label }) => ({ value, label })) },
] as const

const fromForm = (form: HTMLFormElement): Filters =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '')) as Filters

/** Chosen filters count at once; the search waits for Enter. The address holds them all. */
export function ApplicationFilters({ searchId }: { searchId: string }) {
  const { place, searchFor } = useDeskPlace()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { filters } = place
  const apply = () => {
    if (form.current) navigate(searchFor({ filters: fromForm(form.current) }), { preventScrollReset: true })
  }
  const count = filterParams(filters).size - (filters.q ? 1 : 0)
  return (
    <Form
      ref={form}
      // Drawn anew with the address: after Back, or a link to other filters, the fields show what counts.
      key={filterParams(filters).toString()}
      role="search"
      aria-label="Applications"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="grid gap-4"
    >
      <div className="flex items-end gap-2">
        <Field
          label="Search by name, email, phone, reference or firm"
          id={searchId}
          className="max-w-120 flex-1"
        >
          <Input type="search" name="q" defaultValue={filters.q} maxLength={200} autoComplete="off" />
        </Field>
        <Button type="submit" variant="outline" size="icon" aria-label="Search">
          <SearchIcon />
        </Button>
      </div>
      <details className="desk-filters" open={count > 0}>
        <summary>Filters{count > 0 && ` (${count})`}</summary>
        <div className="desk-filter-grid">
          {choices.map(({ name, label, any, options }) => (
            <Field key={name} label={label}>
              <Select
                name={name}
                placeholder={any}
                options={options}
                defaultValue={filters[name]}
                onChange={apply}
              />
            </Field>
          ))}
          <Field label="Sent from">
            <Input type="date" name="from" defaultValue={filters.from?.slice(0, 10)} onChange={apply} />
          </Field>
          <Field label="Sent until">
            <Input type="date" name="to" defaultValue={filters.to?.slice(0, 10)} onChange={apply} />
          </Field>
          <Checkbox
            name="overdue"
            value="true"
            label={`Overdue: new for more than ${promisedHours} hours`}
            defaultChecked={filters.overdue === 'true'}
            onChange={apply}
          />
        </div>
      </details>
      {(count > 0 || filters.q) && (
        <p>
          <Link to={searchFor({ filters: {} })}>Clear all filters</Link>
        </p>
      )}
    </Form>
  )
}
