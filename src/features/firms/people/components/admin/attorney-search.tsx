import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { Combobox } from '#features/admin/kit/components/combobox.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import type { firmPeopleApi } from '../../api.ts'
import type { PersonQuery } from '../../schema.ts'
import { firmsPath } from './person-queries.ts'
import { useTypedPause } from './use-typed-pause.ts'

const api = createApi<RoutesOf<typeof firmPeopleApi>>()

const useFoundPeople = (query: PersonQuery | undefined) =>
  useQuery({
    queryKey: [firmsPath, 'people', query],
    queryFn: query ? () => answerOf(api.GET('/api/firms/people', { params: { query } })) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

export function useFoundPerson(id: string | undefined) {
  const { data } = useFoundPeople(id ? { id } : undefined)
  return id ? data?.find((person) => person.id === id) : undefined
}

type AttorneySearchProps = {
  label: string
  name: string | undefined
  onChoose: (id: string | undefined) => void
}

/** Every firm’s attorneys, with the firm beside the name. */
export function AttorneySearch({ label, name, onChoose }: AttorneySearchProps) {
  const [typed, setTyped] = useState(name ?? '')
  const { asked } = useTypedPause(typed === name ? '' : typed)
  const { data } = useFoundPeople(asked ? { q: asked, kind: 'attorney' } : undefined)
  const options = asked
    ? (data ?? []).map((person) => ({ value: person.id, label: person.name, note: person.firm.name }))
    : []
  return (
    <Field label={label}>
      <Combobox
        name="Attorneys found"
        placeholder="Anybody"
        options={options}
        typed={typed}
        onType={(words) => {
          setTyped(words)
          if (words === '' && name) onChoose(undefined)
        }}
        onChoose={({ value, label }) => {
          setTyped(label)
          onChoose(value)
        }}
      />
    </Field>
  )
}
