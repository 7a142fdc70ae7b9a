import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { retentionKinds, retentionKindValues } from '#domain/retention.ts'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import { countChanges, useKeptDraft } from '#features/admin/components/use-kept-draft.ts'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { formatNumber } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import type { retentionApi } from '../../api.ts'
import { byKind, type Retention, retentionSchema } from '../../schema.ts'
import { describeTonight, listTimes } from './retention-words.ts'

const api = createApi<RoutesOf<typeof retentionApi>>()

const retentionKey = '/api/admin/retention'

function useTonight(months: Retention | undefined) {
  const query = Object.fromEntries(retentionKindValues.map((kind) => [kind, months?.[kind] ?? 'never']))
  return useQuery({
    queryKey: [retentionKey, 'tonight', query],
    queryFn: async () => (await answerOf(api.GET(retentionKey, { params: { query } }))).tonight,
    enabled: months !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function RetentionForm() {
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: [retentionKey],
    queryFn: () => answerOf(api.GET(retentionKey)),
    staleTime: 0,
  })
  const [draft, keep] = useKeptDraft(retentionKey, retentionSchema.partial())
  const { toast } = useToast()
  const save = useMutation({
    mutationFn: (body: Retention) => answerOf(api.PUT(retentionKey, { body })),
    onSuccess: (answer) => {
      queries.setQueryData([retentionKey], answer)
      keep(undefined)
      toast({ title: 'Retention saved' })
    },
  })
  const months =
    data && byKind((kind) => draft?.[kind] ?? (draft?.[kind] === null ? null : data.months[kind]))
  const tonight = useTonight(months)
  const changed = countChanges(months, data?.months)
  // To keep everything is a decision, too.
  const changes = changed === 0 && draft && data?.isDecided === false ? 1 : changed
  const element = usePageForm({ draft: retentionKey, changes, isSaving: save.isPending })
  if (!months || !data) {
    return error ? (
      <LoadFailure error={error} fallback="How long data is kept could not be loaded." />
    ) : (
      <LoadingText />
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(months)
  }
  return (
    <form ref={element} onSubmit={submit} className="k-form">
      {save.isError && (
        <Notice tone="critical" announce>
          {reasonOf(save.error, 'This was not saved. Please try again.')}
        </Notice>
      )}
      <Table caption="Kinds of data" className="k-stack">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Kept for</th>
            <th scope="col" className="text-end">
              Would go tonight
            </th>
          </tr>
        </thead>
        <tbody>
          {retentionKinds.map(({ value, label, help }) => (
            <tr key={value}>
              <td>
                {label}
                <small id={`counted-${value}`}>{help}</small>
              </td>
              <td>
                <Select
                  className="min-w-40"
                  aria-label={label}
                  aria-describedby={`counted-${value}`}
                  options={listTimes(data.months[value])}
                  value={months[value] ?? ''}
                  onChange={({ target }) =>
                    keep({ ...draft, [value]: target.value === '' ? null : Number(target.value) })
                  }
                />
              </td>
              <td className="text-end max-md:hidden">{tonight.data && formatNumber(tonight.data[value])}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p role="status" className="font-semibold">
        {tonight.data ? describeTonight(tonight.data) : 'Counting what would go tonight…'}
      </p>
    </form>
  )
}
