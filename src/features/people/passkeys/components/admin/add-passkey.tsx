import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef } from 'react'
import { nameBrowser } from '#lib/browser-name.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { addPasskey } from './passkey-calls.ts'
import { passkeyMistake } from './passkey-mistake.ts'

type AddPasskeyProps = {
  open: boolean
  onAdded: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

/** Asks for a name first: once the browser's own window has closed, people think they are done. */
export function AddPasskey({ open, onAdded, onClose }: AddPasskeyProps) {
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const add = useMutation({
    mutationFn: () => addPasskey(field.current?.value || nameBrowser(navigator.userAgent)),
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
    onError: () => field.current?.focus(),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!add.isPending) add.mutate()
  }
  function close() {
    add.reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Add a passkey"
      initialFocus={field}
      actions={
        <Button type="submit" form={form} busy={add.isPending && 'Waiting for your device…'}>
          Create it
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label="Name"
          help="So that you know it in the list. Your device asks for the rest."
          error={add.error && passkeyMistake(add.error)}
        >
          <Input ref={field} name="name" maxLength={60} defaultValue={nameBrowser(navigator.userAgent)} />
        </Field>
      </form>
    </Dialog>
  )
}
