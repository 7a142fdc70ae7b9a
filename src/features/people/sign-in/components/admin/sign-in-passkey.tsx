import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { Button, type ButtonKind } from '#features/admin/kit/components/button.tsx'
import { signInWithPasskey } from '#features/people/passkeys/components/admin/passkey-calls.ts'
import { passkeyMistake } from '#features/people/passkeys/components/admin/passkey-mistake.ts'
import type { SignInAnswer } from './sign-in-calls.ts'

type SignInPasskeyProps = {
  onAnswer: (answer: SignInAnswer) => void
  label?: string
  kind?: ButtonKind
  isOther?: boolean
}

export function SignInPasskey({
  onAnswer,
  label = 'Sign in with a passkey',
  kind = 'line',
  isOther = false,
}: SignInPasskeyProps) {
  const [isAble, setAble] = useState(false)
  const show = useMutation({ mutationFn: signInWithPasskey, onSuccess: onAnswer })
  useEffect(() => setAble(browserSupportsWebAuthn()), [])
  if (!isAble) return null
  return (
    <div className="grid gap-3">
      {isOther && <p className="or-rule">or</p>}
      <Button kind={kind} busy={show.isPending && 'Waiting for your device…'} onClick={() => show.mutate()}>
        {label}
      </Button>
      <Refusal error={show.error && passkeyMistake(show.error)} />
    </div>
  )
}
