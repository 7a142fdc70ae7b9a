import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { Combobox } from '#features/admin/kit/components/combobox.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { firmsPath } from '../../../people/components/admin/person-queries.ts'
import type { firmsApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof firmsApi>>()
const limit = 8
/** As long as fingers take from one letter to the next. */
const pause = 150

export type NamedFirm = { id: string; name: string }

/** Firms that match what somebody types, once they pause. */
export function useFoundFirms(typed: string) {
  const q = typed.trim()
  const [asked, ask] = useState(q)
  useEffect(() => {
    const timer = setTimeout(() => ask(q), pause)
    return () => clearTimeout(timer)
  }, [q])
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

type FirmChoiceProps = {
  label: string
  help?: string
  error?: string | undefined
  firm: NamedFirm | undefined
  onChoose: (firm: NamedFirm | undefined) => void
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
          if (firm) onChoose(undefined)
        }}
        onChoose={({ value, label: name }) => {
          setTyped(name)
          onChoose({ id: value, name })
        }}
      />
    </Field>
  )
}
