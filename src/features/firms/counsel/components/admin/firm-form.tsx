import { type FormEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { EmailInput, Input } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { guessEmail } from '#lib/email-typo.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { type Firm, firmChangeSchema } from '../../schema.ts'
import { useChangeFirm } from './firm-queries.ts'

type FirmFormProps = { applicationId: string; firm: Firm; onDone: () => void }

export function FirmForm({ applicationId, firm, onDone }: FirmFormProps) {
  // Keeps the version on the screen, because a poll must not hide that somebody else saved.
  const [opened, setOpened] = useState(firm)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBehind, setBehind] = useState(false)
  const { mutateAsync, isPending } = useChangeFirm(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const change = firmChangeSchema.safeParse({ ...typed, version: opened.version })
    setErrors(change.success ? {} : z.flattenError(change.error).fieldErrors)
    if (!change.success) return
    try {
      await mutateAsync(change.data)
      reportSuccess('Law firm saved')
      onDone()
    } catch (error) {
      setBehind(isConflict(error))
      if (!isConflict(error)) reportFailure(error, 'Failed to save the law firm', 'Not saved')
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid justify-items-start gap-4">
      {isBehind && (
        <Notice tone="critical" title="Somebody else has saved this meanwhile" announce>
          <p>
            Theirs: {firm.name}, {firm.attorney}, {firm.email ?? 'no email'}, {firm.phone ?? 'no phone'}
          </p>
          <Button
            kind="line"
            className="mt-2"
            onClick={() => {
              setOpened(firm)
              setBehind(false)
            }}
          >
            Keep mine and save again
          </Button>
        </Notice>
      )}
      <Field label="Law firm" error={errors.name?.[0]} className="w-full">
        <Input ref={first} name="name" defaultValue={opened.name} maxLength={150} />
      </Field>
      <Field label="Attorney" error={errors.attorney?.[0]} className="w-full">
        <Input name="attorney" defaultValue={opened.attorney} maxLength={150} />
      </Field>
      <Field
        label="Email"
        help="Another address has to be verified before anything is mailed there. The old link ends."
        error={errors.email?.[0]}
        className="w-full"
      >
        <EmailInput name="email" defaultValue={opened.email ?? ''} suggest={guessEmail} maxLength={254} />
      </Field>
      <Field label="Phone" error={errors.phone?.[0]} className="w-full">
        <Input name="phone" type="tel" defaultValue={opened.phone ?? ''} maxLength={40} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Saving…'}>
          Save
        </Button>
        <Button kind="line" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
