import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { retentionKinds, retentionKindValues } from '#domain/retention.ts'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { LinkDaysForm } from '#features/correspondence/page-links/components/admin/link-days-form.tsx'
import { DeletedList } from '#features/privacy/deleted-records/components/admin/deleted-list.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { brand } from '#site/brand.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useToast } from '#ui/toast.tsx'
import type { retentionApi } from '../../api.ts'
import { describeTonight, listTimes } from '../../components/admin/retention-words.ts'
import type { Retention } from '../../schema.ts'

export const meta = () => [{ title: `Retention | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function RetentionScreen() {
  return (
    <SettingsPage title="Retention" about="How long you keep what people send you, and how long links work">
      <p className="max-w-form pb-5 text-soft">
        Whatever is older than you say here is deleted every night at about 4 a.m. Eastern time, with its
        files, unsent mails and background work. The access log says how much that was.
      </p>
      <RetentionForm />
      <div className="pt-10">
        <LinkDaysForm />
      </div>
      <DeletedList />
    </SettingsPage>
  )
}

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

function RetentionForm() {
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: [retentionKey],
    queryFn: () => answerOf(api.GET(retentionKey)),
    staleTime: 0,
  })
  const [draft, setDraft] = useState<Retention>()
  const { toast } = useToast()
  const save = useMutation({
    mutationFn: (body: Retention) => answerOf(api.PUT(retentionKey, { body })),
    onSuccess: (answer) => {
      queries.setQueryData([retentionKey], answer)
      setDraft(undefined)
      toast({ title: 'Retention saved' })
    },
  })
  const months = draft ?? data?.months
  const tonight = useTonight(months)
  useUnsavedGuard(draft !== undefined)
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
    <form onSubmit={submit} className="grid max-w-form gap-5">
      {save.isError && (
        <Notice tone="critical" announce>
          {reasonOf(save.error, 'This was not saved. Please try again.')}
        </Notice>
      )}
      {retentionKinds.map(({ value, label, help }) => (
        <Field key={value} label={label} help={help} className="max-w-field">
          <Select
            options={listTimes(data.months[value])}
            value={months[value] ?? ''}
            onChange={({ target }) =>
              setDraft({ ...months, [value]: target.value === '' ? null : Number(target.value) })
            }
          />
        </Field>
      ))}
      <p role="status" className="font-semibold">
        {tonight.data ? describeTonight(tonight.data) : 'Counting what would go tonight…'}
      </p>
      <Button type="submit" className="justify-self-start" busy={save.isPending && 'Saving…'}>
        Save
      </Button>
    </form>
  )
}
