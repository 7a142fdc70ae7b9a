import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useChange } from '#features/admin/components/use-change.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { formatDay } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import type { AppSetup } from '../../schema.ts'
import { CopyButton } from './copy-button.tsx'
import { NewCodes } from './new-codes.tsx'
import { confirmApp, factorsQuery, removeApp, startApp } from './second-factor-calls.ts'

/** `isNew`: during sign-in, where people can only add one. */
export function AuthenticatorApp({ isNew = false }: { isNew?: boolean }) {
  const { data, error } = useQuery(factorsQuery)
  const queries = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isAsking, setAsking] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: factorsQuery.queryKey })
  const start = useMutation({
    mutationFn: startApp,
    onError: (failure) => reportFailure(failure, 'Please try again.'),
  })
  const remove = useChange(removeApp, {
    reads: [factorsQuery.queryKey],
    done: () => 'Authenticator app turned off',
  })

  function turnOn(recoveryCodes: readonly string[] | null) {
    start.reset()
    setCodes(recoveryCodes)
    reportSuccess('Authenticator app turned on')
    return refresh()
  }

  return (
    <section aria-labelledby="authenticator-app" className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="authenticator-app">Authenticator app</h2>
        {data && <span className="text-soft">{describe(data.appSince, start.isSuccess)}</span>}
      </div>
      {error && <LoadFailure error={error} fallback="The authenticator app could not be loaded." />}
      {!data && !error && <LoadingText />}
      {data && !start.data && (
        <>
          <p className="max-w-measure">
            An app on your phone shows six digits that change every 30 seconds. Signing in asks for them after
            your password.
          </p>
          <p className="flex flex-wrap gap-3">
            <Button kind="line" busy={start.isPending && 'One moment…'} onClick={() => start.mutate()}>
              {data.appSince ? 'Set up a new app' : 'Set up an app'}
            </Button>
            {data.appSince && !isNew && (
              <Button kind="bare" onClick={() => setAsking(true)}>
                Turn it off
              </Button>
            )}
          </p>
        </>
      )}
      {start.data && <AppSetupForm setup={start.data} onOn={turnOn} onCancel={() => start.reset()} />}
      <NewCodes codes={codes} onClose={() => setCodes(null)} />
      <ConfirmDialog
        open={isAsking}
        title="Turn the authenticator app off?"
        confirmLabel="Turn it off"
        busy={remove.isPending && 'Turning off…'}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        Its codes stop working at once.
      </ConfirmDialog>
    </section>
  )
}

function describe(since: string | null, isBeingSetUp: boolean): string {
  if (isBeingSetUp) return 'being set up'
  return since ? `on since ${formatDay(since)}` : 'off'
}

type AppSetupFormProps = {
  setup: AppSetup
  onOn: (recoveryCodes: readonly string[] | null) => void
  onCancel: () => void
}

function AppSetupForm({ setup, onOn, onCancel }: AppSetupFormProps) {
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
        <Button kind="bare" onClick={onCancel}>
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
