import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import type { SignInAnswer } from './sign-in-calls.ts'
import { useSignIn } from './use-sign-in.ts'

type SignInFormProps = {
  onAnswer: (answer: SignInAnswer) => void
  field?: RefObject<HTMLInputElement | null>
}

/** Asks for the one password, on the sign-in screen and over a page whose session has ended. */
export function SignInForm({ onAnswer, field: given }: SignInFormProps) {
  const own = useRef<HTMLInputElement>(null)
  const field = given ?? own
  const { isSending, problem, signIn } = useSignIn(onAnswer)
  const [isReady, setReady] = useState(false)

  // Before the scripts load, the browser would submit the form itself, and nothing would take it.
  useEffect(() => setReady(true), [])

  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem, field])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    signIn(field.current?.value ?? '')
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Field label="Password" error={problem}>
        <Input
          ref={field}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
      </Field>
      <div aria-live="assertive" className="sr-only">
        {problem}
      </div>
      <Button type="submit" disabled={!isReady} busy={isSending && 'Signing in...'}>
        Sign In
      </Button>
      <noscript>Signing in needs JavaScript.</noscript>
    </form>
  )
}
