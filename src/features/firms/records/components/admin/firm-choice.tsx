import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { Combobox } from '#features/admin/kit/components/combobox.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { firmsPath } from '../../../people/components/admin/person-queries.ts'
import { useTypedPause } from '../../../people/components/admin/use-typed-pause.ts'
import type { firmsApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof firmsApi>>()
const limit = 8

export type NamedFirm = { id: string; name: string }

/** Firms that match what somebody types, once they pause. */
export function useFoundFirms(typed: string) {
  const { q, asked } = useTypedPause(typed)
  const { data, isFetching } = useQuery({
    queryKey: [firmsPath, 'found', asked],
    queryFn:
      asked === ''
        ? skipToken
        : () => answerOf(api.GET('/api/firms/page', { params: { query: { q: asked, limit } } })),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const isSought = q !== ''
  return { found: isSought ? data : undefined, isSearching: isSought && (q !== asked || isFetching) }
}

/** Of the firm at the end of the merges. */
export function useFirmName(id: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: [firmsPath, 'name', id],
    queryFn: id ? () => answerOf(api.GET('/api/firms/page', { params: { query: { id } } })) : skipToken,
  })
  return id ? data?.firms[0]?.name : undefined
}

type FirmChoiceProps = {
  label: string
  help?: string
  error?: string | undefined
  firm: NamedFirm | undefined
  /** Nobody once what is typed is another name. */
  onChoose: (firm: NamedFirm | undefined, typed: string) => void
}

/** Type a few letters, choose with the arrows. */
export function FirmChoice({ label, help, error, firm, onChoose }: FirmChoiceProps) {
  const [typed, setTyped] = useState(firm?.name ?? '')
  const { found } = useFoundFirms(firm?.name === typed ? '' : typed)
  const options = (found?.firms ?? []).map(({ id, name, place, open }) => ({
    value: id,
    label: name,
    ...(place && { note: place }),
    count: `${open} open`,
  }))
  return (
    <Field label={label} help={help} error={error}>
      <Combobox
        name="Firms found"
        placeholder="Name, domain or phone"
        options={options}
        typed={typed}
        onType={(words) => {
          setTyped(words)
          if (firm) onChoose(undefined, words)
        }}
        onChoose={({ value, label: name }) => {
          setTyped(name)
          onChoose({ id: value, name }, name)
        }}
      />
    </Field>
  )
}
