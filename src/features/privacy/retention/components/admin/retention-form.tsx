import { type FormEvent, useState } from 'react'
import { retentionKinds } from '#domain/retention.ts'
import { reasonOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Retention } from '../../schema.ts'
import { useRetention, useSaveRetention, useTonight } from './retention-calls.ts'
import { describeTonight, listTimes } from './retention-words.ts'

export function RetentionForm() {
  const { data, error } = useRetention()
  const [draft, setDraft] = useState<Retention>()
  const { toast } = useToast()
  const save = useSaveRetention(() => {
    setDraft(undefined)
    toast({ title: 'Retention saved' })
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
        <Field key={value} label={label} help={help}>
          <Select
            className="max-w-field"
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
