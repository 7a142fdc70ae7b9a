import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { onConfirmationAsked } from '#features/admin/components/confirmation.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { waysQuery } from '#features/people/second-factor/components/admin/second-factor-calls.ts'
import { confirmIdentity } from './sign-in-calls.ts'
import { SignInPasskey } from './sign-in-passkey.tsx'

type Answer = (isConfirmed: boolean) => void

/** Asks who is at the desk before a change to how they sign in. */
export function ConfirmIdentity() {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => onConfirmationAsked((asked) => setAnswer(() => asked)), [])

  function close(isConfirmed: boolean) {
    setAnswer(undefined)
    answer?.(isConfirmed)
  }
  return (
    <Dialog open={answer !== undefined} onClose={() => close(false)} title="Is it still you?">
      {answer && <Proof onConfirmed={() => close(true)} />}
    </Dialog>
  )
}

function Proof({ onConfirmed }: { onConfirmed: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const { data: ways } = useQuery(waysQuery)
  const hasFactor = ways !== undefined && (ways.app || ways.passkey)
  const confirm = useMutation({
    mutationFn: () => {
      const typed = field.current?.value ?? ''
      return confirmIdentity(hasFactor ? { code: typed } : { password: typed })
    },
    onSuccess: onConfirmed,
    onError: () => field.current?.select(),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate()
  }

  return (
    <div className="grid gap-5">
      <p>You signed in a while ago. Show once more who you are, and the change goes on.</p>
      {ways?.passkey && <SignInPasskey onAnswer={onConfirmed} label="Use my passkey" />}
      {ways && (hasFactor ? ways.app || ways.recoveryCode : ways.password) && (
        <form id={form} noValidate onSubmit={submit} className="grid gap-5">
          <Field
            label={hasFactor ? codeLabel(ways.app) : 'Your password'}
            error={confirm.error && reasonOf(confirm.error, 'The server did not answer. Please try again.')}
          >
            <Input
              ref={field}
              type={hasFactor ? 'text' : 'password'}
              name={hasFactor ? 'code' : 'password'}
              autoComplete={hasFactor ? 'one-time-code' : 'current-password'}
              maxLength={200}
              required
            />
          </Field>
          <Button type="submit" className="justify-self-start" busy={confirm.isPending && 'Checking…'}>
            Go on
          </Button>
        </form>
      )}
    </div>
  )
}

const codeLabel = (hasApp: boolean) =>
  hasApp ? 'A code of your authenticator app, or a recovery code' : 'A recovery code'
