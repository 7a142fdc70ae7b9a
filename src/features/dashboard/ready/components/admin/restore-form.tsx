import type { FormEvent } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useToast } from '#ui/toast.tsx'
import { daysBetweenRestores } from '../../schema.ts'
import { useOpeningChange } from './ready-calls.ts'

/** Only the owner knows whether a backup came back. */
export function RestoreForm({ restoredOn, onDone }: { restoredOn: string | null; onDone: () => void }) {
  const { toast } = useToast()
  const save = useOpeningChange(() => {
    toast({ title: 'Restore noted' })
    onDone()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('restoredOn')
    save.mutate({ restoredOn: value ? String(value) : null })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p>
        Copy the database and the files every night to another place, and the secret key to a third. Then
        bring a copy back on another machine and look at it. This task returns {daysBetweenRestores} days
        after the day you enter.
      </p>
      <div className="ready-form">
        <Field
          label="Last restore that worked"
          error={save.error && reasonOf(save.error, 'The day was not saved. Please try again.')}
        >
          <Input type="date" name="restoredOn" defaultValue={restoredOn ?? ''} />
        </Field>
        <Button type="submit" size="small" busy={save.isPending && 'Saving…'}>
          Save
        </Button>
      </div>
    </form>
  )
}
