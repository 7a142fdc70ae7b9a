import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import type { AppSetup } from '../../schema.ts'
import { CopyButton } from './copy-button.tsx'
import { confirmApp } from './second-factor-calls.ts'

type AppSetupFormProps = {
  setup: AppSetup
  onOn: (recoveryCodes: readonly string[] | null) => void
  onCancel: () => void
}

export function AppSetupForm({ setup, onOn, onCancel }: AppSetupFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const top = useRef<HTMLHeadingElement>(null)
  const confirm = useMutation({
    mutationFn: () => confirmApp({ setup: setup.setup, code: field.current?.value ?? '' }),
    onSuccess: ({ recoveryCodes }) => onOn(recoveryCodes),
    onError: () => field.current?.focus(),
  })
  useEffect(() => top.current?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate()
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-form gap-5">
      <div className="flex flex-wrap gap-4">
        <QrCode {...setup.picture} label="QR code with the key below" className="size-48" />
        <div className="grid content-start gap-2">
          <h3 ref={top} tabIndex={-1}>
            1. Scan this with your app, or type the key
          </h3>
          <p className="max-w-[20ch] font-mono">{setup.key}</p>
          <CopyButton text={setup.key.replaceAll(' ', '')} done="Copied. Your app wants it as it is.">
            Copy the key
          </CopyButton>
        </div>
      </div>
      <Field label="2. The six digits it shows now" error={confirm.error && mistakeOf(confirm.error)}>
        <Input
          ref={field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          className="max-w-40 font-serif text-lead tracking-widest"
          required
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirm.isPending && 'Checking…'}>
          Turn it on
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function mistakeOf(error: Error): string {
  const own = error instanceof ApiError ? error.errors.code?.[0] : undefined
  return own ?? reasonOf(error, 'The server did not answer. Please try again.')
}
