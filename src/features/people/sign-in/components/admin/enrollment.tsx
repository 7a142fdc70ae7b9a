import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { passkeysQuery } from '#features/people/passkeys/components/admin/passkey-calls.ts'
import { Passkeys } from '#features/people/passkeys/components/admin/passkeys.tsx'
import { AuthenticatorApp } from '#features/people/second-factor/components/admin/authenticator-app.tsx'
import {
  factorsQuery,
  finishEnrollment,
} from '#features/people/second-factor/components/admin/second-factor-calls.ts'
import { Button } from '#ui/button.tsx'
import { logOut, type SignInAnswer } from './sign-in-calls.ts'

type EnrollmentProps = { onAnswer: (answer: SignInAnswer) => void; onStartOver: () => void }

export function Enrollment({ onAnswer, onStartOver }: EnrollmentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: factors } = useQuery(factorsQuery)
  const { data: keys } = useQuery(passkeysQuery)
  const hasFactor = Boolean(factors?.appSince || keys?.passkeys.length)
  const finish = useMutation({ mutationFn: finishEnrollment, onSuccess: onAnswer })
  const leave = useMutation({ mutationFn: logOut, onSettled: onStartOver })
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1}>
          Set up a second factor
        </h1>
        <p className="text-lead">
          Everybody here signs in with something besides the password. Add a passkey or an authenticator app;
          one is enough.
        </p>
      </div>
      <Passkeys isNew />
      <AuthenticatorApp isNew />
      <Refusal error={finish.error} fallback="The server did not answer. Please try again." />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {hasFactor && (
          <Button busy={finish.isPending && 'Opening…'} onClick={() => finish.mutate()}>
            Open the desk
          </Button>
        )}
        <Button variant="quiet" className="px-0" onClick={() => leave.mutate()}>
          Sign out
        </Button>
      </p>
    </div>
  )
}
