import { Link } from 'react-router'
import { accessKinds } from '#domain/access.ts'
import { QueryForm } from '#features/admin/components/query-form.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { labelOf, toOptions } from '#site/staff-format.ts'
import { CloseIcon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { EntryFilters } from '../../schema.ts'
import { useLogPlace } from './log-place.ts'

type Named = { id: string; name: string }

export const firstFilterId = 'log-person'

export function LogFilters({ people }: { people: readonly Named[] }) {
  const { place } = useLogPlace()
  const { person, kind, application, since } = place.filters
  return (
    <div className="grid gap-3">
      <QueryForm
        key={JSON.stringify(place.filters)}
        role="search"
        aria-label="Filter the log"
        className="log-filters"
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
        }}
      >
        <Field label="Who" id={firstFilterId}>
          <Select
            name="person"
            placeholder="Anyone"
            defaultValue={person ?? ''}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field label="What">
          <Select
            name="kind"
            placeholder="Everything"
            defaultValue={kind ?? ''}
            options={toOptions(accessKinds)}
          />
        </Field>
        <Field label="Whose file">
          <Input name="application" defaultValue={application} placeholder="Reference, email" />
        </Field>
        <Field label="Since">
          <Input type="date" name="since" defaultValue={since?.slice(0, 10)} />
        </Field>
        <Button type="submit" kind="line">
          Filter
        </Button>
      </QueryForm>
      <Chosen people={people} />
    </div>
  )
}

function Chosen({ people }: { people: readonly Named[] }) {
  const { place, searchFor } = useLogPlace()
  const { person, kind, application, since, action } = place.filters
  const chips: [keyof EntryFilters, string | undefined][] = [
    ['person', person && (people.find(({ id }) => id === person)?.name ?? 'Somebody')],
    ['kind', kind && labelOf(accessKinds, kind)],
    ['application', application],
    ['since', since && `Since ${since.slice(0, 10)}`],
    ['action', action],
  ]
  const chosen = chips.filter(([, label]) => label !== undefined)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen" className="flex flex-wrap gap-2">
      {chosen.map(([name, label]) => (
        <li key={name}>
          <Link to={{ search: searchFor({ [name]: undefined }) }} className="log-chip">
            <VisuallyHidden>Remove: </VisuallyHidden>
            {label}
            <CloseIcon className="size-3" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
