import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import type { Passkey } from '../../schema.ts'
import { passkeysQuery, renamePasskey } from './passkey-calls.ts'

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const queries = useQueryClient()
  const rename = useMutation({
    mutationFn: () => renamePasskey(passkey.id, field.current?.value ?? ''),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      onClose()
    },
    onError: () => field.current?.focus(),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!rename.isPending) rename.mutate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rename ${passkey.name}`}
      initialFocus={field}
      actions={
        <Button type="submit" form={form} busy={rename.isPending && 'Saving…'}>
          Save the name
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label="Name" error={rename.error && reasonOf(rename.error, 'Please try again.')}>
          <Input ref={field} name="name" defaultValue={passkey.name} maxLength={60} required />
        </Field>
      </form>
    </Dialog>
  )
}
