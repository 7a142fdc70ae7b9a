import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '#features/admin/components/api.ts'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import type { FieldErrors } from '#lib/errors.ts'

type RecordFormOptions<Change, Answer> = {
  schema: z.ZodType<Change>
  save: (change: Change) => Promise<Answer>
  /** What the toast says. */
  done: string
  onDone: (answer: Answer) => void
  /** A colleague saved first: what was typed stays, and theirs is shown. */
  onBehind?: () => void
}

/** Checks, saves and says how it went. The server's own findings stand at their fields, too. */
export function useRecordForm<Change, Answer>(options: RecordFormOptions<Change, Answer>) {
  const { schema, save, done, onDone, onBehind } = options
  const [errors, setErrors] = useState<FieldErrors>()
  const [isSaving, setSaving] = useState(false)
  const form = useFocusOnMistake(errors)
  const { reportSuccess, reportFailure } = useOutcome()

  async function submit(event: FormEvent<HTMLFormElement>, typed: Record<string, unknown>) {
    event.preventDefault()
    if (isSaving) return
    const change = schema.safeParse(typed)
    setErrors(change.success ? {} : (z.flattenError(change.error).fieldErrors as FieldErrors))
    if (!change.success) return
    setSaving(true)
    try {
      const answer = await save(change.data)
      reportSuccess(done)
      onDone(answer)
    } catch (error) {
      if (onBehind && isConflict(error)) onBehind()
      else if (error instanceof ApiError && Object.keys(error.errors).length > 0) setErrors(error.errors)
      else reportFailure(error, 'Please try again.', 'Not saved')
    } finally {
      setSaving(false)
    }
  }
  return { form, submit, isSaving, mistake: (name: string) => errors?.[name]?.[0] }
}

export type RecordForm = Pick<
  ReturnType<typeof useRecordForm<unknown, unknown>>,
  'form' | 'submit' | 'isSaving' | 'mistake'
>
