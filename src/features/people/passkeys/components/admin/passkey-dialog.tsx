import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'

type PasskeyDialogProps<Answer> = {
  title: string
  help?: string
  action: string
  busy: string
  name: string
  isRequired?: boolean
  save: (name: string) => Promise<Answer>
  mistakeOf: (error: Error) => string
  onSaved: (answer: Answer) => unknown
  onClose: () => void
}

export function PasskeyDialog<Answer>(props: PasskeyDialogProps<Answer>) {
  const { title, help, action, busy, name, isRequired, save, mistakeOf, onSaved, onClose } = props
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(field.current?.value ?? ''),
    onSuccess: onSaved,
    onError: () => field.current?.focus(),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) mutate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      initialFocus={field}
      actions={
        <Button type="submit" form={form} busy={isPending && busy}>
          {action}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label="Name" help={help} error={error && mistakeOf(error)}>
          <Input ref={field} name="name" maxLength={60} defaultValue={name} required={isRequired} />
        </Field>
      </form>
    </Dialog>
  )
}
