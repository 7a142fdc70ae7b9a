import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import type { SignInAnswer } from './sign-in-calls.ts'
import { useSignIn } from './use-sign-in.ts'

type SignInFormProps = {
  onAnswer: (answer: SignInAnswer) => void
  asksForEmail?: boolean | undefined
  email?: string | undefined
  field?: RefObject<HTMLInputElement | null>
}

export function SignInForm({ onAnswer, asksForEmail = false, email, field: given }: SignInFormProps) {
  const own = useRef<HTMLInputElement>(null)
  const field = given ?? own
  const emailField = useRef<HTMLInputElement>(null)
  const { isSending, problem, signIn } = useSignIn(onAnswer)
  const [isReady, setReady] = useState(false)

  // Before the scripts load, the browser would submit the form itself, and nothing would take it.
  useEffect(() => setReady(true), [])

  useEffect(() => {
    if (problem) (problem.field === 'email' ? emailField : field).current?.focus()
  }, [problem, field])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = field.current?.value ?? ''
    signIn(asksForEmail ? { email: emailField.current?.value.trim() ?? '', password } : { password })
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {asksForEmail && (
        <Field label="Email" error={problem?.field === 'email' && problem.words}>
          <Input
            ref={emailField}
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={email}
            maxLength={200}
            required
          />
        </Field>
      )}
      <Field label="Password" error={problem?.field === 'password' && problem.words}>
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
        {problem?.words}
      </div>
      <Button type="submit" disabled={!isReady} busy={isSending && 'Signing in...'}>
        Sign In
      </Button>
      <noscript>Signing in needs JavaScript.</noscript>
    </form>
  )
}
