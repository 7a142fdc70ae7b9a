import { type FormEvent, useState } from 'react'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { claims, recordClaimNames, recordClaims } from '#site/claims.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Opening } from '../../schema.ts'
import { useOpeningChange } from './ready-calls.ts'

export function ClaimSources({ sources, onDone }: { sources: Opening['sources']; onDone: () => void }) {
  const { toast } = useToast()
  const [draft, setDraft] = useState<Opening['sources']>()
  const save = useOpeningChange(() => {
    setDraft(undefined)
    toast({ title: 'Sources saved' })
    onDone()
  })
  useUnsavedGuard(draft !== undefined)
  const shown = draft ?? sources
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ sources: shown })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Refusal error={save.error} fallback="The sources were not saved. Please try again." />
      <p>
        Name a record you could show: a ledger, a count on a day, a survey with its date. Take a figure off
        the site if there is none.
      </p>
      {recordClaimNames.map((name) => (
        <Field key={name} label={`${recordClaims[name]}: ${claims[name]}`}>
          <Input
            value={shown[name]}
            maxLength={400}
            onChange={({ target }) => setDraft({ ...shown, [name]: target.value })}
          />
        </Field>
      ))}
      <Button type="submit" size="small" className="justify-self-start" busy={save.isPending && 'Saving…'}>
        Save the sources
      </Button>
    </form>
  )
}
